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
import { findFaultsAcrossRecords } from './rules';
import type { Source } from './source';
import { textsIn } from './texts-in';
import { MISDECODED_UTF8 } from './unfinished';

/** A record as its file contains it. */
export type WrittenRecord = { file: string; record: string; text: string; literal: Literal; raw: unknown };

/** The contents of data/, that is, the checked records without faults, all records as written, and all faults. */
export type LoadedRecords = { records: Partial<Records>; written: WrittenRecord[]; faults: Fault[] };

/** Files that operating systems and editors create. */
const IGNORED_FILES = /^(?:\.|~\$|desktop\.ini$|Thumbs\.db$)|(?:~|\.bak|\.orig|\.swp|\.md)$/i;
/** Matches the name of a page's file, which is a slug and the extension. */
const PAGE_FILE = /^[a-z0-9]+(-[a-z0-9]+)*\.ts$/;
/** Records whose values texts can contain, as in `{company.name}`. */
const REFERENCED_RECORDS = [
  'company',
  'commitments',
  'credentials',
  'serviceArea',
  'deliveryRules',
  'reviewTerms',
] as const;

/**
 * Reads all of data/ and returns all faults at once: unreadable files, wrong fields, unknown references, and records
 * that contradict each other. Parses the files and does not execute them.
 */
export function readRecords(source: Source): LoadedRecords {
  const writtenRecords: WrittenRecord[] = [];
  const faults: Fault[] = [];
  const misnamedSlugs: string[] = [];
  const missingFiles = new Set<string>(Object.values(RECORDS).map(({ file }) => file));
  const wellPlacedFiles: string[] = [];
  for (const file of source.files()) {
    missingFiles.delete(file);
    const collection = collectionOf(file);
    const name = basename(file);
    if (IGNORED_FILES.test(name)) continue;
    const misplacedFile = findMisplacedFile(file, source);
    if (misplacedFile) {
      const { expectedFile = file, ...problem } = misplacedFile;
      faults.push({ file, record: '', path: [], ...problem });
      misnamedSlugs.push(slugOf(basename(expectedFile).replace(/\..*/, '')));
      missingFiles.delete(expectedFile);
    }
    if (misplacedFile || !name.endsWith('.ts')) continue;
    wellPlacedFiles.push(file);
    const { records, text, faults: syntaxFaults } = readFile(file, source.read(file));
    faults.push(...syntaxFaults);
    if (syntaxFaults.length > 0) continue;
    const names = collection ? [COLLECTIONS[collection].record] : recordsOf(file);
    faults.push(...faultsOfRecords(file, text, records, names));
    for (const { name: record, literal } of records)
      if (names.includes(record)) writtenRecords.push({ file, record, text, literal, raw: valueIn(literal) });
  }
  for (const file of missingFiles) faults.push({ file, record: '', path: [], ...problem('missing-file') });

  const { records, faults: faultsOfFiles } = checkRecords(writtenRecords, faults);
  const slugsByCollection = slugsIn(wellPlacedFiles);
  const allFaults = [
    ...faultsOfFiles,
    ...findFaultsAcrossRecords({ records, source, slugsByCollection, misnamedSlugs }),
  ];
  return {
    records,
    written: writtenRecords,
    faults: allFaults.map((fault) => ({ ...fault, line: fault.line ?? lineOf(fault, writtenRecords) })),
  };
}

/** Returns the slugs of the existing files by collection. */
function slugsIn(files: string[]): Record<CollectionName, string[]> {
  const slugs = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, [] as string[]]));
  for (const file of files) {
    const collection = collectionOf(file);
    if (collection && PAGE_FILE.test(basename(file))) slugs[collection]!.push(basename(file, '.ts'));
  }
  return slugs as Record<CollectionName, string[]>;
}

/** Returns the names of the records that a file must contain. */
function recordsOf(file: string): string[] {
  return Object.entries(RECORDS).flatMap(([name, record]) => (record.file === file ? name : []));
}

/** The problem of a file with a wrong name or folder, and its correct path if that path is known. */
type MisplacedFile = Problem & { expectedFile?: string };

