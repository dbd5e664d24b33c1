import { formWordingOf } from '../schema/wordings.ts';

/** Selects the sentence for the terminal or the sentence for the desk's forms. */
export type Wording = 'fileWording' | 'formWording';

/** The value that a schema rejects, in enough detail for the owner to recognise it. */
export type ActualValue =
  | { is: 'missing' | 'null' | 'no-date' | 'no-text' | 'empty-list' | 'long-text' | 'list' | 'other-list' | 'fields' }
  | { is: 'text-length' | 'list-length'; count: number }
  | { is: 'text'; text: string }
  /** A day as «2027-05-31», whether it exists or not. */
  | { is: 'date'; day: string }
  | { is: 'value'; value: string };

/** The value that a schema expects instead. */
export type ExpectedValue =
  /** A message of the schema (schema/wordings.ts). */
  | { is: 'message'; message: string }
  | { is: 'type'; type: ExpectedType }
  /** A number that is written as a text: «48,211». */
  | { is: 'number-without-quotes'; digits: string }
  | { is: 'at-most' | 'at-least' | 'greater-than'; limit: string }
  | { is: 'one-of'; values: string[] }
  | { is: 'unknown' };

export type ExpectedType = keyof typeof EXPECTED_WORDINGS;

const sameWording = (wording: string) => ({ fileWording: wording, formWording: wording });

/** Descriptions of the expected value, by the type's name in zod. */
const EXPECTED_WORDINGS = {
  string: { fileWording: 'un texte entre guillemets est attendu', formWording: 'écrivez-le' },
  number: {
    fileWording: 'un nombre sans guillemets est attendu, avec un point pour la virgule',
    formWording: 'écrivez un nombre',
  },
  int: sameWording('un nombre entier est attendu'),
  boolean: {
    fileWording: 'true (oui) ou false (non) est attendu, sans guillemets',
    formWording: 'choisissez oui ou non',
  },
  array: sameWording('une liste entre crochets est attendue'),
  object: sameWording('des champs entre accolades sont attendus'),
  record: sameWording('des champs entre accolades sont attendus'),
};

/** Returns true for a type that has a French name. */
export const isExpectedType = (type: string): type is ExpectedType => Object.hasOwn(EXPECTED_WORDINGS, type);

/** Returns the ending of a French noun after a number. */
export const pluralEnding = (count: number) => (count > 1 ? 's' : '');
/** Formats «2027-05-31» as forms show it: «31/05/2027». */
const dayInForm = (day: string) => day.split('-').reverse().join('/');

/** Returns half a French sentence about a value that a schema rejects. */
export function describeActual(wording: Wording, actual: ActualValue): string {
  switch (actual.is) {
    case 'missing':
      return 'il manque';
    case 'null':
      return 'il est vide';
    case 'no-date':
      return 'la date manque';
    case 'no-text':
      return 'ce texte est vide';
    case 'empty-list':
      return 'la liste est vide';
    case 'text-length':
      return `ce texte a ${actual.count} caractères`;
    case 'list-length':
      return `la liste compte ${actual.count} élément${pluralEnding(actual.count)}`;
    case 'long-text':
      return 'ce texte ne convient pas';
    case 'list':
      return 'une liste ne convient pas';
    case 'other-list':
      return 'cette liste ne convient pas';
    case 'fields':
      return 'des champs entre accolades ne conviennent pas';
    case 'text':
      return `« ${actual.text} » ne convient pas`;
    case 'date':
      return `« ${wording === 'formWording' ? dayInForm(actual.day) : actual.day} » ne convient pas`;
    case 'value':
      return `${actual.value} ne convient pas`;
  }
}

/** Returns half a French sentence about the value that a schema expects. */
export function describeExpected(wording: Wording, expected: ExpectedValue): string {
  switch (expected.is) {
    case 'message':
      return wording === 'formWording' ? formWordingOf(expected.message) : expected.message;
    case 'type':
      return EXPECTED_WORDINGS[expected.type][wording];
    case 'number-without-quotes': {
      if (wording === 'formWording') return 'écrivez un nombre';
      const point = expected.digits.includes(',') ? ', avec un point' : '';
      return `écrivez-le sans guillemets${point} : ${expected.digits.replace(',', '.')}`;
    }
    case 'at-most':
      return `${expected.limit} au plus`;
    case 'at-least':
      return `il en faut ${expected.limit} au moins`;
    case 'greater-than':
      return `un nombre plus grand que ${expected.limit} est attendu`;
    case 'one-of':
      return `une de ces valeurs est attendue : ${expected.values.join(', ')}`;
    case 'unknown':
      return 'écrivez-le comme dans les fiches voisines';
  }
}
