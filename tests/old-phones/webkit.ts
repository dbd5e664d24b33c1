import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findProgram } from '../../scripts/testing/programs';
import { end, freePorts } from '../hosting/own-server';
import type { Browser, Screen } from './browser';
import { webdriverInput } from './webdriver-input';

/** Programs that control and run an installed WebKitGTK. */
type WebKit = { driver: string; browser: string };

/** Finds WebKitGTK with its driver and an X server; undefined if one of them is missing. */
export function installedWebKit(): WebKit | undefined {
  const driver = findProgram('WebKitWebDriver');
  const browser = driver && findProgram('Xvfb') && findMiniBrowser();
  return driver && browser ? { driver, browser } : undefined;
}

/** Finds MiniBrowser, which Debian installs next to the library: `/usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .flatMap((machine) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join('/usr/lib', machine, name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

/**
 * Starts WebKitGTK on a separate X server and controls it by WebDriver. It does not support touch, so taps are mouse
 * clicks.
 */
export async function startWebKit({ driver, browser }: WebKit): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await readFirstLine(screen, screen.stdout);
  const [port = 0] = await freePorts(1);
  const webkit = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });

  const sendCommand = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  // The driver does not report when it is ready, so its status is polled.
  while (!(await sendCommand<{ ready: boolean }>('GET', '/status').catch(() => ({ ready: false }))).ready) {
    if (webkit.exitCode !== null) throw new Error(`${driver} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { sessionId } = await sendCommand<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
  });
  const session = `/session/${sessionId}`;
  const input = webdriverInput(
    (source) => sendCommand('POST', `${session}/actions`, { actions: [source] }),
    () => false,
  );

  const evaluate: Browser['evaluate'] = async (script, ...args) => {
    const answer = await sendCommand<{ failed?: string; value?: string }>('POST', `${session}/execute/async`, {
      script: `const done = arguments[0];
        Promise.resolve().then(() => (${script})(...${JSON.stringify(args)}))
          .then(value => done({ value: JSON.stringify(value) }), error => done({ failed: String(error) }));`,
      args: [],
    });
    if (answer.failed) throw new Error(answer.failed);
    return answer.value === undefined ? undefined : JSON.parse(answer.value);
  };

  return {
    ...input,
    evaluate,
    async open(url) {
      await sendCommand('POST', `${session}/url`, { url });
    },
    async resize({ width, height }: Screen) {
      // The window has a frame around the page, whose buttons keep it wider than the narrowest phones.
      const frame = { width: 0, height: 0 };
      for (let tries = 0; tries < 3; tries += 1) {
        await sendCommand('POST', `${session}/window/rect`, {
          x: 0,
          y: 0,
          width: width + frame.width,
          height: height + frame.height,
        });
        const viewport = await evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
        if (viewport.width === width && viewport.height === height) return;
        frame.width += width - viewport.width;
        frame.height += height - viewport.height;
      }
    },
    // WebDriver does not report console messages. A failed widget is visible in its status attribute.
    consoleErrors: [],
    async close() {
      await sendCommand('DELETE', session);
      await end(webkit);
      await end(screen);
    },
  };
}

function readFirstLine(child: ChildProcess, stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', () => reject(new Error(`${child.spawnfile} did not start`)));
    child.once('error', reject);
  });
}
