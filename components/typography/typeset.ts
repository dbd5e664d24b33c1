import { keepInnerTags } from '../../data/model/text/field-tags';

const THIN_SPACE = '\u202f';
const HARD_SPACE = '\u00a0';

const MEASURES = 'km|m²|m|cm|mm|kg/m²|kN/m²|kg';
const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const UNITS = `${MEASURES}|kN|kWh|°C|%|€|euros?|h|heures?|min|minutes?|ans|an|fois|mois|jours|ko|${MONTHS}`;
/** «m» is no metre in «m'a». */
const UNIT_ENDS = "(?![\\p{L}\\d'’])";

/** Addresses are copied, not read: a space or an apostrophe more, and they lead nowhere. */
const ADDRESSES = /((?:https?:\/\/|mailto:|tel:|www\.)[^\s«»]+|[\p{L}\d][^\s«»]*@[^\s«»]+)/u;

/** What every rule of typesetWords looks for: most texts have none of it. */
const SETTABLE = /['«»;:!?\d–—]/;

/** In metres, euros and the like a number above 999 has its thousands apart; years and postal codes have not. */
const THOUSANDS = new RegExp(
  `(?<![\\d.,/-])(\\d{1,3})(?=\\d{3}(?: (?:à|et|ou) \\d+)?[ \u00a0](?:${MEASURES}|€|euros)${UNIT_ENDS})`,
  'gu',
);

const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})${UNIT_ENDS})`, 'gu');

/** «8 h 30»: the minutes stay with their hour. */
const BEFORE_MINUTES = /(?<=\d[ \u00a0]?h) (?=[0-5]\d(?!\d))/g;

const AFTER_POSTAL_CODE = /(?<=(?<![\d.,/-])\d{5}) (?=\p{Lu})/gu;

/**
 * Sets French text as a typesetter would: real apostrophes, thin non-breaking spaces before ; : ! ? and inside « »,
 * non-breaking spaces in phone numbers and ranges, between thousands, before units and after postal codes. Setting set text
 * changes nothing.
 */
export const typeset = keepInnerTags((text) => {
  if (!SETTABLE.test(text)) return text;
  return text
    .split(ADDRESSES)
    .map((part, index) => (index % 2 === 1 ? part : typesetWords(part)))
    .join('');
});

function typesetWords(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d])'(?=[\p{L}\d«])/gu, '’')
    .replace(/(?<=^|\S)[ \u00a0\u202f]+(?=[;:!?»])/g, THIN_SPACE)
    .replace(/«[ \u00a0\u202f]*/g, `«${THIN_SPACE}`)
    .replace(/(?<=[^\s\u202f])»/g, `${THIN_SPACE}»`)
    .replace(/(?<!\d)(?:0|(?:\+|00)33 ?)\d(?: \d{2}){4}(?!\d)/g, (number) => number.replaceAll(' ', HARD_SPACE))
    .replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/g, (number) => number.replaceAll(' ', HARD_SPACE))
    .replace(THOUSANDS, `$1${HARD_SPACE}`)
    .replace(BEFORE_UNIT, HARD_SPACE)
    .replace(BEFORE_MINUTES, HARD_SPACE)
    .replace(AFTER_POSTAL_CODE, HARD_SPACE)
    .replace(/(?<=(?<!\p{L})(?:DTU|EN|[nN]°|art\.|[Aa]rticles?|L\.|R\.|D\.)) (?=\d)/gu, HARD_SPACE)
    .replace(/(?<=\d) à (?=\d)/g, `${HARD_SPACE}à${HARD_SPACE}`)
    .replace(/ (?=[–—])/g, HARD_SPACE);
}

/** `typeset` for every string inside a value that is to become an island's props. */
export function typesetDeep<T>(value: T): T {
  if (typeof value === 'string') return typeset(value) as T;
  if (Array.isArray(value)) return value.map(typesetDeep) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, typesetDeep(entry)])) as T;
}

const RAW_TEXT = /<(script|style|code|pre|textarea)\b[\s\S]*?<\/\1>/g;
const TEXT = new RegExp(`(?<=^|>)[^<]*?${SETTABLE.source}[^<]*`, 'g');
const READ_ATTRIBUTES = /(\s(?:alt|title|aria-label|content|data-caption|data-map-title|data-text-[\w-]+)=)"([^"]*)"/g;
const HEADING = /<(h[1-3])\b[^]*?<\/\1>/g;
/** No line of a heading ends on one of these. */
const SHORT_WORDS = /(?<=(?:^|[\s>])(?:à|au|aux|dans|de|des|du|en|et|la|le|les|ne|ou|où|par|sur|un|une)) (?=[^<])/giu;
const ADDRESS = /^(https?:|mailto:|tel:|\/)/;

/**
 * Applies `typeset` to a finished document: to its text and to the attributes that are read out, nowhere else. In headings a
 * short word stays with the next one, and spaces are full ones: a thin one is none in the heading face.
 */
export function typesetHtml(html: string): string {
  const kept: string[] = [];
  return html
    .replace(RAW_TEXT, (raw) => `<keep-${kept.push(raw) - 1}>`)
    .replace(TEXT, typesetEscaped)
    .replace(HEADING, typesetHeading)
    .replace(READ_ATTRIBUTES, (attribute, name, value) =>
      SETTABLE.test(value) && !ADDRESS.test(value) ? `${name}"${typesetEscaped(value)}"` : attribute,
    )
    .replace(/<keep-(\d+)>/g, (_, index) => kept[Number(index)] ?? '');
}

const typesetHeading = keepInnerTags((heading) =>
  heading.replace(SHORT_WORDS, HARD_SPACE).replaceAll(THIN_SPACE, HARD_SPACE),
);

/** React escapes apostrophes and quotes; `;` of an entity must not be taken for punctuation. */
function typesetEscaped(text: string): string {
  const readable = text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  return typeset(readable).replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}
