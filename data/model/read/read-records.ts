import { basename, dirname } from 'node:path';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName, collectionOf, collectionOfRecord } from '../collections';
import { isOwnerFact, placeholder, resolveFacts } from '../owner-facts';
import { sampleReviewSchema } from '../schema/collections';
import { companySchema } from '../schema/company';
import { titleAt } from '../schema/fields';
import { RECORDS, type RecordName, type Records, schemaOf } from '../schema/records';
import { isTypoOf } from '../schema/spellings';
import { dayOfBuild } from '../text/day-of-build';
import { type HoursInWords, hoursInWords } from '../text/days';
import { slugOf } from '../text/slug';
import { checkRecord } from './check-record';
import { type Credential, credentialTextKey, isFactGiven, placeholderOfField } from './credentials';
import type { Fault } from './faults';
import { type Literal, lineAt, literalAt, type ParsedRecord, parseRecords, valueIn } from './literal';
import { type Problem, problem } from './problems';
import { referencesIn, resolveReferences } from './references';
import { faultsAcross } from './rules';
import type { Source } from './source';
import { textsIn } from './texts-in';
import { MISDECODED_UTF8 } from './unfinished';

/** A record as its file has it. */
export type WrittenRecord = { file: string; record: string; text: string; literal: Literal; raw: unknown };

/** All of data/: the checked records (without those that have faults), the records as written, and all faults. */
export type LoadedRecords = { records: Partial<Records>; written: WrittenRecord[]; faults: Fault[] };

/** Files that computers and editors leave beside others. */
const IGNORED_FILES = /^(?:\.|~\$|desktop\.ini$|Thumbs\.db$)|(?:~|\.bak|\.orig|\.swp|\.md)$/i;
const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*\.ts$/;
const SCOPE = ['company', 'commitments', 'credentials', 'serviceArea', 'deliveryRules', 'reviewTerms'] as const;

/**
 * Reads all of data/ and tells all that is wrong, in one go: files that cannot be read, fields, names that lead nowhere,
 * and records that do not fit one another. Nothing is run: the files are parsed.
 */
export function readRecords(source: Source): LoadedRecords {
  const written: WrittenRecord[] = [];
  const faults: Fault[] = [];
  const misnamed: string[] = [];
  const missing = new Set<string>(Object.values(RECORDS).map(({ file }) => file));
  const placed: string[] = [];
  for (const file of source.files()) {
    missing.delete(file);
    const collection = collectionOf(file);
    const name = basename(file);
    if (IGNORED_FILES.test(name)) continue;
    const misplaced = findMisplacedFile(file, source);
    if (misplaced) {
      const { meant = file, ...problem } = misplaced;
      faults.push({ file, record: '', path: [], ...problem });
      misnamed.push(slugOf(basename(meant).replace(/\..*/, '')));
      missing.delete(meant);
    }
    if (misplaced || !name.endsWith('.ts')) continue;
    placed.push(file);
    const { records, text, faults: unreadable } = readFile(file, source.read(file));
    faults.push(...unreadable);
    if (unreadable.length > 0) continue;
    const names = collection ? [COLLECTIONS[collection].record] : recordsOf(file);
    faults.push(...faultsOfRecords(file, text, records, names));
    for (const { name: record, literal } of records)
      if (names.includes(record)) written.push({ file, record, text, literal, raw: valueIn(literal) });
  }
  for (const file of missing) faults.push({ file, record: '', path: [], ...problem('missing-file') });

  const { records: checked, faults: wrong } = checkedRecords(written, faults);
  const found = [...wrong];
  found.push(...faultsAcross({ site: checked, source, slugsByCollection: slugsIn(placed), misnamed }));
  return {
    records: checked,
    written,
    faults: found.map((fault) => ({ ...fault, line: fault.line ?? lineOf(fault, written) })),
  };
}

/** Returns the slugs of each collection, by the files that there are. */
function slugsIn(files: string[]): Record<CollectionName, string[]> {
  const slugs = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, [] as string[]]));
  for (const file of files) {
    const collection = collectionOf(file);
    if (collection && ADDRESS.test(basename(file))) slugs[collection]!.push(basename(file, '.ts'));
  }
  return slugs as Record<CollectionName, string[]>;
}

