import { expect, test } from 'vitest';
import { slugOf } from '../../data/model/text/slug';
import { toPlainText } from '../support/render';
import { site } from '../support/site';
import { builtFile, pageAt } from './site';

const { company, openingHours, phone, vcardPath, contactPage } = site;
const escapeText = (text: string) => text.replace(/[\\,;]/g, '\\$&');
const card = builtFile(vcardPath).toString();
const unfoldedLines = card.replaceAll('\r\n ', '').split('\r\n');

test("the contact page offers the company's vCard", () => {
  const link = pageAt('/contact').document.querySelector(`main a[href="${vcardPath}"]`);
  expect(toPlainText(link?.textContent)).toBe(contactPage.card);
});

test('the vCard has the facts of the pages and no placeholder', () => {
  expect(unfoldedLines[0]).toBe('BEGIN:VCARD');
  expect(unfoldedLines).toContain(`FN:${escapeText(company.name)}`);
  expect(unfoldedLines).toContain(`TEL;TYPE=WORK,VOICE:${phone.e164}`);
  expect(unfoldedLines).toContain(`EMAIL;TYPE=WORK,INTERNET:${company.email}`);
  const note = unfoldedLines.find((line) => line.startsWith('NOTE:')) ?? '';
  expect(note.replaceAll('\\,', '')).not.toContain(',');
  for (const { label, times } of openingHours)
    expect(note).toContain(escapeText(`${label} ${times[0]?.opens ?? 'fermé'}`));
  expect(unfoldedLines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(card).not.toContain('compléter');
});

test("the vCard file has the company's name and the announced size", () => {
  expect(vcardPath).toBe(`/${slugOf(company.name)}.vcf`);
  const [, announcedSize] = /(\d+) ko/.exec(contactPage.card) ?? [];
  if (announcedSize) expect(Number(announcedSize)).toBe(Math.ceil(Buffer.byteLength(card) / 1024));
});

test('every line of the vCard is short enough for the oldest phones', () => {
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
});
