export type Screen = { width: number; height: number; touch: boolean };

/** The phone of 2018 and a desktop. */
export const PHONE: Screen = { width: 360, height: 640, touch: true };
export const DESKTOP: Screen = { width: 1280, height: 800, touch: false };

/** In pixels of the window. */
export type WindowPoint = { x: number; y: number };

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End';

/** A browser with one page open, driven from outside as a user would; the same for every engine. */
export type Browser = {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It travels as text: old syntax only, and nothing from around it. */
  evaluate<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Puts a finger, or the mouse, on a point of the window and takes it away again. */
  press(x: number, y: number): Promise<void>;
  /** Draws a finger over the window from one point to the other. */
  swipe(from: WindowPoint, to: WindowPoint): Promise<void>;
  /** Moves the mouse. */
  point(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  resize(screen: Screen): Promise<void>;
  /** What pages wrote as an error, or threw; whoever has read it empties it. */
  complaints: string[];
  close(): Promise<void>;
};
