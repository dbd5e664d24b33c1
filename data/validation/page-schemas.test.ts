import { describe, expect, test } from 'vitest';
import { areaPage } from '../area-page';
import { contactForm } from '../contact-form';
import { contactPage } from '../contact-page';
import { deliveryCopy } from '../delivery';
import { drawings } from '../drawings';
import { galleryPage } from '../gallery-page';
import { home } from '../home';
import { interfaceCopy } from '../interface';
import { legalNotice } from '../legal-notice';
import { mapFacts } from '../map';
import { privacyPolicyFor } from '../privacy-policy';
import { roofAnatomy, roofParts } from '../roof-anatomy';
import { servicePage } from '../service-page';
import { zonesPage } from '../zones-page';
import { legalPageSchema, pageSchemas } from './page-schemas';
import { checkRecord } from './validate';

const AT = { file: 'data/x.ts', name: 'x' };
const PAGES = {
  home,
  areaPage,
  contactForm,
  contactPage,
  interfaceCopy,
  mapFacts,
  roofAnatomy,
  deliveryCopy,
  galleryPage,
  servicePage,
  zonesPage,
} satisfies Partial<Record<keyof typeof pageSchemas, unknown>>;

type Branch = Record<string, unknown>;

/** Every field of a page, at any depth: the object that holds it, and its name there. */
function* fieldsOf(value: unknown): Generator<{ holder: Branch; field: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const field of Object.keys(value)) {
    if (!Array.isArray(value)) yield { holder: value as Branch, field };
    yield* fieldsOf((value as Branch)[field]);
  }
}

describe.each([
  ...Object.entries(PAGES).map(([name, page]) => [name, page, pageSchemas[name as keyof typeof PAGES]] as const),
  ['legalNotice', legalNotice, legalPageSchema] as const,
  ['privacyPolicyFor(false)', privacyPolicyFor(false), legalPageSchema] as const,
  ['privacyPolicyFor(true)', privacyPolicyFor(true), legalPageSchema] as const,
])('%s', (_, page, schema) => {
  test('is right as it is', () => {
    expect(checkRecord(schema, page, AT).faults).toEqual([]);
  });

  test.each([
    ['taken out', () => undefined, 'il manque'],
    ['emptied', () => '', ''],
  ])('says so where any field is %s', (_name, change, words) => {
    const copy = structuredClone(page);
    for (const { holder, field } of [...fieldsOf(copy)]) {
      const before = holder[field];
      holder[field] = change();
      const { faults } = checkRecord(schema, copy, AT);
      expect(faults.join(), field).toContain(words);
      expect(faults.length, field).toBeGreaterThan(0);
      holder[field] = before;
    }
  });

  test('says so where a field is misspelt', () => {
    expect(checkRecord(schema, { ...page, titel: 'Toits' }, AT).faults).toEqual([
      "data/x.ts, « x », champ « titel » : ce champ n'existe pas ; corrigez son nom, ou retirez-le.",
    ]);
  });
});

test.each([
  '2026-02-31',
  '2099-01-01',
  '22/11/2026',
])('a legal page of %s is refused: no such day has come', (updated) => {
  const [fault] = checkRecord(legalPageSchema, { ...legalNotice, updated }, AT).faults;
  expect(fault).toContain('champ « updated »');
});

test('a drawing may go, but not one of its names', () => {
  const { charpente, ...others } = drawings;
  expect(checkRecord(pageSchemas.drawings, others, AT).faults).toEqual([]);
  const { rot, ...labels } = charpente.labels;
  const riddle = { ...others, charpente: { ...charpente, labels } };
  expect(checkRecord(pageSchemas.drawings, riddle, AT).faults).toEqual([
    expect.stringContaining('champ « charpente › labels › rot » : il manque'),
  ]);
});

test('a part of the roof that is gone, or under another name, is told: the drawing has its number', () => {
  const [first, ...others] = roofParts;
  expect(checkRecord(pageSchemas.roofParts, roofParts, AT).faults).toEqual([]);
  expect(checkRecord(pageSchemas.roofParts, others, AT).faults.join()).toContain('le dessin a 15 numéros');
  const renamed = [{ ...first, id: 'ridges' }, ...others];
  expect(checkRecord(pageSchemas.roofParts, renamed, AT).faults.join()).toContain("le dessin n'a pas cette pièce");
});

test.each([
  ['is no pattern', '^(0'],
  ['refuses a right number', 'telephone'],
])('a pattern of the form that %s is told', (_, pattern) => {
  const { fields } = contactForm;
  const phone = { ...fields.phone, rule: { ...fields.phone.rule, pattern } };
  const record = { ...contactForm, fields: { ...fields, phone } };
  expect(checkRecord(pageSchemas.contactForm, record, AT).faults).toEqual([
    expect.stringContaining('« 03 29 00 00 00 » doit y convenir'),
  ]);
});

test('two parts of a legal page under one address are told', () => {
  const [first, second] = legalNotice.sections;
  const sections = [first, { ...second, id: first?.id }];
  expect(checkRecord(legalPageSchema, { ...legalNotice, sections }, AT).faults).toEqual([
    expect.stringContaining('deux parties ont le même « id »'),
  ]);
});