function recordsOf(file: string): string[] {
  return Object.entries(RECORDS).flatMap(([name, record]) => (record.file === file ? name : []));
}

/** A file with a wrong name or folder, and the path that it should have, if that is known. */
type MisplacedFile = Problem & { meant?: string };

function findMisplacedFile(file: string, source: Source): MisplacedFile | undefined {
  const [folder, name] = [dirname(file), basename(file)];
  if (/\.ts$/i.test(name) && !name.endsWith('.ts')) {
    const right = name.replace(/\.ts$/i, '.ts');
    return { ...problem('ending-in-capitals', { right }), meant: `${folder}/${right}` };
  }
  if (/\.ts\.\w+$/.test(name)) {
    const right = name.replace(/\.\w+$/, '');
    return { ...problem('second-ending', { right }), meant: `${folder}/${right}` };
  }
  if (!name.endsWith('.ts') || Object.values(RECORDS).some((record) => record.file === file)) return undefined;

  const [, record = ''] = /^export const (\w+)/m.exec(source.exists(file) ? source.read(file).toString() : '') ?? [];
  const collection = collectionOfRecord(record);
  const isPage = collectionOf(file) !== undefined;
  const meant = collection ? `${COLLECTIONS[collection].folder}/${name}` : RECORDS[record as RecordName]?.file;
  if (meant && meant !== file) {
    if (source.exists(meant)) return problem('copy-of-file', { original: meant });
    const right = {
      folder: dirname(meant) === folder ? undefined : dirname(meant),
      name: basename(meant) === name ? undefined : basename(meant),
    };
    return { ...problem('misplaced-file', right), meant };
  }
  if (isPage && !ADDRESS.test(name)) return problem('name-without-address');
  return isPage ? undefined : problem('unknown-file');
}

/** A file with this many misread letters was misread as a whole; with fewer, a text was pasted. */
const MIN_MISREAD = 5;

type ReadFile = { text: string; records: ParsedRecord[]; faults: Fault[] };

/** Each file as it was read last: of all of data/, an editor that reads it after every change has changed one. */
const lastRead = new Map<string, { content: Buffer; read: ReadFile }>();

function readFile(file: string, content: Buffer): ReadFile {
  const last = lastRead.get(file);
  if (last?.content.equals(content)) return last.read;
  const read = parseFile(file, content);
  lastRead.set(file, { content, read });
  return read;
}

function parseFile(file: string, content: Buffer): ReadFile {
  const place = { file, record: '', path: [] };
  const failedFile = (problem: Problem) => ({ text: '', records: [], faults: [{ ...place, ...problem }] });
  if (/^(\xff\xfe|\xfe\xff)/.test(content.toString('latin1', 0, 2))) return failedFile(problem('utf16'));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return failedFile(problem('not-utf8'));
  }
  const misread = [...text.matchAll(MISDECODED_UTF8)];
  if (misread.length >= MIN_MISREAD)
    return failedFile(problem('misread-file', { found: misread[0]![0], count: misread.length }));
  if (text.trim() === '') return failedFile(problem('empty-file'));
  const { records, faults } = parseRecords(file, text);
  return {
    text,
    records,
    faults: faults.map((fault) => ({ ...place, ...fault })),
  };
}

function faultsOfRecords(file: string, text: string, records: ParsedRecord[], expected: string[]): Fault[] {
  const names = records.map(({ name }) => name);
  const at = { file, path: [] };
  return [
    ...expected
      .filter((name) => !names.includes(name))
      .map((record) => ({
        ...at,
        record,
        ...problem('missing-record'),
      })),
    ...records
      .filter(({ name }, index) => !expected.includes(name) || names.indexOf(name) < index)
      .map(({ name, start }) => ({
        ...at,
        record: name,
        line: lineAt(text, start),
        ...problem(expected.includes(name) ? 'repeated-record' : 'unknown-record', { names: expected }),
      })),
  ];
}

/** What texts may name of other records, and the names that lead to something wrong, which is told where it stands. */
type ReferenceScope = {
  says: Record<string, unknown>;
  told: string[];
  /** Returns a placeholder for a field of a fact that is not given yet (credentials.ts). */
  openField: (name: string) => string | undefined;
};

/** A record with its gaps filled, before its texts take anything from others. */
function resolveRecord(one: WrittenRecord): unknown {
  const schema = schemaOf(one.file, one.record)!;
  return resolveFacts(one.raw, (path) => titleAt(schema, path));
}

