import { isOwnerFact, type Mark, ownerFactsIn, type Path } from '../../data/model/owner-facts';
import type { Fault } from '../../data/model/read/faults';
import { lineAt, literalAt } from '../../data/model/read/literal';
import type { LoadedRecords as AllOfData, WrittenRecord } from '../../data/model/read/read-records';
import { fieldAt, titleAt } from '../../data/model/schema/fields';
import { RECORDS, type RecordName, schemaOf } from '../../data/model/schema/records';
import { shownPhotos } from '../../data/model/site/gallery';
import { formatCount, formatMinutes } from '../lib/format';
import { RULES, type Rule } from './to-do-rules';

/**
 * The checked records, and the records as they are written. They come from the result of `readRecords` or from a Site.
 */
type ToDoInput = Pick<AllOfData, 'records' | 'written'>;

/** Answer that only the owner can give, with the place to write it and its French name. */
export type ToDo = Pick<Fault, 'file' | 'record' | 'path'> & {
  line: number;
  name: string;
  kind: Exclude<Mark, 'optional'> | 'picture' | 'review' | 'form' | 'paper';
};

/** Rule with its open points. `total` also counts the points that are done; `minutes` is for the open points only. */
export type Chapter = Omit<Rule, 'fields' | 'optionalFields' | 'where'> & {
  where: string;
  /** Fields of this chapter, required or optional, filled or not. An empty path means the whole record. */
  fields: Pick<Fault, 'file' | 'record' | 'path'>[];
  todo: ToDo[];
  total: number;
};

/** Returns every rule with its open points, in the order in which an owner would work through them. */
export function chaptersOf(reading: ToDoInput): Chapter[] {
  const unassigned = new Set(pointsOf(reading));
  // A record that cannot be read is left out, because it is unknown whether its fields are filled.
  const isRead = (field: string) => reading.written.some(({ record }) => record === field.split('.')[0]);
  const rules = RULES.filter(({ fields }) => fields.length === 0 || fields.some(isRead));
  const chapters = rules.map(({ fields: all, optionalFields = [], where: hint, minutes, ...rule }) => {
    const fields = all.filter(isRead);
    const includesPoint = (point: ToDo) => {
      const name = [point.record, ...point.path].join('.');
      const isAsked = fields.length === 0 || fields.some((field) => name === field || name.startsWith(`${field}.`));
      // Required chapters list the points that block going online. Other chapters list the kinds in ADVICE.
      return isAsked && (rule.level === 'obligatoire') !== ADVICE.includes(point.kind);
    };
    const todo = [...unassigned].filter(includesPoint);
    for (const point of todo) unassigned.delete(point);
    const total = Math.max(todo.length, TOTALS[fields[0] ?? '']?.(reading) ?? fields.length);
    return {
      ...rule,
      where: hint ?? [...new Set(fields.flatMap(hintOfField))].join(' '),
      minutes: Math.ceil(minutes * todo.length),
      fields: [...fields, ...optionalFields].map((field) => {
        const [record = '', ...path] = field.split('.');
        return { file: RECORDS[record as RecordName].file, record, path };
      }),
      todo,
      total,
    };
  });
  return chapters.filter(({ total }) => total > 0);
}

/**
 * Returns the chapters that block going online, because the site shows false information or lacks information that the
 * law requires.
 */
export const requiredChapters = (chapters: Chapter[]) =>
  chapters.filter(({ level, todo }) => level === 'obligatoire' && todo.length > 0);

/** Formats the place of a point, for example «data/company.ts:12». */
export const placeOf = ({ file, line }: ToDo) => `${file}:${line}`;

/** Kinds of points that never block going online, because the site stays honest without the answer. */
const ADVICE: ToDo['kind'][] = ['unconfirmed', 'picture', 'review', 'form', 'paper'];

/** Optional facts that a rule asks for nevertheless, because they change the text of pages. */
const ASKED_OPTIONAL_FIELDS = new Set(RULES.flatMap(({ fields }) => fields));

