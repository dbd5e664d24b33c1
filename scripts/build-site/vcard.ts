import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitAtPlaceholders } from '../../data/model/owner-facts';
import type { Site } from '../../data/model/site/site';

/** Bytes per line; RFC 2426 requires longer lines to be folded. */
const MAX_LINE_BYTES = 75;

/**
 * Writes the company's vCard with the same facts as the pages, so that visitors can save the contact on their phone.
 */
export async function writeVcard(folder: string, site: Site): Promise<void> {
  await writeFile(join(folder, site.vcardPath), createVcard(site));
}

/** Returns a vCard 3.0, which every phone can read. Leaves out placeholders of missing facts. */
export function createVcard(site: Pick<Site, 'company' | 'phone' | 'openingHours'>): string {
  const { name, email, siteUrl, address } = site.company;
  const { street, city, region, postalCode } = address;
  const knownStreet = splitAtPlaceholders(street).length > 1 ? '' : street;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeValue(name)}`,
    `N:${escapeValue(name)};;;;`,
    `ORG:${escapeValue(name)}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${site.phone.e164}`,
    `EMAIL;TYPE=WORK,INTERNET:${email}`,
    `ADR;TYPE=WORK:;;${escapeValue(knownStreet)};${escapeValue(city)};${escapeValue(region)};${postalCode};France`,
    `GEO:${address.latitude};${address.longitude}`,
    `URL:${siteUrl}/`,
    `NOTE:${escapeValue(formatHours(site))}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function formatHours({ openingHours }: Pick<Site, 'openingHours'>): string {
  return openingHours
    .map(
      ({ label, times }) => `${label} ${times.map(({ opens, closes }) => `${opens}-${closes}`).join(' ') || 'fermé'}`,
    )
    .join(', ');
}

/**
 * Escapes the characters with a special meaning: commas and semicolons, which separate values, and backslashes, which
 * escape.
 */
function escapeValue(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&');
}

/** Folds a line between characters, after at most 75 bytes. Continuation lines begin with a space. */
export function foldLine(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = `${parts.at(-1)}${character}`;
    if (Buffer.byteLength(part) <= MAX_LINE_BYTES) parts[parts.length - 1] = part;
    else parts.push(` ${character}`);
  }
  return parts.join('\r\n');
}
