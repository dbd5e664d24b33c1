import { typesetHtml } from '../../components/typography/typeset';
import { normalizeMarkup } from './normalize-markup';

/** What React has printed, as it is sent: typeset, and in HTML's own spelling. */
export function postprocessHtml(printed: string): string {
  return normalizeMarkup(typesetHtml(printed));
}