/** Total number of points of the rules that do not list each field. */
const TOTALS: Record<string, (reading: ToDoInput) => number> = {
  commitments: ({ records }) => Object.keys(records.commitments ?? {}).length,
  photos: ({ records }) => shownPhotos(records).size,
  testimonials: ({ written }) => reviewsIn(written).filter((review) => !isOwnerFact(review)).length,
};

function pointsOf({ written, records }: ToDoInput): ToDo[] {
  const shownPhotoIds = shownPhotos(records);
  return written.flatMap((writtenRecord) => {
    const { file, record, raw, text, literal } = writtenRecord;
    const pointAt = (path: Path) => ({ file, record, path, line: lineAt(text, literalAt(literal, path).start) });
    if (record === 'testimonials') return reviewPoints(reviewsIn([writtenRecord]), pointAt);
    // The terms for reviews are only needed once a real review exists.
    if (record === 'reviewTerms' && reviewsIn(written).every(isOwnerFact)) return [];
    if (record === 'photos')
      return Object.entries(records.photos ?? {})
        .filter(([name, { rendering }]) => rendering && shownPhotoIds.has(name))
        .map(([name, { alt }]) => ({
          ...pointAt([name]),
          name: `photo « ${name} » : ${alt}`,
          kind: 'picture' as const,
        }));
    const toDoOf = (path: Path, kind: ToDo['kind']) => ({
      ...pointAt(path),
      name: nameOf(records, file, record, path),
      kind,
    });
    const isDeliveryOff = record === 'company' && records.company?.delivery === false;
    return [
      ...ownerFactsIn(raw).flatMap(({ path, mark }) => {
        if (mark !== 'optional') return toDoOf(path, mark);
        return ASKED_OPTIONAL_FIELDS.has([record, ...path].join('.')) ? toDoOf(path, 'paper') : [];
      }),
      ...(isDeliveryOff ? [toDoOf(['delivery'], 'form')] : []),
    ];
  });
}

function reviewsIn(written: WrittenRecord[]): unknown[] {
  return (written.find(({ record }) => record === 'testimonials')?.raw ?? []) as unknown[];
}

/** Returns the points about reviews. Sample reviews are shown, and asked for, until a real review exists. */
function reviewPoints(reviews: unknown[], pointAt: (path: Path) => Omit<ToDo, 'name' | 'kind'>): ToDo[] {
  if (reviews.length === 0) return [{ ...pointAt([]), name: "l'avis d'un client", kind: 'review' }];
  if (!reviews.every(isOwnerFact)) return [];
  return reviews.map((_, index) => ({ ...pointAt([index]), name: `avis d'exemple ${index + 1}`, kind: 'sample' }));
}

/** Names a commitment by its question, and any other fact by the title of its field. */
function nameOf({ commitments }: ToDoInput['records'], file: string, record: string, path: Path): string {
  if (record === 'commitments') return commitments?.[String(path[0])]?.question ?? String(path[0]);
  return titleAt(schemaOf(file, record)!, path);
}

function hintOfField(field: string): string | string[] {
  const [record = '', ...path] = field.split('.');
  const { schema } = RECORDS[record as RecordName];
  return fieldAt(schema, path).meta()?.where ?? [];
}

/**
 * Formats the chapters as text, with the reason, the source, the interim text of the site, and each point with its file
 * and line.
 */
export function printChapters(chapters: Chapter[]): string {
  const openChapters = chapters.filter(({ todo }) => todo.length > 0);
  const places = openChapters.flatMap(({ todo }) => todo.map(placeOf));
  const width = Math.max(0, ...places.map(({ length }) => length));
  return openChapters
    .map(({ title, todo, minutes, why, where, meanwhile }) =>
      [
        `${title} (${formatCount(todo.length, 'point')}, ${formatMinutes(minutes)})`,
        `  Pourquoi : ${why}`,
        `  Où le trouver : ${where}`,
        `  En attendant : ${meanwhile}.`,
        ...todo.map((point) => `    ${placeOf(point).padEnd(width)}  ${point.name}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}
