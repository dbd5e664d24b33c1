import { slugOf } from '../../../data/model/text/slug';

/** Patterns in a spelling and the sound that replaces them; an empty sound stands for silent letters. */
const SOUND_RULES: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/h/g, ''],
  [/\bste?\b/g, 'saint'],
  [/([a-z])\1/g, '$1'],
  [/e(?=[mn])/g, 'a'],
  [/y/g, 'i'],
  [/[esx]+\b/g, ''],
];

/**
 * Returns the same key for texts of the same sound, such as «telefone» and «téléphone», or «st nabord» and
 * «Saint-Nabord».
 */
export const phoneticKey = (text: string): string =>
  SOUND_RULES.reduce((key, [spelling, sound]) => key.replace(spelling, sound), slugOf(text).replaceAll('-', ' '));
