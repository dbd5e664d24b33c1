import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { typeset } from '../../../components/typography/typeset';
import { COLLECTION_NAMES, COLLECTIONS } from '../../../data/model/collections';
import type { Fault } from '../../../data/model/read/faults';
import { DOCUMENTS } from '../../../data/model/read/folders';
import { listEntries } from '../../../data/model/read/list-entries';
import { printInForm, problem } from '../../../data/model/read/problems';
import { type LoadedRecords, readRecords } from '../../../data/model/read/read-records';
import { onDisk, type Source } from '../../../data/model/read/source';
import type { Records } from '../../../data/model/schema/records';
import { faultsOfPages } from '../../build-site/check-pages';
import { RECORDS_ONLINE } from '../../finished-build/versions';
import { shortHash } from '../../lib/content-hash';
import { type FileChange, readNote, type Texts } from '../files/data-files';
import { type DeskFault, DRAFTS } from '../shared/protocol';
import { capitalize } from '../shared/values';

/** Keeps data/ as it was when the desk was first started, until something has gone online. */
const ONLINE_SNAPSHOT = '.cache/bureau/en-ligne.json';

/** What is wrong with the pictures that records name. */
type PhotoFaults = (photos: Records['photos'] | undefined) => Fault[];

/**
 * Reads the data/ of one project: as it is, as some changes would leave it, and as it went online last. `pageFiles` are the
 * files of pages/, relative to it.
 */
export function createSiteData(root: string, pageFiles: string[], photoFaults: PhotoFaults) {
  const disk = onDisk(root);
  let cached: { content: string; loadedRecords: LoadedRecords } | undefined;
  /** Each file's text when it could last be read. */
  const readable = new Map<string, string>();

  /** Returns what stands for all of data/: a file that is misnamed, or a PDF that is gone, is wrong in no text. */
  function serializeData(): string {
    const documents = join(root, DOCUMENTS);
    return JSON.stringify([textsOf(disk), disk.files(), existsSync(documents) ? readdirSync(documents) : []]);
  }

  /** Reads data/ as the build does, with all that the build would refuse, pictures apart. */
  function read(source: Source): LoadedRecords {
    const loadedRecords = readRecords(source);
    const { pages } = loadedRecords.records;
    return pages
      ? { ...loadedRecords, faults: [...loadedRecords.faults, ...faultsOfPages(pages, pageFiles)] }
      : loadedRecords;
  }

  /** Returns data/ as it is now; the same object until something changes. */
  function loadRecords(): LoadedRecords {
    const now = serializeData();
    if (cached?.content === now) return cached.loadedRecords;
    cached = { content: now, loadedRecords: read(disk) };
    const broken = new Set(faultsOfFiles(cached.loadedRecords).map(({ file }) => file));
    for (const { file, text } of cached.loadedRecords.written) if (!broken.has(file)) readable.set(file, text);
    return cached.loadedRecords;
  }

  /** Returns data/ with some files changed. The build reads no draft. */
  function previewSource(changes: FileChange[]): Source {
    const siteChanges = changes.filter(({ file }) => !file.startsWith(`${DRAFTS}/`));
    const changed = new Map(siteChanges.map(({ file, after }) => [file, after]));
    return {
      files: () =>
        [...new Set([...disk.files(), ...changed.keys()])].filter((file) => changed.get(file) !== null).sort(),
      read: (file) => (changed.has(file) ? Buffer.from(changed.get(file) ?? '') : disk.read(file)),
      exists: disk.exists,
      size: disk.size,
    };
  }

  /** Returns everything that the build would refuse. */
  const faultsOf = ({ faults, records }: LoadedRecords): Fault[] => [...faults, ...photoFaults(records.photos)];

  /** Returns data/ as it went online last, or as it was at the desk's first start. */
  function textsOnline(): Texts {
    const online = join(root, RECORDS_ONLINE);
    if (existsSync(online)) return textsOf(onDisk(online));
    const path = join(root, ONLINE_SNAPSHOT);
    const storedTexts = readNote<Texts>(path);
    if (storedTexts) return storedTexts;
    const texts = textsOf(disk);
    mkdirSync(dirname(path), { recursive: true });
    // If this is cut off, it cannot be read, and is written again.
    writeFileSync(path, JSON.stringify(texts));
    return texts;
  }

  return {
    loadRecords,
    faultsOf,
    textsOnline,
    texts: () => textsOf(disk),
    /** Returns a hash that changes with data/. */
    version: () => shortHash(serializeData()),
    isOnline: () => existsSync(join(root, RECORDS_ONLINE)),
    /** Returns data/ as a step would leave it, and the faults that the step would add. */
    previewChanges(changes: FileChange[]): { faults: DeskFault[]; previewRecords: LoadedRecords } {
      const before = new Set(faultsOf(loadRecords()).map(faultKey));
      const preview = read(previewSource(changes));
      const faults = faultsOf(preview).filter((fault) => !before.has(faultKey(fault)));
      return { faults: faults.map(deskFault), previewRecords: preview };
    },
    /** Returns the faults of files that cannot be read, or are gone although a list names them. */
    faultsOfFiles: () => [...faultsOfFiles(loadRecords()), ...missingPages(loadRecords(), disk.files())],
    /** Returns the last text of a file that could be read. */
    readableText: (file: string): string | undefined => readable.get(file) ?? textsOnline()[file],
  };
}

export type SiteData = ReturnType<typeof createSiteData>;

/** Returns every text of a source by its file. */
const textsOf = (source: Source): Texts =>
  Object.fromEntries(
    source
      .files()
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, source.read(file).toString()]),
  );

const faultKey = ({ file, record, path, code, facts }: Fault) => JSON.stringify([file, record, path, code, facts]);

/** Returns the faults of files whose records cannot be read, so that no form shows them. */
const faultsOfFiles = ({ faults, written }: LoadedRecords): Fault[] =>
  faults.filter(
    ({ file, record }) =>
      !written.some((writtenRecord) => writtenRecord.file === file && writtenRecord.record === record),
  );

/** Returns a fault for each page that a list names and whose file is gone: the desk removes a page from its list first. */
function missingPages({ records }: LoadedRecords, files: string[]): Fault[] {
  return COLLECTION_NAMES.flatMap((name) => {
    const { folder, record } = COLLECTIONS[name];
    return (listEntries(records, name) ?? [])
      .map(({ slug }) => `${folder}/${slug}.ts`)
      .filter((file) => !files.includes(file))
      .map((file) => ({ file, record, path: [], ...problem('deleted-file') }));
  });
}

/** Returns a fault with its sentence as a form shows it. */
export function deskFault(fault: Fault): DeskFault {
  const { file, record, path } = fault;
  return { file, record, path, sentence: capitalize(typeset(`${printInForm(fault)}.`)) };
}
