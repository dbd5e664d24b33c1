import { isOwnerFact, type Mark, ownerFactsIn, type Path } from '../../data/model/owner-facts';
import type { Fault } from '../../data/model/read/faults';
import { lineAt, literalAt } from '../../data/model/read/literal';
import type { Reading as AllOfData, WrittenRecord } from '../../data/model/read/read-records';
import { fieldAt, titleAt } from '../../data/model/schema/fields';
import { RECORDS, type RecordName, schemaOf } from '../../data/model/schema/records';
import { shownPhotos } from '../../data/model/site/gallery';
import { inCount, inMinutes } from '../lib/format';
import { RULES, type Rule } from './to-do-rules';

/** The records, checked and as written: a Reading or a Site. */
type Reading = Pick<AllOfData, 'records' | 'written'>;

/** Something that only the owner can give: where he writes it, and what it is, in French. */
export type ToDo = Pick<Fault, 'file' | 'record' | 'path'> & {
  line: number;
  what: string;
  kind: Exclude<Mark, 'optional'> | 'picture' | 'review' | 'form' | 'paper';
};

/** What one rule still asks for; `total` counts what has been given, too. `minutes` is for what is left. */
export type Chapter = Omit<Rule, 'fields' | 'also' | 'where'> & {
  where: string;
  /** All that it asks for, given or not, and what may be given with it: fields, or a record whole. */
  fields: Pick<Fault, 'file' | 'record' | 'path'>[];
  todo: ToDo[];
  total: number;
};

/** Every rule with what it still asks for, in the order in which an owner would follow them. */
export function chaptersOf(reading: Reading): Chapter[] {
  const left = new Set(pointsOf(reading));
  // Of what cannot be read nobody knows whether it has been given.
  const isRead = (field: string) => reading.written.some(({ record }) => record === field.split('.')[0]);
  const rules = RULES.filter(({ fields }) => fields.length === 0 || fields.some(isRead));
  const chapters = rules.map(({ fields: all, also = [], where, minutes, ...rule }) => {
    const fields = all.filter(isRead);
    const asksFor = (point: ToDo) => {
      const name = [point.record, ...point.path].join('.');
      const isAsked = fields.length === 0 || fields.some((field) => name === field || name.startsWith(`${field}.`));
      // What is missing by law is asked for by itself.
      return isAsked && (rule.level === 'obligatoire') !== ADVICE.includes(point.kind);
    };
    const todo = [...left].filter(asksFor);
    for (const point of todo) left.delete(point);
    const total = Math.max(todo.length, TOTALS[fields[0] ?? '']?.(reading) ?? fields.length);
    return {
      ...rule,
      where: where ?? [...new Set(fields.flatMap(whereToFind))].join(' '),
      minutes: Math.ceil(minutes * todo.length),
      fields: [...fields, ...also].map((field) => {
        const [record = '', ...path] = field.split('.');
        return { file: RECORDS[record as RecordName].file, record, path };
      }),
      todo,
      total,
    };
  });
  return chapters.filter(({ total }) => total > 0);
}

/** What going online is refused for: what is false, or missing by law. */
export const obligatory = (chapters: Chapter[]) =>
  chapters.filter(({ level, todo }) => level === 'obligatoire' && todo.length > 0);

/** «data/company.ts:12». */
export const placeOf = ({ file, line }: ToDo) => `${file}:${line}`;

/** What the site says honestly by itself. */
const ADVICE: ToDo['kind'][] = ['unconfirmed', 'picture', 'review', 'form', 'paper'];

/** Facts that the site can do without, and that a rule asks for all the same: what pages say changes with them. */
const ASKED_OPTIONAL = new Set(RULES.flatMap(({ fields }) => fields));

/** How many there are of what a rule asks for, where the rule does not name each. */
const TOTALS: Record<string, (reading: Reading) => number> = {
  commitments: ({ records }) => Object.keys(records.commitments ?? {}).length,
  photos: ({ records }) => shownPhotos(records).size,
  testimonials: ({ written }) => reviewsIn(written).filter((one) => !isOwnerFact(one)).length,
};

function pointsOf({ written, records }: Reading): ToDo[] {
  const shown = shownPhotos(records);
  return written.flatMap((one) => {
    const { file, record, raw, text, literal } = one;
    const at = (path: Path) => ({ file, record, path, line: lineAt(text, literalAt(literal, path).start) });
    if (record === 'testimonials') return reviewPoints(reviewsIn([one]), at);
    // A promise on how reviews are treated is made with the first.
    if (record === 'reviewTerms' && reviewsIn(written).every(isOwnerFact)) return [];
    if (record === 'photos')
      return Object.entries(records.photos ?? {})
        .filter(([name, { rendering }]) => rendering && shown.has(name))
        .map(([name, { alt }]) => ({ ...at([name]), what: `photo « ${name} » : ${alt}`, kind: 'picture' as const }));
    const named = (path: Path, kind: ToDo['kind']) => ({
      ...at(path),
      what: nameOf(records, file, record, path),
      kind,
    });
    const isDeaf = record === 'company' && records.company?.delivery === false;
    return [
      ...ownerFactsIn(raw).flatMap(({ path, mark }) => {
        if (mark !== 'optional') return named(path, mark);
        return ASKED_OPTIONAL.has([record, ...path].join('.')) ? named(path, 'paper') : [];
      }),
      ...(isDeaf ? [named(['delivery'], 'form')] : []),
    ];
  });
}

function reviewsIn(written: WrittenRecord[]): unknown[] {
  return (written.find(({ record }) => record === 'testimonials')?.raw ?? []) as unknown[];
}

/** Samples are shown, and asked for, as long as there is no review. */
function reviewPoints(reviews: unknown[], at: (path: Path) => Omit<ToDo, 'what' | 'kind'>): ToDo[] {
  if (reviews.length === 0) return [{ ...at([]), what: "l'avis d'un client", kind: 'review' }];
  if (!reviews.every(isOwnerFact)) return [];
  return reviews.map((_, index) => ({ ...at([index]), what: `avis d'exemple ${index + 1}`, kind: 'sample' }));
}

/** A commitment is named by its question, every other fact by the title of its field. */
function nameOf({ commitments }: Reading['records'], file: string, record: string, path: Path): string {
  if (record === 'commitments') return commitments?.[String(path[0])]?.question ?? String(path[0]);
  return titleAt(schemaOf(file, record)!, path);
}

function whereToFind(field: string): string | string[] {
  const [record = '', ...path] = field.split('.');
  const { schema } = RECORDS[record as RecordName];
  return fieldAt(schema, path).meta()?.where ?? [];
}

/** The chapters as text: why, where, what is said meanwhile, and each point with its file and line. */
export function printChapters(chapters: Chapter[]): string {
  const open = chapters.filter(({ todo }) => todo.length > 0);
  const places = open.flatMap(({ todo }) => todo.map(placeOf));
  const width = Math.max(0, ...places.map(({ length }) => length));
  return open
    .map(({ title, todo, minutes, why, where, meanwhile }) =>
      [
        `${title} (${inCount(todo.length, 'point')}, ${inMinutes(minutes)})`,
        `  Pourquoi : ${why}`,
        `  Où le trouver : ${where}`,
        `  En attendant : ${meanwhile}.`,
        ...todo.map((point) => `    ${placeOf(point).padEnd(width)}  ${point.what}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}
