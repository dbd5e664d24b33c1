import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import type { HostServer } from './ftp-server';

/**
 * Unusual answer of a server to a command. It is a reply, the content of a data connection, or silence. `undefined`
 * means the normal answer; an error means a missing file.
 */
export type Quirk = (argument: string) => string | { data: string } | 'silence' | undefined;

const CRLF = '\r\n';

/**
 * Starts an FTP server in this process, without encryption, for one user whose site is in «www». It answers like a
 * standard server, except for the commands in `quirks`. `features` are the lines of FEAT; without MLST the server has
 * no MLSD. `address` is the address in the answer to PASV.
 */
export async function startFakeFtpServer(
  quirks: Record<string, Quirk> = {},
  {
    features = ['MLST type*;size*;', 'SIZE', 'UTF8'],
    address = '127,0,0,1',
  }: { features?: string[]; address?: string } = {},
): Promise<HostServer & { commands: string[] }> {
  const home = mkdtempSync(join(tmpdir(), 'fake-ftp-'));
  const site = join(home, 'www');
  mkdirSync(site);
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    serve({ socket, home, quirks, features, address, commands });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    site,
    ports: [port],
    commands,
    settings: {
      ...{ protocol: 'ftp', host: '127.0.0.1', port, user: 'client', password: 'x', folder: 'www' },
      manifest: '.deploy-manifest.json',
      timeout: 2_000,
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Connection = {
  socket: Socket;
  home: string;
  quirks: Record<string, Quirk>;
  features: string[];
  address: string;
  commands: string[];
};

function serve({ socket, home, quirks, features, address, commands }: Connection): void {
  let folder = '/';
  let renameSource = '';
  let passiveServer: Server | undefined;
  let data: Promise<Socket> | undefined;
  const sendLine = (line: string) => socket.writable && socket.write(line + CRLF);
  const absolutePath = (path: string) => posix.resolve(folder, path);
  const diskPath = (path: string) => join(home, absolutePath(path));

  const listen = async (): Promise<number> => {
    passiveServer?.close();
    const listener = createServer();
    passiveServer = listener;
    data = new Promise((resolve) => listener.once('connection', resolve));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return (listener.address() as AddressInfo).port;
  };
  const sendData = async (content: string | Buffer) => {
    sendLine('150 Here it comes');
    const connection = await data;
    connection?.on('error', () => connection.destroy());
    await new Promise<void>((resolve) => (connection ? connection.end(content, () => resolve()) : resolve()));
    passiveServer?.close();
    sendLine('226 Done');
  };
  const receiveFile = async (path: string) => {
    sendLine('150 Go on');
    const connection = await data;
    const chunks: Buffer[] = [];
    if (connection) for await (const chunk of connection) chunks.push(chunk);
    passiveServer?.close();
    writeFileSync(diskPath(path), Buffer.concat(chunks));
    sendLine('226 Done');
  };
  const listLines = (path: string, line: (name: string, isFolder: boolean, size: number) => string) =>
    readdirSync(diskPath(path), { withFileTypes: true })
      .map((entry) => line(entry.name, entry.isDirectory(), statSync(join(diskPath(path), entry.name)).size) + CRLF)
      .join('');

  const answers: Record<string, (argument: string) => string | Promise<unknown>> = {
    USER: () => '331 Password?',
    PASS: () => '230 Welcome',
    FEAT: () =>
      features.length > 0 ? `211-Features${CRLF} ${features.join(`${CRLF} `)}${CRLF}211 End` : '502 No features',
    PWD: () => `257 "${folder}"`,
    CWD: (path) => {
      if (!statSync(diskPath(path)).isDirectory()) throw new Error('not a folder');
      folder = absolutePath(path);
      return '250 Done';
    },
    EPSV: async () => sendLine(`229 Passive (|||${await listen()}|)`),
    PASV: async () => {
      const port = await listen();
      sendLine(`227 Passive (${address},${port >> 8},${port & 255})`);
    },
    MLSD: (path) =>
      sendData(listLines(path, (name, isFolder, size) => `type=${isFolder ? 'dir' : 'file'};size=${size}; ${name}`)),
    LIST: (argument) =>
      sendData(
        listLines(
          argument.replace(/^-a ?/, ''),
          (name, isFolder, size) => `${isFolder ? 'd' : '-'}rw-r--r-- 1 u g ${size} Feb 13 2025 ${name}`,
        ),
      ),
    SIZE: (path) => {
      if (!statSync(diskPath(path)).isFile()) throw new Error('not a file');
      return `213 ${statSync(diskPath(path)).size}`;
    },
    RETR: (path) => sendData(readFileSync(diskPath(path))),
    STOR: (path) => receiveFile(path),
    RNFR: (path) => {
      statSync(diskPath(path));
      renameSource = diskPath(path);
      return '350 To?';
    },
    RNTO: (path) => {
      renameSync(renameSource, diskPath(path));
      return '250 Done';
    },
    DELE: (path) => {
      rmSync(diskPath(path));
      return '250 Done';
    },
    MKD: (path) => {
      mkdirSync(diskPath(path));
      return '257 Made';
    },
    RMD: (path) => {
      rmdirSync(diskPath(path));
      return '250 Done';
    },
  };

  const answer = async (line: string) => {
    const [, name = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    const command = name.toUpperCase();
    commands.push(line);
    try {
      const quirk = quirks[command]?.(argument);
      if (quirk === 'silence') return;
      if (typeof quirk === 'object') return await sendData(quirk.data);
      if (quirk) return sendLine(quirk);
      if (command === 'QUIT') return socket.end(`221 Bye${CRLF}`);
      const reply = await answers[command]?.(argument);
      if (typeof reply === 'string') sendLine(reply);
      else if (!answers[command]) sendLine('200 Ignored');
    } catch {
      sendLine(`550 ${argument}: No such file or directory`);
    }
  };

  let rest = '';
  let lastAnswer = Promise.resolve<unknown>(undefined);
  socket.on('data', (chunk) => {
    const [...complete] = (rest + chunk).split(CRLF);
    rest = complete.pop() ?? '';
    // Lines are answered one after another, because clients may send a command before the answer to the previous
    // command.
    for (const line of complete) lastAnswer = lastAnswer.then(() => answer(line));
  });
  sendLine('220 A server of the tests');
}
