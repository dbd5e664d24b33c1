import { expect, test } from 'vitest';
import { company, openingHours, phone, vcardPath } from '../../data/model/site/company';
import { contactPage } from '../../data/model/site/site';
import { plain } from '../support/printed';
import { builtFile, pageAt } from './site';

const card = builtFile(vcardPath).toString();
const unfolded = card.replaceAll('\r\n ', '').split('\r\n');

test('the contact page offers the business as a contact of the visitor’s phone', () => {
  const link = pageAt('/contact').document.querySelector(`main a[href="${vcardPath}"]`);
  expect(plain(link?.textContent)).toBe(contactPage.card);
});

test('the contact holds what the pages show, opening hours among it, and no gap', () => {
  expect(unfolded[0]).toBe('BEGIN:VCARD');
  expect(unfolded).toContain(`FN:${company.name}`);
  expect(unfolded).toContain(`TEL;TYPE=WORK,VOICE:${phone.href.replace('tel:', '')}`);
  expect(unfolded).toContain(`EMAIL;TYPE=WORK,INTERNET:${company.email}`);
  const note = unfolded.find((line) => line.startsWith('NOTE:'))?.replaceAll('\\,', ';');
  expect(note).not.toContain(',');
  for (const { label, times } of openingHours) expect(note).toContain(`${label} ${times[0]?.opens ?? 'fermé'}`);
  expect(unfolded.slice(-2)).toEqual(['END:VCARD', '']);
  expect(card).not.toContain('compléter');
});

test('the contact is named after the firm, and as large as the link says', () => {
  expect(vcardPath).toBe('/toitures-d-igney.vcf');
  expect(contactPage.card).toContain(`${Math.ceil(Buffer.byteLength(card) / 1024)} ko`);
});

test('every line of it is short enough for the oldest phone', () => {
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
});
