import { slugOf } from '../../../data/model/text/slug';

/** Spellings of one sound, and what is written and not heard. */
const SOUND_RULES: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/h/g, ''],
  [/\bste?\b/g, 'saint'],
  [/([a-z])\1/g, '$1'],
  [/e(?=[mn])/g, 'a'],
  [/y/g, 'i'],
  [/[esx]+\b/g, ''],
];

/** A text as one hears it: «telefone» is «téléphone», «assurence» «assurance», «st nabord» «Saint-Nabord». */
export const phoneticKey = (text: string): string =>
  SOUND_RULES.reduce((heard, [written, sound]) => heard.replace(written, sound), slugOf(text).replaceAll('-', ' '));
