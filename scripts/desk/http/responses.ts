import type { ServerResponse } from 'node:http';
import { typeset } from '../../../components/typography/typeset';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { explainDiskError } from '../../lib/disk-error';
import { RefusedRequest } from './guard';

export const NO_ADDRESS = "Cette adresse n'existe pas dans le bureau.";

export function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('Content-Type', type);
  response.end(body);
}

export const sendHtml = (response: ServerResponse, html: string) => send(response, 'text/html; charset=utf-8', html);

export const sendJson = (response: ServerResponse, content: unknown) =>
  send(response, 'application/json', JSON.stringify(content));

/** Answers a failed request with a French sentence. Logs errors that have no sentence. */
export function sendRefusal(response: ServerResponse, error: unknown): void {
  const sentence = SentenceError.is(error) ? error.message : explainDiskError(error, 'recommencez');
  if (!sentence) console.error(error);
  if (response.headersSent) return void response.destroy();
  response.statusCode = error instanceof RefusedRequest ? error.status : 400;
  response.setHeader('Cache-Control', 'no-store');
  sendJson(response, { sentence: typeset(sentence ?? "Le bureau n'a pas pu le faire ; rien n'a été changé.") });
}
