import { typesetHtml } from '../../components/typography/typeset';
import { plainHtml } from './normalize-markup';

/** What React has printed, as it is sent: typeset, and in HTML's own spelling. */
export function finishHtml(printed: string): string {
  return plainHtml(typesetHtml(printed));
}