function findMisplacedFile(file: string, source: Source): MisplacedFile | undefined {
  const [folder, name] = [dirname(file), basename(file)];
  if (/\.ts$/i.test(name) && !name.endsWith('.ts')) {
    const correctName = name.replace(/\.ts$/i, '.ts');
    return { ...problem('ending-in-capitals', { right: correctName }), expectedFile: `${folder}/${correctName}` };
  }
  if (/\.ts\.\w+$/.test(name)) {
    const correctName = name.replace(/\.\w+$/, '');
    return { ...problem('second-ending', { right: correctName }), expectedFile: `${folder}/${correctName}` };
  }
  if (!name.endsWith('.ts') || Object.values(RECORDS).some((record) => record.file === file)) return undefined;

  const [, record = ''] = /^export const (\w+)/m.exec(source.exists(file) ? source.read(file).toString() : '') ?? [];
  const collection = collectionOfRecord(record);
  const isPage = collectionOf(file) !== undefined;
  const expectedFile = collection ? `${COLLECTIONS[collection].folder}/${name}` : RECORDS[record as RecordName]?.file;
  if (expectedFile && expectedFile !== file) {
    if (source.exists(expectedFile)) return problem('copy-of-file', { original: expectedFile });
    const correctPlace = {
      folder: dirname(expectedFile) === folder ? undefined : dirname(expectedFile),
      name: basename(expectedFile) === name ? undefined : basename(expectedFile),
    };
    return { ...problem('misplaced-file', correctPlace), expectedFile };
  }
  if (isPage && !PAGE_FILE.test(name)) return problem('name-without-address');
  return isPage ? undefined : problem('unknown-file');
}

/**
 * If a file has at least this many misdecoded letters, the whole file was misdecoded. Fewer letters come from a pasted
 * text.
 */
const MIN_MISDECODED_LETTERS = 5;

type ParsedFile = { text: string; records: ParsedRecord[]; faults: Fault[] };

/** Caches parsed files, because an editor that reads data/ after every change has changed only one file. */
const cachedFiles = new Map<string, { content: Buffer; parsed: ParsedFile }>();

function readFile(file: string, content: Buffer): ParsedFile {
  const cachedFile = cachedFiles.get(file);
  if (cachedFile?.content.equals(content)) return cachedFile.parsed;
  const parsedFile = parseFile(file, content);
  cachedFiles.set(file, { content, parsed: parsedFile });
  return parsedFile;
}

function parseFile(file: string, content: Buffer): ParsedFile {
  const place = { file, record: '', path: [] };
  const rejectFile = (problem: Problem) => ({ text: '', records: [], faults: [{ ...place, ...problem }] });
  if (/^(\xff\xfe|\xfe\xff)/.test(content.toString('latin1', 0, 2))) return rejectFile(problem('utf16'));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return rejectFile(problem('not-utf8'));
  }
  const misdecodedLetters = [...text.matchAll(MISDECODED_UTF8)];
  if (misdecodedLetters.length >= MIN_MISDECODED_LETTERS)
    return rejectFile(problem('misread-file', { found: misdecodedLetters[0]![0], count: misdecodedLetters.length }));
  if (text.trim() === '') return rejectFile(problem('empty-file'));
  const { records, faults } = parseRecords(file, text);
  return {
    text,
    records,
    faults: faults.map((fault) => ({ ...place, ...fault })),
  };
}

/** Returns the faults of records that are missing from a file, unknown, or repeated. */
function faultsOfRecords(file: string, text: string, records: ParsedRecord[], expectedNames: string[]): Fault[] {
  const names = records.map(({ name }) => name);
  const place = { file, path: [] };
  return [
    ...expectedNames
      .filter((name) => !names.includes(name))
      .map((record) => ({
        ...place,
        record,
        ...problem('missing-record'),
      })),
    ...records
      .filter(({ name }, index) => !expectedNames.includes(name) || names.indexOf(name) < index)
      .map(({ name, start }) => ({
        ...place,
        record: name,
        line: lineAt(text, start),
        ...problem(expectedNames.includes(name) ? 'repeated-record' : 'unknown-record', { names: expectedNames }),
      })),
  ];
}

/** The values that texts can refer to. */
type ReferenceScope = {
  /** Printed values by record name. */
  values: Record<string, unknown>;
  /** Paths of wrong values, each with a trailing dot. Their faults are reported for their own record. */
  wrongPaths: string[];
  /** Returns a placeholder for a field of a fact that is not given yet (credentials.ts). */
  placeholderOfField: (name: string) => string | undefined;
};

/** Resolves the marks of a record, but not its references to other records. */
function resolveRecord({ file, record, raw }: WrittenRecord): unknown {
  const schema = schemaOf(file, record)!;
  return resolveFacts(raw, (path) => titleAt(schema, path));
}