function scopeOf(written: WrittenRecord[]): ReferenceScope {
  const inScope = written.filter(({ record }) => SCOPE.some((name) => name === record));
  const says: Record<string, unknown> = Object.fromEntries(inScope.map((one) => [one.record, resolveRecord(one)]));
  const values = { ...says };
  const company = inScope.find(({ record }) => record === 'company')?.raw;
  const isGiven = (fact: string) => isFactGiven(fact, company, dayOfBuild());
  const printed: Record<string, (checked: unknown) => unknown> = {
    commitments: sentencesOf,
    credentials: (checked) => textsOfCredentials(checked, isGiven),
  };
  for (const [name, textsOf] of Object.entries(printed)) says[name] = textsOf(says[name]);
  says.hours = hoursOf(says.company);
  const told = SCOPE.flatMap((name) => {
    if (!(name in values)) return `${name}.`;
    const value = resolveReferences(
      values[name],
      (other) => lookUp(says, other) ?? placeholderOfField(other, values.credentials, isGiven),
      () => {},
    );
    const { problems, checked } = checkRecord(RECORDS[name].schema, value);
    // Texts take what the site says, however it is spelt in its record.
    const right = problems.length === 0 ? checked : undefined;
    // A text that is right by itself is printed as such, whatever is wrong beside it.
    if (printed[name]) says[name] = printed[name](right ?? value);
    else if (right !== undefined) says[name] = right;
    return problems.map(({ path }) => [name, ...path, ''].join('.'));
  });
  // Said only where there are reviews, which then demand it.
  says.reviewTerms ??= placeholder(titleAt(RECORDS.reviewTerms.schema, []));
  return { says, told, openField: (name) => placeholderOfField(name, values.credentials, isGiven) };
}

/** The words for the opening hours; placeholders while the hours themselves are wrong, which is told of their record. */
function hoursOf(company: unknown): HoursInWords {
  const { success, data } = companySchema.shape.openingHours.safeParse(Object(company).openingHours);
  if (success) return hoursInWords(data);
  const unknown = placeholder('horaires');
  return { openDays: unknown, closed: unknown, opening: unknown };
}

/** Returns the value of a name such as «company.name». Inherited properties and those of texts, such as `length`, have no name. */
const lookUp = (says: ReferenceScope['says'], name: string) =>
  name
    .split('.')
    .reduce<unknown>(
      (holder, key) =>
        typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
          ? (holder as Record<string, unknown>)[key]
          : undefined,
      says,
    );

/** A name in a text that no record has. */
type UnknownName = { name: string; fault: Fault };

/** What is wrong with a record, each of its texts with what it takes from others; and what it says where nothing is. */
type CheckedRecord = { faults: Fault[]; unknown: UnknownName[]; says: unknown };

function checkWritten(one: WrittenRecord, scope: ReferenceScope): CheckedRecord {
  const { file, record, raw } = one;
  const isUnresolved = (name: string) =>
    scope.told.some((other) => other.startsWith(`${name}.`) || `${name}.`.startsWith(other));
  const unknown: UnknownName[] = [];
  const value = resolveReferences(
    resolveRecord(one),
    (name) => (isUnresolved(name) ? placeholder('…') : (lookUp(scope.says, name) ?? scope.openField(name))),
    (path, name) => {
      if (record === 'contactForm' && path.at(-1) === 'pattern') return;
      unknown.push({ name, fault: { file, record, path, ...problem('unknown-reference', { name }) } });
    },
  );
  const { problems, checked } =
    record === 'testimonials' ? testimonialProblems(raw, value) : checkRecord(schemaOf(one.file, one.record)!, value);
  const own = problems.filter(({ path }) => !unknown.some(({ fault }) => fault.path.join() === path.join()));
  const says = record in RECORDS ? checked : { slug: basename(file, '.ts'), ...(checked as object) };
  return { faults: own.map((problem) => ({ file, record, ...problem })), unknown, says };
}

/**
 * Which sentence of a commitment the pages say: that of the owner who keeps it, else the words that hold without (Code de la
 * consommation L. 121-2).
 */
export const commitmentTextKey = (isKept: unknown) => (isKept === true ? 'sentence' : 'otherwise');

