import { keepInnerTags } from '../../data/model/text/field-tags';

const THIN_SPACE = '\u202f';
const HARD_SPACE = '\u00a0';

const MEASURES = 'km|m²|m|cm|mm|kg/m²|kN/m²|kg';
const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const UNITS = `${MEASURES}|kN|kWh|°C|%|€|euros?|h|heures?|min|minutes?|ans|an|fois|mois|jours|ko|${MONTHS}`;
/** Prevents «m» in «m'a» from matching as metres. */
const UNIT_END = "(?![\\p{L}\\d'’])";

/** URLs and email addresses stay unchanged, because another space or apostrophe would break them. */
const URLS_AND_EMAILS = /((?:https?:\/\/|mailto:|tel:|www\.)[^\s«»]+|[\p{L}\d][^\s«»]*@[^\s«»]+)/u;

/** Matches a text that a rule of typesetWords may change. Most texts do not match. */
const TYPESET_CHARACTERS = /['«»;:!?\d–—]/;

/**
 * Matches numbers above 999 before metres, euros and similar units, so that their thousands can be separated. Years and
 * postal codes do not match.
 */
const THOUSANDS = new RegExp(
  `(?<![\\d.,/-])(\\d{1,3})(?=\\d{3}(?: (?:à|et|ou) \\d+)?[ \u00a0](?:${MEASURES}|€|euros)${UNIT_END})`,
  'gu',
);

const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})${UNIT_END})`, 'gu');

/** Matches the space before the minutes in «8 h 30». */
const BEFORE_MINUTES = /(?<=\d[ \u00a0]?h) (?=[0-5]\d(?!\d))/g;

const AFTER_POSTAL_CODE = /(?<=(?<![\d.,/-])\d{5}) (?=\p{Lu})/gu;

/**
 * Applies French typography. Apostrophes become typographic. Thin non-breaking spaces are before ; : ! ? and inside «
 * ». Non-breaking spaces are in phone numbers, SIRET numbers and ranges, between thousands, before units and after
 * postal codes. Idempotent.
 */
export const typeset = keepInnerTags((text) => {
  if (!TYPESET_CHARACTERS.test(text)) return text;
  return text
    .split(URLS_AND_EMAILS)
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
    .replace(/(?<![\d.,])(?:\d{3}(?: \d{3}){2} \d{5}|\d{1,3}(?: \d{3})+)(?!\d)/g, (number) =>
      number.replaceAll(' ', HARD_SPACE),
    )
    .replace(THOUSANDS, `$1${HARD_SPACE}`)
    .replace(BEFORE_UNIT, HARD_SPACE)
    .replace(BEFORE_MINUTES, HARD_SPACE)
    .replace(AFTER_POSTAL_CODE, HARD_SPACE)
    .replace(/(?<=(?<!\p{L})(?:DTU|EN|[nN]°|art\.|[Aa]rticles?|L\.|R\.|D\.)) (?=\d)/gu, HARD_SPACE)
    .replace(/(?<=\d) à (?=\d)/g, `${HARD_SPACE}à${HARD_SPACE}`)
    .replace(/ (?=[–—])/g, HARD_SPACE);
}

/** Applies `typeset` to every string in the props of an island. */
export function typesetDeep<T>(value: T): T {
  if (typeof value === 'string') return typeset(value) as T;
  if (Array.isArray(value)) return value.map(typesetDeep) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, typesetDeep(entry)])) as T;
}

const RAW_TEXT = /<(script|style|code|pre|textarea)\b[\s\S]*?<\/\1>/g;
const TEXT = new RegExp(`(?<=^|>)[^<]*?${TYPESET_CHARACTERS.source}[^<]*`, 'g');
const SPOKEN_ATTRIBUTES =
  /(\s(?:alt|title|aria-label|content|data-caption|data-map-title|data-text-[\w-]+)=)"([^"]*)"/g;
const HEADING = /<(h[1-3])\b[^]*?<\/\1>/g;
/** Words that must not end a line of a heading. */
const SHORT_WORDS = /(?<=(?:^|[\s>])(?:à|au|aux|dans|de|des|du|en|et|la|le|les|ne|ou|où|par|sur|un|une)) (?=[^<])/giu;
const URL_START = /^(https?:|mailto:|tel:|\/)/;

/**
 * Applies `typeset` to an HTML document, to its text and to the attributes that assistive technology reads. In headings
 * a short word stays with the next word. Headings get full non-breaking spaces, because the heading face has no thin
 * spaces.
 */
export function typesetHtml(html: string): string {
  const rawParts: string[] = [];
  return html
    .replace(RAW_TEXT, (raw) => `<keep-${rawParts.push(raw) - 1}>`)
    .replace(TEXT, typesetEscaped)
    .replace(HEADING, typesetHeading)
    .replace(SPOKEN_ATTRIBUTES, (attribute, name, value) =>
      TYPESET_CHARACTERS.test(value) && !URL_START.test(value) ? `${name}"${typesetEscaped(value)}"` : attribute,
    )
    .replace(/<keep-(\d+)>/g, (_, index) => rawParts[Number(index)] ?? '');
}

/** Keeps each short word of a typeset heading with the next word, and replaces thin spaces with full ones. */
export const typesetHeading = keepInnerTags((heading) =>
  heading.replace(SHORT_WORDS, HARD_SPACE).replaceAll(THIN_SPACE, HARD_SPACE),
);

/**
 * Unescapes the apostrophes and quotes that React has escaped, so that the `;` of an entity does not count as
 * punctuation.
 */
function typesetEscaped(text: string): string {
  const unescapedText = text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  return typeset(unescapedText).replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}
