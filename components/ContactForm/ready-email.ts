import type { ContactRequest } from './sending';

/** Characters of an address that every mail program takes; some cut at 2 000. */
const LONGEST = 1800;

/**
 * A link that opens the visitor's mail program with what he wrote; `mailto` holds the address and an ordinary subject.
 * The end of a message that is too long for it is `left`.
 */
export function readyEmail(mailto: string, request: ContactRequest): { href: string; left: string } {
  const { name, phone, email, subject, message = '' } = request;
  const start = subject ? `${mailto.split('?')[0]}?subject=${encodeURIComponent(subject)}` : mailto;
  // By characters: an emoji has two halves, which cannot be encoded.
  const letters = Array.from(message);
  const hrefOf = (shown: string) => {
    const lines = [shown, '', name, phone, email].filter((line) => line !== undefined).join('\n');
    return `${start}&body=${encodeURIComponent(lines.trim().replace(/\r?\n/g, '\r\n'))}`;
  };
  let href = hrefOf(message);
  let count = Math.min(letters.length, LONGEST);
  while (href.length > LONGEST && count > 0) {
    count = Math.max(0, count - 10);
    href = hrefOf(`${letters.slice(0, count).join('')}…`);
  }
  const left = letters.slice(count).join('');
  return { href, left: left && `…${left}` };
}