/** What the pages say of each commitment. */
function sentencesOf(commitments: unknown): Record<string, string> {
  const records = Object.entries((commitments ?? {}) as Partial<Records['commitments']>);
  return Object.fromEntries(records.map(([name, one]) => [name, one?.[commitmentTextKey(one.isKept)] ?? '']));
}

/** What the pages print for each credential. */
function textsOfCredentials(credentials: unknown, isGiven: (fact: string) => boolean): Record<string, string> {
  const records = Object.entries(Object(credentials) as Record<string, Credential | null>);
  return Object.fromEntries(records.map(([name, one]) => [name, one?.[credentialTextKey(isGiven(one.fact))] ?? '']));
}

/** What became of each record, and what its texts could name then: of all of data/, an editor has changed one. */
const lastChecked = new WeakMap<Literal, { scope: string; checked: CheckedRecord }>();

function checkedRecords(written: WrittenRecord[], unreadable: Fault[]): Pick<LoadedRecords, 'records' | 'faults'> {
  const checkedByName: Record<string, unknown> = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, {}]));
  const scope = scopeOf(written);
  const scopeText = JSON.stringify(scope);
  const faults = [...unreadable];
  const unknown: UnknownName[] = [];
  for (const one of written) {
    const { file, record, literal } = one;
    const last = lastChecked.get(literal);
    const checked = last?.scope === scopeText ? last.checked : checkWritten(one, scope);
    lastChecked.set(literal, { scope: scopeText, checked });
    faults.push(...checked.faults);
    unknown.push(...checked.unknown);
    const wrong = [...faults, ...checked.unknown.map(({ fault }) => fault)];
    if (wrong.some((fault) => fault.file === file && fault.record === record)) continue;
    const collection = collectionOf(file);
    if (!collection) checkedByName[record] = checked.says;
    else (checkedByName[collection] as Record<string, unknown>)[basename(file, '.ts')] = checked.says;
  }
  return {
    records: checkedByName as Partial<Records>,
    faults: [...faultsOfRenamedCommitments(written, unknown), ...faults],
  };
}

/**
 * Returns the faults of unknown names, each at its text. If a commitment was renamed in its own file, the only fault is
 * there, because the texts that use its name are right.
 */
function faultsOfRenamedCommitments(written: WrittenRecord[], unknown: UnknownName[]): Fault[] {
  const { file, raw } = written.find(({ record }) => record === 'commitments') ?? {};
  if (!file || unknown.length === 0) return unknown.map(({ fault }) => fault);
  const named = new Set(written.flatMap((one) => [...textsIn(one.raw)].flatMap(({ text }) => referencesIn(text))));
  const unused = Object.keys(raw as object).filter((key) => !named.has(`commitments.${key}`));
  const renamed = new Map<string, Fault>();
  for (const { name } of unknown) {
    const [, missing] = /^\{commitments\.(\w+)\}$/.exec(name) ?? [];
    // A name that is one letter off is a mistake of the text.
    const key = missing && !renamed.has(name) && unused.find((one) => !isTypoOf(missing, one));
    if (!key) continue;
    unused.splice(unused.indexOf(key), 1);
    const place = { file, record: 'commitments', path: [key] };
    renamed.set(name, { ...place, ...problem('renamed-commitment', { name: key, missing }) });
  }
  return [...renamed.values(), ...unknown.filter(({ name }) => !renamed.has(name)).map(({ fault }) => fault)];
}

/** What is wrong with reviews, and with samples of them. */
function testimonialProblems(raw: unknown, value: unknown) {
  const { element } = RECORDS.testimonials.schema;
  if (!Array.isArray(raw) || !Array.isArray(value)) return checkRecord(RECORDS.testimonials.schema, value);
  const entries = value.map((entry, index) =>
    checkRecord(isOwnerFact(raw[index]) ? sampleReviewSchema : element, entry),
  );
  const problems = entries.flatMap(({ problems }, index) =>
    problems.map((problem) => ({ ...problem, path: [index, ...problem.path] })),
  );
  return { problems, checked: entries.map(({ checked }) => checked) };
}

function lineOf({ file, record, path }: Fault, written: WrittenRecord[]): number | undefined {
  const found = written.find((one) => one.file === file && one.record === record);
  return found && lineAt(found.text, literalAt(found.literal, path).start);
}
