import { expect, test } from 'vitest';
import { formatBytes, formatCount, formatDuration, formatFiles, formatMinutes } from './format';

/** Replaces the narrow spaces that Intl writes between thousands. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [formatCount(0, 'page'), '0 page'],
  [formatCount(1, 'page'), '1 page'],
  [formatCount(2, 'page'), '2 pages'],
  [formatCount(2, 'journal', 'journaux'), '2 journaux'],
  [formatCount(1234, 'page'), '1 234 pages'],
  [formatFiles(1, 'envoyé'), '1 fichier envoyé'],
  [formatFiles(12, 'envoyé'), '12 fichiers envoyés'],
  [formatBytes(999), '999 octets'],
  [formatBytes(1000), '1 ko'],
  [formatBytes(12_540), '12,5 ko'],
  [formatBytes(1_000_000), '1 Mo'],
  [formatMinutes(59), '59 min'],
  [formatMinutes(60), '1 h'],
  [formatMinutes(65), '1 h 05'],
  [formatDuration(200), '1 s'],
  [formatDuration(59_400), '59 s'],
  [formatDuration(60_000), '1 min 0 s'],
  [formatDuration(125_000), '2 min 5 s'],
])('formats %s as « %s »', (text, expected) => {
  expect(plain(text)).toBe(expected);
});
