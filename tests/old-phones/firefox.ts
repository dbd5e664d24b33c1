import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/testing/programs';
import type { Browser, Screen } from './browser';
import { connect, startBrowser } from './connection';
import { webdriverInput } from './webdriver-input';

/** Preferences that block all other machines, and Firefox's own traffic. */
const PREFERENCES = `
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 65535);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 65535);
user_pref("app.update.disabledForTesting", true);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.w3c_touch_events.enabled", 1);
`;

type BidiAnswer =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };
type LogEntry = { level: string; type: string; text: string };

/** Returns the path of an installed Firefox; undefined if none is installed. */
export const installedFirefox = () => findProgram('firefox-esr', 'firefox');

/** Starts Firefox and controls it by WebDriver BiDi, which it supports without a driver. */
export async function startFirefox(binary: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const { address, stop } = await startBrowser(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { profile, addressPattern: /WebDriver BiDi listening on (ws:\S+)/ },
  );
  const session = await connect(`${address}/session`);
  await session.send('session.new', { capabilities: {} });
  const { contexts } = await session.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context ?? '';

  const consoleErrors: string[] = [];
  let isTouchScreen = false;
  session.on('log.entryAdded', ({ level, text }: LogEntry) => {
    if (level === 'error') consoleErrors.push(text);
  });
  let onLoad = () => {};
  session.on('browsingContext.load', (loaded: { context: string }) => {
    if (loaded.context === context) onLoad();
  });
  await session.send('session.subscribe', { events: ['log.entryAdded', 'browsingContext.load'] });

  const input = webdriverInput(
    (source) => session.send('input.performActions', { context, actions: [source] }),
    () => isTouchScreen,
  );

  return {
    ...input,
    async open(url) {
      // `wait: 'complete'` is not used, because it fails if a frame of the previous page is still being blocked.
      const loaded = new Promise<void>((done) => {
        onLoad = done;
      });
      await session.send('browsingContext.navigate', { context, url, wait: 'none' });
      await loaded;
    },
    async evaluate(script, ...args) {
      // The result is JSON, because BiDi's own notation of values would need a parser.
      const answer = await session.send<BidiAnswer>('script.evaluate', {
        expression: `Promise.resolve((${script})(...${JSON.stringify(args)})).then(value => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    async resize({ width, height, hasTouch }: Screen) {
      isTouchScreen = hasTouch;
      await session.send('browsingContext.setViewport', { context, viewport: { width, height }, devicePixelRatio: 1 });
    },
    consoleErrors,
    async close() {
      session.close();
      await stop();
    },
  };
}