/** Collects the values that texts can refer to. A value with faults is included as written, or as a placeholder. */
function scopeOf(writtenRecords: WrittenRecord[]): ReferenceScope {
  const referencedRecords = writtenRecords.filter(({ record }) => REFERENCED_RECORDS.some((name) => name === record));
  const writtenValues: Record<string, unknown> = Object.fromEntries(
    referencedRecords.map((writtenRecord) => [writtenRecord.record, resolveRecord(writtenRecord)]),
  );
  const company = referencedRecords.find(({ record }) => record === 'company')?.raw;
  const isGiven = (fact: string) => isFactGiven(fact, company, dayOfBuild());
  // Texts refer to the printed sentence of a commitment or credential, not to the fields of its record.
  const printers: Record<string, (record: unknown) => unknown> = {
    commitments: sentencesOf,
    credentials: (record) => textsOfCredentials(record, isGiven),
  };
  const values = { ...writtenValues };
  for (const [name, print] of Object.entries(printers)) values[name] = print(values[name]);
  values.hours = hoursOf(values.company);
  const wrongPaths = REFERENCED_RECORDS.flatMap((name) => {
    if (!(name in writtenValues)) return `${name}.`;
    const value = resolveReferences(
      writtenValues[name],
      (reference) => lookUp(values, reference) ?? placeholderOfField(reference, writtenValues.credentials, isGiven),
      () => {},
    );
    const { problems, checked } = checkRecord(RECORDS[name].schema, value);
    // The checked value is normalized, so references print the same value as pages.
    const validValue = problems.length === 0 ? checked : undefined;
    // The sentences of a record with faults are still printed, because most of them are right.
    if (printers[name]) values[name] = printers[name](validValue ?? value);
    else if (validValue !== undefined) values[name] = validValue;
    return problems.map(({ path }) => [name, ...path, ''].join('.'));
  });
  // `reviewTerms` is required only if there are reviews. A rule (rules.ts) reports a missing value.
  values.reviewTerms ??= placeholder(titleAt(RECORDS.reviewTerms.schema, []));
  return {
    values,
    wrongPaths,
    placeholderOfField: (name) => placeholderOfField(name, writtenValues.credentials, isGiven),
  };
}

/**
 * Returns the words for the opening hours. Returns placeholders if the hours have faults, because those faults are
 * reported for the company.
 */
function hoursOf(company: unknown): HoursInWords {
  const { success, data } = companySchema.shape.openingHours.safeParse(Object(company).openingHours);
  if (success) return hoursInWords(data);
  const placeholderText = placeholder('horaires');
  return { openDays: placeholderText, closed: placeholderText, opening: placeholderText };
}

/**
 * Returns the value of a name such as «company.name». Returns undefined for inherited properties and for properties of
 * texts (`length`).
 */
const lookUp = (values: ReferenceScope['values'], name: string) =>
  name
    .split('.')
    .reduce<unknown>(
      (parent, key) =>
        typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
          ? (parent as Record<string, unknown>)[key]
          : undefined,
      values,
    );

/** A reference in a text to a value that does not exist, and its fault. */
type UnknownName = { name: string; fault: Fault };

/**
 * A record with resolved references, its faults, and its unknown references. The value is usable only if both lists are
 * empty.
 */
type CheckedRecord = { faults: Fault[]; unknown: UnknownName[]; value: unknown };

function checkWritten(writtenRecord: WrittenRecord, scope: ReferenceScope): CheckedRecord {
  const { file, record, raw } = writtenRecord;
  const isWrongElsewhere = (name: string) =>
    scope.wrongPaths.some((path) => path.startsWith(`${name}.`) || `${name}.`.startsWith(path));
  const unknownNames: UnknownName[] = [];
  const resolvedValue = resolveReferences(
    resolveRecord(writtenRecord),
    (name) =>
      isWrongElsewhere(name) ? placeholder('…') : (lookUp(scope.values, name) ?? scope.placeholderOfField(name)),
    (path, name) => {
      if (record === 'contactForm' && path.at(-1) === 'pattern') return;
      unknownNames.push({ name, fault: { file, record, path, ...problem('unknown-reference', { name }) } });
    },
  );
  const { problems, checked } =
    record === 'testimonials'
      ? checkTestimonials(raw, resolvedValue)
      : checkRecord(schemaOf(file, record)!, resolvedValue);
  const otherProblems = problems.filter(
    ({ path }) => !unknownNames.some(({ fault }) => fault.path.join() === path.join()),
  );
  const value = record in RECORDS ? checked : { slug: basename(file, '.ts'), ...(checked as object) };
  return { faults: otherProblems.map((problem) => ({ file, record, ...problem })), unknown: unknownNames, value };
}

/**
 * Returns the key of the text that pages print for a commitment. This is the promise if the owner keeps the promise,
 * else the sentence that is true without it (Code de la consommation L. 121-2).
 */
