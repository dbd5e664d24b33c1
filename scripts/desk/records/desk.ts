import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { typeset, typesetDeep } from '../../../components/typography/typeset';
import { COLLECTION_NAMES, COLLECTIONS } from '../../../data/model/collections';
import type { Path } from '../../../data/model/owner-facts';
import { type Fault, sentenceOf } from '../../../data/model/read/faults';
import { DOCUMENTS } from '../../../data/model/read/folders';
import { type Reading, readRecords } from '../../../data/model/read/read-records';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { onDisk, type Source } from '../../../data/model/read/source';
import { fieldAt, titleAt } from '../../../data/model/schema/fields';
import { COLLECTION_SCHEMAS, RECORDS, schemaOf } from '../../../data/model/schema/records';
import { expiryWarnings } from '../../../data/model/site/papers';
import { dayOfBuild } from '../../../data/model/text/day-of-build';
import { faultsOfPages } from '../../build-site/check-pages';
import { RECORDS_ONLINE } from '../../finished-build/versions';
import { shortHash } from '../../lib/content-hash';
import { chaptersOf } from '../../to-do/to-do-list';
import { ChangedElsewhere, dataFiles, type FileChange, readNote, type Texts } from '../files/data-files';
import { receivePdf } from '../files/pdf-files';
import { photoFiles } from '../files/photo-files';
import { printedFields } from '../preview/printed-fields';
import { hostEntry } from '../server/online';
import { type Field, keyOf } from '../shared/field';
import {
  addressIn,
  type DeskEdit,
  type DeskFault,
  type DeskState,
  DRAFTS,
  type FieldSchema,
  type Outcome,
  pageFile,
  valueAt,
} from '../shared/protocol';
import { capital, isMark } from '../shared/values';
import { changesBetween, takeBackEdit } from './changes';
import { type Edit, editing, editSource, readSource, type Value } from './edit-source';
import { inFormWords } from './form-words';

/** A step that can be taken back: the files as they were and as they are; `typing` is the field in which one still is. */
type Step = { title: string; changes: FileChange[]; typing?: string | undefined };

/** Where the desk keeps data/ as it was at its first start, for as long as nothing has gone online. */
const BASELINE = '.cache/bureau/en-ligne.json';

/**
 * The owner's records in one project: read, changed one value at a time, and never to what the build would refuse;
 * `pageFiles` are those of pages/, relative to it.
 */
