import type { ShownField } from './FormField';
import type { ContactRequest } from './sending';

/** Characters of an address that every mail program takes; some cut at 2 000. */
const MAX_MAILTO_CHARACTERS = 1800;

/**
 * A link that opens the visitor's mail program with all that he wrote; `mailto` holds the address and an ordinary
 * subject, for which the field `subject` is taken where something stands in it. The end of a text that is too long for
 * it is `left`.
 */
export function readyEmail(
  mailto: string,
  { subject, ...request }: ContactRequest,
  fields: ShownField[],
): { href: string; left: string } {
  const start = subject ? `${mailto.split('?')[0]}?subject=${encodeURIComponent(subject)}` : mailto;
  const filledFields = fields.filter(({ name }) => request[name]);
  const message = filledFields
    .filter(({ rows }) => rows)
    .map(({ name }) => request[name])
    .join('\n\n');
  // Who asks is known without a word: a browser fills these in.
  const lines = filledFields
    .filter(({ rows }) => !rows)
    .map(({ name, label, input }) => {
      const value = input?.type === 'tel' ? groupPairs(request[name]!) : request[name];
      return input?.autoComplete ? value : `${label} : ${value}`;
    });
  // By characters: an emoji has two halves, which cannot be encoded.
  const characters = Array.from(message);
  const hrefOf = (text: string) => {
    const body = [text, '', ...lines].join('\n').trim();
    return `${start}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
  };
  let href = hrefOf(message);
  let count = Math.min(characters.length, MAX_MAILTO_CHARACTERS);
  while (href.length > MAX_MAILTO_CHARACTERS && count > 0) {
    count = Math.max(0, count - 10);
    href = hrefOf(`${characters.slice(0, count).join('')}…`);
  }
  const left = characters.slice(count).join('');
  return { href, left: left && `…${left}` };
}

/** The last nine digits of a number, in pairs, as demande.php writes them: every phone makes a link of it. */
function groupPairs(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 9 ? phone : `0${digits.slice(-9)}`.replace(/\d\d(?=\d)/g, '$& ');
}
