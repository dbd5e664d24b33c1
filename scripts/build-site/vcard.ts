import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitAtPlaceholders } from '../../data/model/owner-facts';
import type { Site } from '../../data/model/site/site';

/** Bytes a line; RFC 2426 wants longer ones folded. */
const LONGEST_LINE = 75;

/** Writes the business as a contact of the visitor's phone, with what the pages show. */
export async function writeVcard(folder: string, site: Site): Promise<void> {
  await writeFile(join(folder, site.vcardPath), vcard(site));
}

/** Returns a vCard 3.0, which every phone reads. It holds no gap of the owner's record. */
export function vcard(site: Pick<Site, 'company' | 'phone' | 'openingHours'>): string {
  const { name, email, siteUrl, address } = site.company;
  const { street, city, region, postalCode } = address;
  const knownStreet = splitAtPlaceholders(street).length > 1 ? '' : street;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${text(name)}`,
    `N:${text(name)};;;;`,
    `ORG:${text(name)}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${site.phone.e164}`,
    `EMAIL;TYPE=WORK,INTERNET:${email}`,
    `ADR;TYPE=WORK:;;${text(knownStreet)};${text(city)};${text(region)};${postalCode};France`,
    `GEO:${address.latitude};${address.longitude}`,
    `URL:${siteUrl}/`,
    `NOTE:${text(hoursInOneLine(site))}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function hoursInOneLine({ openingHours }: Pick<Site, 'openingHours'>): string {
  return openingHours
    .map(
      ({ label, times }) => `${label} ${times.map(({ opens, closes }) => `${opens}-${closes}`).join(' ') || 'fermé'}`,
    )
    .join(', ');
}

/** Commas, semicolons and backslashes separate values. */
function text(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&');
}

/** Breaks a line after every 75 bytes, between characters; the next part begins with a space. */
export function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = `${parts.at(-1)}${character}`;
    if (Buffer.byteLength(part) <= LONGEST_LINE) parts[parts.length - 1] = part;
    else parts.push(` ${character}`);
  }
  return parts.join('\r\n');
}