export function createDesk(root: string, pageFiles: string[]) {
  const files = dataFiles(root);
  const disk = onDisk(root);
  const photos = photoFiles(files);
  const done: Step[] = [];
  const undone: Step[] = [];
  let known: { found: string; reading: Reading } | undefined;
  /** Each file as it was when it could last be read. */
  const lastRead = new Map<string, string>();
  /** Beyond those of the start before, which its tabs still know. */
  let serial = Date.now();

  /** Every text of data/ as it is now. */
  const textsOf = (source: Source): Texts =>
    Object.fromEntries(
      source
        .files()
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [file, source.read(file).toString()]),
    );

  function reading(): Reading {
    const documents = join(root, DOCUMENTS);
    // A file that is misnamed, or a PDF that is gone, is wrong in no text.
    const others = [disk.files(), existsSync(documents) ? readdirSync(documents) : []];
    const found = JSON.stringify([textsOf(disk), ...others]);
    if (known?.found === found) return known.reading;
    const now = read(disk);
    known = { found, reading: now };
    const broken = new Set(withoutForm(now).map(({ file }) => file));
    for (const { file, text } of now.written) if (!broken.has(file)) lastRead.set(file, text);
    return now;
  }

  /** What the build reads, with all that it would refuse but pictures. */
  function read(source: Source): Reading {
    const reading = readRecords(source);
    const { pages } = reading.records;
    return pages ? { ...reading, faults: [...reading.faults, ...faultsOfPages(pages, pageFiles)] } : reading;
  }

  /** data/ with these files instead of those that there are; the build reads no draft. */
  function withChanges(changes: FileChange[]): Source {
    const read = changes.filter(({ file }) => !file.startsWith(`${DRAFTS}/`));
    const changed = new Map(read.map(({ file, after }) => [file, after]));
    return {
      files: () =>
        [...new Set([...disk.files(), ...changed.keys()])].filter((file) => changed.get(file) !== null).sort(),
      read: (file) => (changed.has(file) ? Buffer.from(changed.get(file) ?? '') : disk.read(file)),
      exists: disk.exists,
      size: disk.size,
    };
  }

  /** data/ as a step would leave it, and what would be wrong then and is not now. */
  function after(changes: FileChange[]): { faults: DeskFault[]; reading: Reading } {
    const before = new Set(faultsOf(reading()).map(key));
    const now = read(withChanges(changes));
    const faults = faultsOf(now).filter((fault) => !before.has(key(fault)));
    return { faults: faults.map(deskFault), reading: now };
  }

  /** What the build would refuse, pictures among it. */
  const faultsOf = ({ faults, records }: Reading): Fault[] => [...faults, ...photos.faults(records.photos)];

  async function take(changes: FileChange[]): Promise<Outcome> {
    const { faults } = after(changes);
    if (faults.length > 0) return { kind: 'refused', faults };
    try {
      await files.write(changes);
      return { kind: 'saved' };
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error;
      return {
        kind: 'conflict',
        sentence: 'Un autre programme a changé cette fiche entre-temps : rien n’a été écrit.',
      };
    }
  }

  async function save(asked: DeskEdit[]): Promise<Outcome> {
    const texts: Texts = {};
    const edits = editing(texts);
    for (const { file, record, edit, was, isTyping } of asked) {
      const before = texts[file] ?? (await files.read(file));
      if (before === null) throw new SentenceError("Cette fiche n'existe plus.");
      texts[file] = before;
      const found = valueAt(readSource(before, record), edit.path);
      // Whoever changes another value of the same file meanwhile keeps it.
      if (JSON.stringify(found) !== JSON.stringify(was))
        return { kind: 'conflict', found, sentence: 'Cette information a changé entre-temps.' };
      const meant = edit.kind === 'remove' ? leftOut(file, record, edit) : edit;
      edits.add(record, isTyping ? meant : asSpelled(file, record, meant), file);
    }
    const changes = edits.changes().filter(({ before, after }) => before !== after);
    const [one, ...others] = asked;
    const place = one && others.length === 0 ? keyOf({ ...one, path: one.edit.path }) : undefined;
    const title = [...new Set(asked.map(({ title }) => title))].join(', ');
    const outcome = await remember(
      { title, changes, typing: one?.isTyping && one.edit.kind !== 'remove' ? place : undefined },
      place,
    );
    // Of a text that goes on to break a rule, what is written is a beginning that nobody meant.
    if (outcome.kind === 'refused' && place && done.at(-1)?.typing === place) await step(done, [], turned);
    return outcome;
  }

  /** What had nothing but the word for that when the site went online last has that word again. */
  function leftOut(file: string, record: string, edit: Edit): Edit {
    const text = baseline()[file];
    const online = text === undefined ? undefined : valueAt(readSource(text, record), edit.path);
    return isMark(online, 'optional') ? { kind: 'set', path: edit.path, value: online! } : edit;
  }

  /** One visit of a field, `place`, is one step, however often what is typed there is written. */
  async function remember(step: Step, place?: string): Promise<Outcome> {
    const last = done.at(-1);
    const isSameVisit = place !== undefined && last?.typing === place;
    const [old, now] = [last?.changes[0], step.changes[0]];
    if (!now) {
      if (isSameVisit) last.typing = step.typing;
      return { kind: 'saved' };
    }
    const outcome = await take(step.changes);
    if (outcome.kind !== 'saved') return outcome;
    if (isSameVisit && old?.after === now.before) {
      Object.assign(last, step, { changes: [{ ...old, after: now.after }] });
      // What was typed and deleted again is nothing to take back.
      if (old.before === now.after) done.pop();
    } else done.push(step);
    undone.length = 0;
    return outcome;
  }

  async function step(from: Step[], to: Step[], turn: (changes: FileChange[]) => FileChange[]): Promise<Outcome> {
    const last = from.at(-1);
    if (!last) return { kind: 'saved' };
    const outcome = await take(turn(last.changes));
    // Of what others have changed since, the step stays taken; the one before it is next.
    from.pop();
    if (outcome.kind === 'saved') to.push(last);
    return outcome;
  }

  /** data/ as it went online last. */
  function baseline(): Texts {
    const online = join(root, RECORDS_ONLINE);
    if (existsSync(online)) return textsOf(onDisk(online));
    const path = join(root, BASELINE);
    const kept = readNote<Texts>(path);
    if (kept) return kept;
    const texts = textsOf(disk);
    mkdirSync(dirname(path), { recursive: true });
    // Cut off, it cannot be read, and is written again.
    writeFileSync(path, JSON.stringify(texts));
    return texts;
  }

  /** A text that could be read, for a file that cannot be any more. */
  const copyOf = (file: string): string | undefined => lastRead.get(file) ?? baseline()[file];

  function state(): DeskState {
    const now = reading();
    const texts = textsOf(disk);
    const lost = withoutForm(now);
    serial += 1;
    return {
      serial,
      version: shortHash(known!.found),
      records: now.written.map(({ file, record, raw }) => ({
        file,
        record,
        title: titleOf(file, record, raw),
        value: raw as Value,
      })),
      entries: printedFields(now),
      faults: faultsOf(now)
        .filter((fault) => !lost.includes(fault))
        .map(deskFault),
      unreadable: lost.map((fault) => ({
        file: fault.file,
        title: calledSo(fault.file),
        sentence: typeset(sentenceOf(fault)),
        hasCopy: copyOf(fault.file) !== undefined,
      })),
      warnings: expiryWarnings(now.records.company ?? {}, dayOfBuild()).map(({ path, problem }) =>
        deskFault({ file: RECORDS.company.file, record: 'company', path, problem }),
      ),
      chapters: typesetDeep(chaptersOf(now)),
      changes: changesBetween(baseline(), texts),
      isOnline: existsSync(join(root, RECORDS_ONLINE)),
      undo: done.at(-1)?.title,
      redo: undone.at(-1)?.title,
    };
  }

  const turned = (changes: FileChange[]) =>
    changes.map(({ file, before, after }) => ({ file, before: after, after: before })).reverse();

  return {
    state,
    /** Takes the edits together, or, where that would break a rule and they are not one step, each that breaks none. */
    async change(edits: DeskEdit[], isOneStep = false): Promise<Outcome[]> {
      const together = await told(save(edits));
      if (together.kind === 'saved' || edits.length < 2 || isOneStep) return edits.map(() => together);
      const outcomes: Outcome[] = [];
      for (const edit of edits) outcomes.push(await told(save([edit])));
      return outcomes;
    },
    /** A step over several files, photographs among them. */
    changeFiles: (title: string, changes: FileChange[]): Promise<Outcome> => remember({ title, changes }),
    undo: () => step(done, undone, turned),
    redo: () => step(undone, done, (changes) => changes),
    /** One difference from what is online is taken back by itself, or with all of its entry of a list. */
    async takeBack(field: Field & { title: string }): Promise<Outcome> {
      const now = textsOf(disk);
      // The file and the label «Illustration» come back together, with the words for them.
      const isPicture = field.record === 'photos' && ['file', 'rendering'].includes(String(field.path[1]));
      const path = isPicture ? field.path.slice(0, 1) : field.path;
      const backAt = (path: Path): Promise<Outcome> | undefined => {
        const edit = takeBackEdit(baseline(), now, { ...field, path });
        if (!edit) return undefined;
        const text = now[field.file] ?? '';
        const change = { file: field.file, before: text, after: editSource(text, field.record, edit) };
        return remember({ title: `retour à l’ancien, ${field.title}`, changes: [change] });
      };
      const outcome = await backAt(path);
      // The hours of a day come back only together, with all of their entry.
      const isInEntry = outcome?.kind === 'refused' && typeof path.at(-2) === 'number';
      const around = isInEntry ? await backAt(path.slice(0, -1)) : undefined;
      if (around?.kind === 'saved') return around;
      return outcome ?? { kind: 'conflict', sentence: 'Cette modification n’y est plus.' };
    },
    /** A file that cannot be read any more is as it was when it last could; what it holds now is kept beside the desk's notes. */
    async restore(file: string): Promise<Outcome> {
      const [path, before, after] = [await files.locate(file), await files.read(file), copyOf(file)];
      const isLost = withoutForm(reading()).some((fault) => fault.file === file);
      if (!isLost || after === undefined) throw new SentenceError('Le bureau n’a rien à remettre dans ce fichier.');
      if (before !== null) copyFileSync(path, join(root, '.cache/bureau', `${basename(file)}-${Date.now()}.abime`));
      return remember({ title: `${calledSo(file)}, comme avant`, changes: [{ file, before, after }] });
    },
    files,
    reading,
    texts: () => textsOf(disk),
    textsOnline: baseline,
    after,
    /** What came as `name`, for the record of that name or a new one. */
    receivePhoto: (name: string, content: Buffer, record?: string) =>
      photos.receive(name, content, Object.keys(reading().records.photos ?? {}), record),
    receivePdf: (name: string, content: Buffer) => receivePdf(files, name, content),
    findPhoto: photos.find,
  };
}

