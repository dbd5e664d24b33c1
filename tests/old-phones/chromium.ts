import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Key, Screen, WindowPoint } from './browser';
import { connect, startBrowser } from './connection';

const KEY_CODES: Record<Key, number> = {
  Enter: 13,
  Escape: 27,
  Tab: 9,
  ArrowRight: 39,
  ArrowLeft: 37,
  Home: 36,
  End: 35,
};

/** Milliseconds within which two taps count as a double tap, which does not place a caret. */
const DOUBLE_TAP_MS = 600;
/** Number of points between the two ends of a swipe. */
const SWIPE_STEPS = 8;

const interpolate = (from: WindowPoint, to: WindowPoint, share: number) => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

type ThrownException = { exceptionDetails: { text: string; exception?: { description?: string } } };
type DevToolsAnswer = { result: { value: never }; exceptionDetails?: ThrownException['exceptionDetails'] };

function nextFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

type Target = { type: string; webSocketDebuggerUrl: string };

/**
 * Returns the debugging URL of the first page. Retries, because the browser accepts requests a moment before it has
 * opened a page.
 */
async function findFirstPage(port: string): Promise<string> {
  for (;;) {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[];
    const page = targets.find(({ type }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
  }
}

/** Starts a Chromium of 2018 or later. The folder of `binary` also contains the libraries that Chromium needs. */
export async function startChromium(binary: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'old-phone-'));
  const folder = dirname(binary);
  const { address: port, stop } = await startBrowser(
    binary,
    [
      '--headless',
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--disable-background-networking',
      '--hide-scrollbars',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    {
      profile,
      addressPattern: /DevTools listening on ws:\/\/[^:]+:(\d+)\//,
      env: { ...process.env, LD_LIBRARY_PATH: `${folder}:${join(folder, 'lib')}` },
    },
  );
  const page = await connect(await findFirstPage(port));

  const consoleErrors: string[] = [];
  let isTouchScreen = false;
  page.on('Runtime.exceptionThrown', ({ exceptionDetails }: ThrownException) => {
    consoleErrors.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
  });
  page.on(
    'Runtime.consoleAPICalled',
    ({ type, args }: { type: string; args: { value?: unknown; description?: string }[] }) => {
      if (type === 'error') consoleErrors.push(args.map(({ value, description }) => value ?? description).join(' '));
    },
  );
  await page.send('Page.enable');
  await page.send('Runtime.enable');

  const sendMouseEvent = (type: string, x: number, y: number) =>
    page.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });

  let lastTouchEnd = 0;
  const touchAlong = async (points: WindowPoint[]) => {
    await sleep(Math.max(0, lastTouchEnd + DOUBLE_TAP_MS - Date.now()));
    for (const [index, { x, y }] of points.entries()) {
      const touchPoints = [{ x: Math.round(x), y: Math.round(y) }];
      await page.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints });
    }
    await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    lastTouchEnd = Date.now();
  };

  const evaluate: Browser['evaluate'] = async (script, ...args) => {
    const { result, exceptionDetails } = await page.send<DevToolsAnswer>('Runtime.evaluate', {
      expression: `(${script})(...${JSON.stringify(args)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };

  return {
    async open(url) {
      const loaded = new Promise<void>((done) => page.on('Page.loadEventFired', () => done()));
      await page.send('Page.navigate', { url });
      await loaded;
      // A tap before the first frame is lost.
      await evaluate(nextFrame);
    },
    evaluate,
    async press(x, y) {
      if (isTouchScreen) await touchAlong([{ x, y }]);
      else for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) await sendMouseEvent(type, x, y);
    },
    async swipe(from, to) {
      await touchAlong(Array.from({ length: SWIPE_STEPS + 1 }, (_, step) => interpolate(from, to, step / SWIPE_STEPS)));
    },
    async point(x, y) {
      await sendMouseEvent('mouseMoved', x, y);
    },
    async type(text) {
      for (const character of text) {
        await page.send('Input.dispatchKeyEvent', { type: 'char', text: character });
      }
    },
    async key(key) {
      const event = { key, code: key, windowsVirtualKeyCode: KEY_CODES[key], ...(key === 'Enter' && { text: '\r' }) };
      await page.send('Input.dispatchKeyEvent', { type: key === 'Enter' ? 'keyDown' : 'rawKeyDown', ...event });
      await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    },
    async resize({ width, height, hasTouch }: Screen) {
      isTouchScreen = hasTouch;
      await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: hasTouch });
      await page.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch, maxTouchPoints: 1 });
    },
    consoleErrors,
    async close() {
      page.close();
      await stop();
    },
  };
}
