import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { readHeaders } from '../lib/built-headers';

/** Headers that Debian's Apache adds by itself to a compressed page over HTTPS. Their values have the usual length. */
const HOST_HEADERS = {
  Date: 'Fri, 27 Nov 2026 07:00:52 GMT',
  Server: 'Apache/2.4.71 (Debian)',
  'Last-Modified': 'Fri, 27 Nov 2026 07:00:52 GMT',
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
};

/** Headers that only HTTP/1.1 has. */
const CONNECTION_HEADERS = { 'Keep-Alive': 'timeout=5, max=100', Connection: 'Keep-Alive' };

/** Bytes of an answer with its headers, over both versions of HTTP, without TLS. */
export type AnswerSize = { http1: number; http2: number };

/**
 * Measures the first answer on a new connection for a page of the built folder, for example «index.html». It has the
 * headers of the folder's .htaccess and those of the host. HTTP/2 includes the frames that open the connection.
 */
export async function measureAnswer(folder: string, page: string): Promise<AnswerSize> {
  const body = readFileSync(join(folder, `${page}.br`));
  const rules = readFileSync(join(folder, '.htaccess'), 'utf8');
  const headers = {
    ...HOST_HEADERS,
    ...Object.fromEntries(readHeaders(rules, { file: `/${page}` })),
    'Content-Length': `${body.length}`,
  };
  const lines = Object.entries({ ...headers, ...CONNECTION_HEADERS }).map(([name, value]) => `${name}: ${value}`);
  const head = ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n');
  return { http1: Buffer.byteLength(head) + body.length, http2: await measureHttp2(headers, body) };
}

const FRAME_HEADER_BYTES = 9;
const FRAME_TYPE = { data: 0, headers: 1, settings: 4 };
const END_STREAM = 1;
const END_HEADERS = 4;

/**
 * Frames that Apache sends before its first answer: SETTINGS with one value (15 bytes), the acknowledgement of the
 * browser's SETTINGS (9), and WINDOW_UPDATE (13).
 */
const OPENING_BYTES = 37;

/**
 * Returns the bytes of the answer over HTTP/2. Node's server compresses the headers with the same encoder as Apache
 * (nghttp2).
 */
async function measureHttp2(headers: OutgoingHttpHeaders, body: Buffer): Promise<number> {
  const server = createServer((_, response) => {
    response.sendDate = false;
    response.writeHead(200, headers);
    response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { answer } = await requestHome((server.address() as AddressInfo).port);
    return OPENING_BYTES + answer;
  } finally {
    server.close();
  }
}

/**
 * Requests «/» over HTTP/2 without TLS, as a browser on a new connection. Returns the bytes of the frames that open the
 * connection and of those that carry the answer. Throws if the server closes the connection
 * before the end of its answer.
 */
export async function requestHome(port: number): Promise<{ opening: number; answer: number }> {
  const socket = connect(port, '127.0.0.1');
  try {
    // Accepts the whole body at once, as browsers do: setting 4 is the initial window.
    const settings = createFrame(FRAME_TYPE.settings, 0, 0, Buffer.from([0, 4, 0, 0x60, 0, 0]));
    const request = createFrame(FRAME_TYPE.headers, END_STREAM + END_HEADERS, 1, GET_REQUEST);
    socket.write(Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), settings, request]));
    let received = Buffer.alloc(0);
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk as Buffer]);
      const frames = framesIn(received);
      if (!frames.some(({ endsAnswer }) => endsAnswer)) continue;
      const sum = (isAnswer: boolean) =>
        frames.filter(({ stream }) => stream > 0 === isAnswer).reduce((total, { bytes }) => total + bytes, 0);
      return { opening: sum(false), answer: sum(true) };
    }
    throw new Error('the server closed the connection before the end of its answer');
  } finally {
    socket.destroy();
  }
}

/** Encodes a header in HPACK, with its name as text (RFC 7541, 6.2.2). */
const encodeHeader = (name: string, value: string) =>
  Buffer.concat([Buffer.from([0, name.length]), Buffer.from(name), Buffer.from([value.length]), Buffer.from(value)]);

/** Headers of a GET request for «/». HPACK has numbers for GET, http and «/». */
const GET_REQUEST = Buffer.concat([
  Buffer.from([0x82, 0x86, 0x84]),
  encodeHeader(':authority', 'localhost'),
  encodeHeader('accept-encoding', 'br'),
  encodeHeader('x-forwarded-proto', 'https'),
]);

function createFrame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  header.writeUIntBE(payload.length, 0, 3);
  header[3] = type;
  header[4] = flags;
  header.writeUInt32BE(stream, 5);
  return Buffer.concat([header, payload]);
}

type Frame = { stream: number; bytes: number; endsAnswer: boolean };

/** Returns the frames that have arrived as a whole. */
function framesIn(received: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let start = 0; start + FRAME_HEADER_BYTES <= received.length; ) {
    const bytes = FRAME_HEADER_BYTES + received.readUIntBE(start, 3);
    if (start + bytes > received.length) break;
    const [type, flags = 0] = received.subarray(start + 3);
    const isEmptyData = type === FRAME_TYPE.data && bytes === FRAME_HEADER_BYTES;
    frames.push({
      stream: received.readUInt32BE(start + 5),
      // Node.js ends an answer with an empty frame, and Apache does not.
      bytes: isEmptyData ? 0 : bytes,
      endsAnswer: type === FRAME_TYPE.data && (flags & END_STREAM) !== 0,
    });
    start += bytes;
  }
  return frames;
}
