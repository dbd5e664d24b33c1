import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Address of the servers that tests start, and of the proxy that can break their connections. */
export const SERVER = '127.0.0.1';
export const PROXY = '127.0.0.2';

/**
 * Ports below the range that the system assigns. Each test worker has its own share, so that parallel test files do not
 * try the same ports.
 */
const FIRST_PORT = 20_000;
const PORT_SHARES = 4;
const PORTS_PER_SHARE = 3_000;

/** Finds consecutive ports that are free on both addresses. */
export async function freePorts(count: number): Promise<number[]> {
  const share = FIRST_PORT + (Number(process.env.VITEST_POOL_ID) % PORT_SHARES) * PORTS_PER_SHARE;
  for (;;) {
    const firstPort = share + Math.floor(Math.random() * (PORTS_PER_SHARE - count));
    const ports = Array.from({ length: count }, (_, index) => firstPort + index);
    const freeStates = await Promise.all(ports.flatMap((port) => [SERVER, PROXY].map((host) => isFree(host, port))));
    if (freeStates.every(Boolean)) return ports;
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Starts a server program and waits until it accepts connections. `stop` ends the program. */
export async function startProgram(program: string, args: string[], port: number): Promise<{ stop(): Promise<void> }> {
  // ProFTPD and sshd close every possible file descriptor for each connection, so the limit is lowered.
  const child = spawn('sh', ['-c', 'ulimit -n 256; exec "$0" "$@"', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  while (!(await acceptsConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { stop: () => end(child) };
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, SERVER);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Ends a program and waits until it has exited. */
export async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve));
}

/** Runs a system program and returns its output. */
export const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();

/** Writes cert.pem and key.pem into the folder: a self-signed certificate with this name and a new key of this kind. */
export function signCertificate(folder: string, kind: string, name: string): void {
  const options = `req -x509 -nodes -days 2 -newkey ${kind} -subj /CN=${name} -addext subjectAltName=DNS:${name}`;
  run('openssl', ...options.split(' '), '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem'));
}

export const isRoot = process.getuid?.() === 0;
