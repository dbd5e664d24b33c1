import { describe, expect, test } from 'vitest';
import { createVcard, foldLine } from './vcard';

test('folds a line between characters after at most 75 bytes', () => {
  const line = `NOTE:${'é'.repeat(100)}`;
  const parts = foldLine(line).split('\r\n');
  expect(parts).toHaveLength(3);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(parts.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
});

describe('createVcard', () => {
  const address = { street: '2 C, rue\\; du Toit', postalCode: '88150', city: 'Thaon; les', region: 'Grand Est' };
  const company = {
    name: 'Toits; Petit, père\\fils',
    email: 'artisan@toits.example',
    siteUrl: 'https://www.toits.example',
    address: { ...address, department: 'Vosges', latitude: 48.25, longitude: 6.4 },
  };
  const openingHours = [
    { label: 'lundi', times: [{ opens: '8h', closes: '19h' }] },
    { label: 'dimanche', times: [] },
  ];
  const phone = { national: '01 99 00 12 34', e164: '+33199001234' };
  const card = createVcard({ company, openingHours, phone } as unknown as Parameters<typeof createVcard>[0]);
  const lines = card.split('\r\n');

  test('escapes commas, semicolons and backslashes', () => {
    const name = 'Toits\\; Petit\\, père\\\\fils';
    for (const line of [`FN:${name}`, `N:${name};;;;`, `ORG:${name}`]) expect(lines).toContain(line);
    expect(lines).toContain('NOTE:lundi 8h-19h\\, dimanche fermé');
    expect(card.replaceAll('\r\n ', '')).toContain(
      'ADR;TYPE=WORK:;;2 C\\, rue\\\\\\; du Toit;Thaon\\; les;Grand Est;88150;France\r\n',
    );
  });

  test('has the phone number in its international form', () => {
    expect(lines).toContain('TEL;TYPE=WORK,VOICE:+33199001234');
  });
});
