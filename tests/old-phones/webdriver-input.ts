import type { Browser, Key } from './browser';

/** An input source with its actions, in the format of WebDriver and WebDriver BiDi. */
type InputSource = Record<string, unknown>;
type Action = Record<string, unknown>;

/** WebDriver's code points for keys without a character. */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowLeft: '\uE012',
  Home: '\uE011',
  End: '\uE010',
};

/**
 * Returns pointer and keyboard actions for a browser that supports WebDriver's actions. `isTouchScreen` returns whether
 * the pointer is a finger.
 */
export function webdriverInput(
  perform: (source: InputSource) => Promise<unknown>,
  isTouchScreen: () => boolean,
): Pick<Browser, 'press' | 'swipe' | 'point' | 'type' | 'key'> {
  const performPointer = (actions: Action[]) =>
    perform({
      type: 'pointer',
      id: isTouchScreen() ? 'finger' : 'mouse',
      parameters: { pointerType: isTouchScreen() ? 'touch' : 'mouse' },
      actions,
    });
  const moveTo = (x: number, y: number, duration = 0) => ({
    type: 'pointerMove',
    duration,
    x: Math.round(x),
    y: Math.round(y),
  });
  const pressKeys = (keys: string[]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const pointerDown = { type: 'pointerDown', button: 0 };
  const pointerUp = { type: 'pointerUp', button: 0 };

  return {
    async press(x, y) {
      await performPointer([moveTo(x, y), pointerDown, pointerUp]);
    },
    async swipe(from, to) {
      await performPointer([moveTo(from.x, from.y), pointerDown, moveTo(to.x, to.y, 200), pointerUp]);
    },
    async point(x, y) {
      await performPointer([moveTo(x, y)]);
    },
    async type(text) {
      await pressKeys(Array.from(text));
    },
    async key(key) {
      await pressKeys([KEYS[key]]);
    },
  };
}
