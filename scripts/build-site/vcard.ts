import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitAtPlaceholders } from '../../data/model/owner-facts';
import type { Site } from '../../data/model/site/site';

/** Bytes a line; RFC 2426 wants longer ones folded. */
const LONGEST_LINE = 75;

/**
 * The business as a contact of the visitor's phone: vCard 3.0, which every phone reads. It holds what the pages show,
 * but no gap of the owner's record.
 */
export async function writeVcard(folder: string, site: Site): Promise<void> {
  const { company, phone, vcardPath } = site;
  const { street, city, region, postalCode } = company.address;
  const knownStreet = splitAtPlaceholders(street).length > 1 ? '' : street;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${text(company.name)}`,
    `N:${text(company.name)};;;;`,
    `ORG:${text(company.name)}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone.e164}`,
    `EMAIL;TYPE=WORK,INTERNET:${company.email}`,
    `ADR;TYPE=WORK:;;${text(knownStreet)};${text(city)};${text(region)};${postalCode};France`,
    `GEO:${company.address.latitude};${company.address.longitude}`,
    `URL:${company.siteUrl}/`,
    `NOTE:${text(hoursInOneLine(site))}`,
    'END:VCARD',
  ];
  await writeFile(join(folder, vcardPath), lines.map((line) => `${folded(line)}\r\n`).join(''));
}

function hoursInOneLine({ openingHours }: Site): string {
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
