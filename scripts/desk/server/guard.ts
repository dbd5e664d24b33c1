import type { IncomingMessage } from 'node:http';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { type FileKind, KEY_HEADER, LIMITS } from '../shared/protocol';

/** A request that the desk does not answer; `message` is French, `status` is HTTP's. */
export class RefusedRequest extends SentenceError {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Larger than this no record is. */
const RECORD_LIMIT = { maxBytes: 1024 ** 2, text: '1 Mo au plus' };

/** Sent with every answer: no other page frames the desk, or reads from it. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

/** Why a request is refused that comes from another page, or under another name than this computer's own (DNS rebinding). */
export const rejectionReason = (request: IncomingMessage, port: number) =>
  rejectionReasonFor([`127.0.0.1:${port}`, `localhost:${port}`], request, "Le bureau ne répond qu'à cet ordinateur.");

/** Why a request is refused that is for none of these hosts, which gets `sentence`, or that another page sends. */
export function rejectionReasonFor(
  hosts: string[],
  { headers }: IncomingMessage,
  sentence: string,
): string | undefined {
  if (!hosts.includes(headers.host ?? '')) return sentence;
  const isForeign = headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`);
  // A link in another page may open the desk; nothing in another page may hold it.
  const isEmbedded =
    ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])) && headers['sec-fetch-mode'] !== 'navigate';
  return isForeign || isEmbedded ? 'Une autre page a essayé de se servir du bureau : refusé.' : undefined;
}

/** Throws where what writes is not the desk's own page of this start. */
export function requireKey({ headers, method }: IncomingMessage, key: string): void {
  if (method !== 'POST') throw new RefusedRequest(405, 'Cette adresse ne reçoit que ce que le bureau envoie.');
  if (headers[KEY_HEADER] !== key)
    throw new RefusedRequest(403, 'Le bureau a été relancé depuis que cette page est ouverte : rechargez-la.');
}

/** The whole of what was sent; throws as soon as it is more than `maxBytes`. */
export async function readBody(request: IncomingMessage, { maxBytes, text }: typeof RECORD_LIMIT): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Cut off, the connection still takes the sentence.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > maxBytes) throw new RefusedRequest(413, `C'est trop gros : ${text}. Rien n'a été changé.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A file that was sent as it is, under what the owner calls it; throws where that is no name. */
export function readUpload(request: IncomingMessage, kind: FileKind, name: string): Promise<Buffer> {
  if (!/^[^/\\\p{Cc}]{1,200}$/u.test(name))
    throw new RefusedRequest(400, `« ${name} » n'est pas le nom d'un fichier. Rien n'a été changé.`);
  return readBody(request, LIMITS[kind]);
}

/** What was sent as JSON; throws where it is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, RECORD_LIMIT);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new RefusedRequest(400, "Ce qui a été envoyé n'est pas lisible. Rien n'a été changé.");
  }
}
