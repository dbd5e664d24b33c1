import type { IncomingMessage } from 'node:http';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { type FileKind, KEY_HEADER, LIMITS } from '../shared/protocol';

/** A refused request, with a French message and an HTTP status. */
export class RefusedRequest extends SentenceError {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The size limit of a request with JSON. All records are smaller, and so is a step that adds hundreds of photos. */
const RECORD_LIMIT = { maxBytes: 1024 ** 2, text: '1 Mo au plus' };

/** Headers of every response, so that other sites can neither frame the desk nor read from it. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

/**
 * Returns the reason if a request is refused. The reason is another site as sender, or a Host that is not this computer
 * (DNS rebinding).
 */
export const rejectionReason = (request: IncomingMessage, port: number) =>
  rejectionReasonFor([`127.0.0.1:${port}`, `localhost:${port}`], request, "Le bureau ne répond qu'à cet ordinateur.");

/**
 * Returns the reason if a request is refused. The reason is `sentence` if the Host is not one of `hosts`, and another
 * sentence if another site sent the request.
 */
export function rejectionReasonFor(
  hosts: string[],
  { headers }: IncomingMessage,
  sentence: string,
): string | undefined {
  if (!hosts.includes(headers.host ?? '')) return sentence;
  const isForeign = headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`);
  // Another site may link to the desk, but may not embed the desk.
  const isEmbedded =
    ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])) && headers['sec-fetch-mode'] !== 'navigate';
  return isForeign || isEmbedded ? 'Une autre page a essayé de se servir du bureau : refusé.' : undefined;
}

/** Throws a RefusedRequest unless the request is a POST with the token of this start. */
export function requireKey({ headers, method }: IncomingMessage, key: string): void {
  if (method !== 'POST') throw new RefusedRequest(405, 'Cette adresse ne reçoit que ce que le bureau envoie.');
  if (headers[KEY_HEADER] !== key)
    throw new RefusedRequest(403, 'Le bureau a été relancé depuis que cette page est ouverte : rechargez-la.');
}

/** Reads the whole body. Throws a RefusedRequest as soon as the body exceeds `maxBytes`. */
export async function readBody(request: IncomingMessage, { maxBytes, text }: typeof RECORD_LIMIT): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // The connection stays open, so that the error can be sent.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > maxBytes) throw new RefusedRequest(413, `C'est trop gros : ${text}. Rien n'a été changé.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Returns true for the name of a file without a folder. No file system allows more than 255 characters. */
export const isFileName = (name: string) => /^[^/\\\p{Cc}]{1,255}$/u.test(name);

/** Reads an uploaded file. Throws a RefusedRequest if its name is not a file name. */
export function readUpload(request: IncomingMessage, kind: FileKind, name: string): Promise<Buffer> {
  if (!isFileName(name))
    throw new RefusedRequest(400, `« ${name} » n'est pas le nom d'un fichier. Rien n'a été changé.`);
  return readBody(request, LIMITS[kind]);
}

/** Parses the body as JSON. Throws a RefusedRequest if the body is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, RECORD_LIMIT);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new RefusedRequest(400, "Ce qui a été envoyé n'est pas lisible. Rien n'a été changé.");
  }
}
