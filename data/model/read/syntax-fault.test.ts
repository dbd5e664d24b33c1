import { describe, expect, test } from 'vitest';
import { parseRecords } from './literal';
import { printInFile } from './problems';

/** Returns a record that contains a line of the owner. */
const insertLine = (line: string) =>
  `export const company = {\n  /** A remark. */\n  name: 'Toits',\n  ${line}\n  city: 'Igney',\n};\n`;
const firstFault = (text: string) => {
  const [fault] = parseRecords('company.ts', text).faults;
  return fault && { line: fault.line, problem: printInFile(fault) };
};

test.each([
  ['an apostrophe', "street: 'rue de l'Église',", "l'apostrophe y ferme le texte"],
  ['an apostrophe and a space', "street: 'rue d' Épinal',", "l'apostrophe y ferme le texte"],
  ['straight quotation marks inside', 'street: "la rue "haute"",', '« " » y ferme le texte'],
  ['a unit', 'years: 15 ans,', "s'écrit seul, sans mot ni unité : « 15 »"],
  ['a comma in a number', 'latitude: 48,211,', "s'écrit avec un point : « 48.211 »"],
  ['a phone number without quotation marks', 'phone: 06 39 98 12 34,', "un numéro s'écrit entre guillemets"],
  ['a conflict marker', '<<<<<<< HEAD', "« <<<<<<< » vient d'un programme"],
  ['a comment of another language', '# à revoir', 'une remarque commence par « // »'],
  ['a sentence', 'Nous sommes couvreurs à Épinal.', 'du texte y est hors des guillemets'],
  ['a semicolon', "street: 'rue';", "« ; » y est à la place d'une virgule"],
  ['an equals sign', "street = 'rue',", '« = » y est à la place de « : »'],
  ['no colon', "street 'rue',", '« : » manque'],
  ['two commas', "street: 'rue',,", 'une virgule y est de trop'],
  ['quotation marks of a word processor', 'street: “rue”,', '« “ » ne commence pas un texte'],
  ['French quotation marks', 'street: « rue »,', '« « » ne commence pas un texte'],
  ['a currency', 'price: 55 €,', '« € » y est hors des guillemets'],
  ['a text that is not closed', "street: 'rue,", "n'y est pas fermé"],
  ['a bracket that is not closed', 'days: [1, 2', 'le crochet « [ » de cette ligne'],
  ['a parenthesis that is not closed', "street: sample('rue',", 'la parenthèse « ( » de cette ligne'],
  ['a bracket too many', '},', '« } » y est de trop'],
])('names the character and its line: %s', (_, line, message) => {
  expect(firstFault(insertLine(line))).toEqual({ line: 4, problem: expect.stringContaining(message) });
});

test('names the line with the missing comma, not the next line', () => {
  const text = "export const company = {\n  name: 'Toits'\n\n  // A remark.\n  city: 'Igney',\n};\n";
  expect(firstFault(text)).toEqual({ line: 2, problem: expect.stringContaining('il manque une virgule') });
});

test.each([
  ['an object', "export const a = {\n  host: {\n    name: 'b',\n  city: 'c',\n  list: [\n    1,\n  ],\n};\n", 2, '{'],
  ['a list', "export const a = {\n  list: [\n    { b: 'c' },\n  city: 'c',\n};\n", 2, '['],
  [
    'an object in a list',
    "export const a = {\n  list: [\n    {\n      b: 'it’s } here',\n    { b: 'd' },\n  ],\n};\n",
    3,
    '{',
  ],
  ['the record', "export const a = {\n  city: 'c',\n", 1, '{'],
])('names the line of an unclosed bracket: %s', (_, text, line, sign) => {
  expect(firstFault(text)).toEqual({ line, problem: expect.stringContaining(`« ${sign} » de cette ligne`) });
});

describe('an unclosed comment', () => {
  test('is reported at its line if the next comment closes it', () => {
    const text = "export const a = {\n  /** Hours as\n  hours: 'b',\n  /** The next. */\n  city: 'c',\n};\n";
    expect(firstFault(text)).toEqual({ line: 2, problem: expect.stringContaining('finissez-le par « */ »') });
  });

  test('is reported at its line if nothing closes it', () => {
    const text = "export const a = {\n  name: 'b',\n  /** Hours as\n  city: 'c',\n};\n";
    expect(firstFault(text)).toEqual({ line: 3, problem: expect.stringContaining('finissez-le par « */ »') });
  });

  test('is not reported if a closed comment contains a path', () => {
    expect(firstFault("export const a = {\n  /**\n   * Those of data/*.ts\n   */\n  city: 'c',\n};\n")).toBeUndefined();
  });
});

test.each([
  ["mobile: optional('06 39 98 12 34'),", "« '06 39 98 12 34' » n'est pas lu, car « optional() »"],
  ["siret: missing('732 829 320 00074'),", 'effacez « missing( » et la parenthèse'],
  ['isKept: unconfirmed(true),', 'et gardez true'],
  ["host: { name: missing('OVH') },", 'effacez « missing( »'],
])('rejects a value inside missing(), optional() or unconfirmed(): %s', (line, message) => {
  expect(firstFault(insertLine(line))).toEqual({ line: 4, problem: expect.stringContaining(message) });
});

test.each([
  ['isKept: oui,', '« true »'],
  ['isKept: Non,', '« false »'],
])('explains how to write yes and no: %s', (line, message) => {
  expect(firstFault(insertLine(line))?.problem).toContain(message);
});