export type Desk = ReturnType<typeof createDesk>;

/** An edit for which there is no place any more is told so; its neighbours are written. */
async function told(outcome: Promise<Outcome>): Promise<Outcome> {
  try {
    return await outcome;
  } catch (error) {
    if (!SentenceError.is(error)) throw error;
    return { kind: 'conflict', sentence: typeset(error.message) };
  }
}

/** An edit whose value is written as the owner means it: «https://www.exemple.fr» for «www.exemple.fr». */
function asSpelled(file: string, record: string, edit: Edit): Edit {
  const schema = schemaOf(pageFile(file), record);
  if (!schema || !('value' in edit)) return edit;
  const path = edit.kind === 'insert' ? [...edit.path, edit.index] : edit.path;
  return { ...edit, value: spelled(schema, path, edit.value) };
}

/** A value with its texts as their schemas spell them, and without what a copy brings along unseen. */
function spelled(schema: z.ZodType, path: Path, value: Value): Value {
  if (typeof value === 'string') {
    const seen = value.replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
    const text = seen.replace(/\s*[\t\n]\s*/g, ' ').trim();
    const { data } = fieldAt(schema, path).safeParse(text);
    return typeof data === 'string' ? data : text;
  }
  if (Array.isArray(value)) return value.map((entry, index) => spelled(schema, [...path, index], entry));
  if (typeof value !== 'object' || value === null || 'ownerFact' in value) return value;
  const fields = Object.entries(value).map(([key, entry = null]) => [key, spelled(schema, [...path, key], entry)]);
  return Object.fromEntries(fields);
}