export const commitmentTextKey = (isKept: unknown) => (isKept === true ? 'sentence' : 'otherwise');

/** Returns the printed sentence of each commitment. */
function sentencesOf(commitments: unknown): Record<string, string> {
  const records = Object.entries((commitments ?? {}) as Partial<Records['commitments']>);
  return Object.fromEntries(
    records.map(([name, commitment]) => [name, commitment?.[commitmentTextKey(commitment.isKept)] ?? '']),
  );
}

/** Returns the printed text of each credential. */
function textsOfCredentials(credentials: unknown, isGiven: (fact: string) => boolean): Record<string, string> {
  const records = Object.entries(Object(credentials) as Record<string, Credential | null>);
  return Object.fromEntries(
    records.map(([name, credential]) => [name, credential?.[credentialTextKey(isGiven(credential.fact))] ?? '']),
  );
}

/** Caches checked records with the scope of their references, because an editor changes only one record at a time. */
const cachedRecords = new WeakMap<Literal, { scope: string; checked: CheckedRecord }>();

/** Checks all records. Returns the records without faults, and all faults, including `unreadableFaults`. */
function checkRecords(
  writtenRecords: WrittenRecord[],
  unreadableFaults: Fault[],
): Pick<LoadedRecords, 'records' | 'faults'> {
  const validRecords: Record<string, unknown> = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, {}]));
  const scope = scopeOf(writtenRecords);
  const scopeText = JSON.stringify(scope);
  const faults = [...unreadableFaults];
  const unknownNames: UnknownName[] = [];
  for (const writtenRecord of writtenRecords) {
    const { file, record, literal } = writtenRecord;
    const cachedRecord = cachedRecords.get(literal);
    const checkedRecord = cachedRecord?.scope === scopeText ? cachedRecord.checked : checkWritten(writtenRecord, scope);
    cachedRecords.set(literal, { scope: scopeText, checked: checkedRecord });
    faults.push(...checkedRecord.faults);
    unknownNames.push(...checkedRecord.unknown);
    const faultsSoFar = [...faults, ...checkedRecord.unknown.map(({ fault }) => fault)];
    if (faultsSoFar.some((fault) => fault.file === file && fault.record === record)) continue;
    const collection = collectionOf(file);
    if (!collection) validRecords[record] = checkedRecord.value;
    else (validRecords[collection] as Record<string, unknown>)[basename(file, '.ts')] = checkedRecord.value;
  }
  return {
    records: validRecords as Partial<Records>,
    faults: [...faultsOfRenamedCommitments(writtenRecords, unknownNames), ...faults],
  };
}

/**
 * Returns the faults of unknown names, each at the place of its text. If a commitment was renamed in its own file, only
 * that file has a fault, because the texts that use the name are right.
 */
function faultsOfRenamedCommitments(writtenRecords: WrittenRecord[], unknownNames: UnknownName[]): Fault[] {
  const { file, raw } = writtenRecords.find(({ record }) => record === 'commitments') ?? {};
  if (!file || unknownNames.length === 0) return unknownNames.map(({ fault }) => fault);
  const references = new Set(
    writtenRecords.flatMap((writtenRecord) =>
      [...textsIn(writtenRecord.raw)].flatMap(({ text }) => referencesIn(text)),
    ),
  );
  const unusedNames = Object.keys(raw as object).filter((key) => !references.has(`commitments.${key}`));
  const renameFaults = new Map<string, Fault>();
  for (const { name } of unknownNames) {
    const [, missingName] = /^\{commitments\.(\w+)\}$/.exec(name) ?? [];
    // If the name differs by one letter, the text has a typing error.
    const key =
      missingName &&
      !renameFaults.has(name) &&
      unusedNames.find((commitmentKey) => !isTypoOf(missingName, commitmentKey));
    if (!key) continue;
    unusedNames.splice(unusedNames.indexOf(key), 1);
    const place = { file, record: 'commitments', path: [key] };
    renameFaults.set(name, { ...place, ...problem('renamed-commitment', { name: key, missing: missingName }) });
  }
  return [
    ...renameFaults.values(),
    ...unknownNames.filter(({ name }) => !renameFaults.has(name)).map(({ fault }) => fault),
  ];
}

/** Checks testimonials. Samples have their own schema, because their dates are optional. */
function checkTestimonials(raw: unknown, value: unknown) {
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

function lineOf({ file, record, path }: Fault, writtenRecords: WrittenRecord[]): number | undefined {
  const source = writtenRecords.find((writtenRecord) => writtenRecord.file === file && writtenRecord.record === record);
  return source && lineAt(source.text, literalAt(source.literal, path).start);
}
