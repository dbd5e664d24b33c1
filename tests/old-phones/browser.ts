export type Screen = { width: number; height: number; hasTouch: boolean };

/** Window of a phone of 2018, and of a desktop. */
export const PHONE: Screen = { width: 360, height: 640, hasTouch: true };
export const DESKTOP: Screen = { width: 1280, height: 800, hasTouch: false };

/** Position in pixels of the window. */
export type WindowPoint = { x: number; y: number };

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End';

/** A browser with one page, controlled as a user would control it. All engines have this interface. */
export type Browser = {
  /** Opens a URL and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it must use old syntax and no outer variables. */
  evaluate<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Taps or clicks a point of the window. */
  press(x: number, y: number): Promise<void>;
  /** Swipes from one point of the window to the other. */
  swipe(from: WindowPoint, to: WindowPoint): Promise<void>;
  /** Moves the mouse. */
  point(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  resize(screen: Screen): Promise<void>;
  /** Errors that pages logged or threw. A reader empties the list. */
  consoleErrors: string[];
  close(): Promise<void>;
};