/** The schemas of all records by their names, and of the host's settings, as forms read them. */
export function formSchemas(): Record<string, FieldSchema> {
  const convert = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as FieldSchema;
  const named = Object.entries(RECORDS).map(([name, { schema }]) => [name, convert(schema)] as const);
  const folders = COLLECTION_NAMES.map(
    (name) => [COLLECTIONS[name].record, convert(COLLECTION_SCHEMAS[name])] as const,
  );
  return typesetDeep(Object.fromEntries([...named, ...folders, ['host', convert(hostEntry)]]));
}

/** What the owner calls a record, or a draft: «Votre entreprise», «Épinal», «Démoussage et nettoyage de toiture». */
export function titleOf(file: string, record: string, raw: unknown): string {
  const { name, title } = raw as { name?: string; title?: string };
  return typeset(record in RECORDS ? titleAt(schemaOf(file, record)!, []) : String(name || title || addressIn(file)));
}

/** «« Page d'accueil »»: the first record that a file should hold. */
function calledSo(file: string): string {
  const record = Object.values(RECORDS).find((one) => one.file === file);
  const title = record ? titleAt(record.schema, []) : basename(file, '.ts');
  return typeset(`« ${capital(title)} »`);
}

const key = ({ file, record, path, problem }: Fault) => JSON.stringify([file, record, path, problem]);

/** What is wrong with a file so that what it should hold cannot be read. */
const withoutForm = ({ faults, written }: Reading): Fault[] =>
  faults.filter(({ file, record }) => !written.some((one) => one.file === file && one.record === record));

function deskFault({ file, record, path, problem }: Fault): DeskFault {
  // What is said of a picture has its full stop.
  return { file, record, path, sentence: capital(inFormWords(problem.replace(/\.?$/, '.'))) };
}
