import { typesetHtml } from '../typography/typeset';
import { plainHtml } from './plain-html';

/** What React has printed, as it is sent: typeset, and in HTML's own spelling. */
export function finishHtml(printed: string): string {
  return plainHtml(typesetHtml(printed));
}
