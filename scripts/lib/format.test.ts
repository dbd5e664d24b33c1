import { expect, test } from 'vitest';
import { inBytes, inCount, inFiles, inMinutes, inTime } from './format';

/** Intl writes narrow spaces between thousands. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [inCount(0, 'page'), '0 page'],
  [inCount(1, 'page'), '1 page'],
  [inCount(2, 'page'), '2 pages'],
  [inCount(2, 'journal', 'journaux'), '2 journaux'],
  [inCount(1234, 'page'), '1 234 pages'],
  [inFiles(1, 'envoyé'), '1 fichier envoyé'],
  [inFiles(12, 'envoyé'), '12 fichiers envoyés'],
  [inBytes(999), '999 octets'],
  [inBytes(1000), '1 ko'],
  [inBytes(12_540), '12,5 ko'],
  [inBytes(1_000_000), '1 Mo'],
  [inMinutes(59), '59 min'],
  [inMinutes(60), '1 h'],
  [inMinutes(65), '1 h 05'],
  [inTime(200), '1 s'],
  [inTime(59_400), '59 s'],
  [inTime(60_000), '1 min 0 s'],
  [inTime(125_000), '2 min 5 s'],
])('%s is read as « %s »', (text, expected) => {
  expect(plain(text)).toBe(expected);
});
