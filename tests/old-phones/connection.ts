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
  /** Sends a command. Resolves with its result; rejects with the browser's error message. */
  send<Result = Record<string, unknown>>(method: string, params?: object): Promise<Result>;
  on(method: string, listener: (params: never) => void): void;
  close(): void;
};

export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const pendingCommands = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, ((params: never) => void)[]>();
  let lastId = 0;

  socket.on('message', (data) => {
    const { id, method, params, result, error, type, message } = JSON.parse(String(data)) as Message;
    if (id === undefined) {
      for (const listener of listeners.get(method ?? '') ?? []) listener(params as never);
      return;
    }
    const command = pendingCommands.get(id);
    pendingCommands.delete(id);
    if (error !== undefined || type === 'error')
      command?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else command?.resolve(result as never);
  });
  socket.on('close', () => {
    for (const { reject } of pendingCommands.values()) reject(new Error('The browser has closed the connection.'));
  });

  return {
    send(method, params = {}) {
      lastId += 1;
      const id = lastId;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => pendingCommands.set(id, { resolve, reject }));
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
  { profile, addressPattern, env }: { profile: string; addressPattern: RegExp; env?: NodeJS.ProcessEnv },
): Promise<{ address: string; stop(): Promise<void> }> {
  const browser = spawn(binary, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise((resolve) => browser.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let log = '';
    browser.stderr.on('data', (text) => {
      log += text;
      const [, reportedAddress] = addressPattern.exec(log) ?? [];
      if (reportedAddress) resolve(reportedAddress);
    });
    browser.once('exit', () => reject(new Error(`${binary} did not start:\n${log}`)));
  });
  return {
    address,
    async stop() {
      browser.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
