import { expect, test } from 'vitest';
import { company, openingHours, phone } from '../../data/model/company';
import { contactPage } from '../../data/model/site';
import { builtFile, pageAt } from './site';

const card = builtFile(contactPage.card.href).toString();
const unfolded = card.replaceAll('\r\n ', '').split('\r\n');

test('the contact page offers the business as a contact of the visitor’s phone', () => {
  const link = pageAt('/contact').document.querySelector(`main a[href="${contactPage.card.href}"]`);
  expect(link?.textContent).toBe(contactPage.card.text);
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

test('every line of it is short enough for the oldest phone', () => {
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
});
