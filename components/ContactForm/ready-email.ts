import type { ShownField } from './FormField';
import type { ContactRequest } from './sending';

/** Maximum length of a mailto URL that every mail program accepts. Some programs truncate at 2 000 characters. */
const MAX_MAILTO_CHARACTERS = 1800;

/**
 * Returns a link that opens the visitor's mail program with the request in the email. `mailto` holds the address and a
 * default subject, which the field `subject` overrides. `left` is the end of a message that is too long for the link.
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
  // The sender's fields have no label, because their values are clear without a label. Browsers autofill these fields.
  const lines = filledFields
    .filter(({ rows }) => !rows)
    .map(({ name, label, input }) => {
      const value = input?.type === 'tel' ? groupPairs(request[name]!) : request[name];
      return input?.autoComplete ? value : `${label} : ${value}`;
    });
  // Cuts between characters, because half an emoji cannot be encoded.
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

/** Formats the last nine digits of a number in pairs, like demande.php, so that every phone recognizes the number. */
function groupPairs(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 9 ? phone : `0${digits.slice(-9)}`.replace(/\d\d(?=\d)/g, '$& ');
}
