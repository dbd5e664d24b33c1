import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { WebSocket } from 'ws';

type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
  type?: string;
  message?: string;
};

/** Commands and events over a WebSocket, as in the DevTools protocol and WebDriver BiDi. */
export type Connection = {
  /** Resolves with the command's result; rejects with the browser's error message. */
  send<Result = Record<string, unknown>>(method: string, params?: object): Promise<Result>;
  on(method: string, listener: (params: never) => void): void;
  close(): void;
};

export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 });
  await new Promise((open, failed) => {
    socket.once('open', open);
    socket.once('error', failed);
  });
  const waiting = new Map<number, { done: (result: never) => void; failed: (error: Error) => void }>();
  const listeners = new Map<string, ((params: never) => void)[]>();
  let last = 0;

  socket.on('message', (data) => {
    const { id, method, params, result, error, type, message } = JSON.parse(String(data)) as Message;
    if (id === undefined) {
      for (const listener of listeners.get(method ?? '') ?? []) listener(params as never);
      return;
    }
    const command = waiting.get(id);
    waiting.delete(id);
    if (error !== undefined || type === 'error')
      command?.failed(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else command?.done(result as never);
  });
  socket.on('close', () => {
    for (const { failed } of waiting.values()) failed(new Error('The browser has closed the connection.'));
  });

  return {
    send(method, params = {}) {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((done, failed) => waiting.set(id, { done, failed }));
    },
    on(method, listener) {
      listeners.set(method, [...(listeners.get(method) ?? []), listener]);
    },
    close: () => socket.close(),
  };
}

/** Starts a browser with a new profile and waits until its log contains the URL for commands. */
export async function startBrowser(
  binary: string,
  args: string[],
  { profile, listening, env }: { profile: string; listening: RegExp; env?: NodeJS.ProcessEnv },
): Promise<{ address: string; stop(): Promise<void> }> {
  const browser = spawn(binary, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((gone) => browser.once('exit', gone));
  const address = await new Promise<string>((found, failed) => {
    let log = '';
    browser.stderr.on('data', (text) => {
      log += text;
      const [, named] = listening.exec(log) ?? [];
      if (named) found(named);
    });
    browser.once('exit', () => failed(new Error(`${binary} did not start:\n${log}`)));
  });
  return {
    address,
    async stop() {
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
