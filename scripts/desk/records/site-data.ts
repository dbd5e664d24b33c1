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
import { capitalize } from '../../../data/model/text/capitalize';
import { faultsOfPages } from '../../build-site/check-pages';
import { RECORDS_ONLINE } from '../../finished-build/versions';
import { shortHash } from '../../lib/content-hash';
import { type FileChange, readNote, type Texts } from '../files/data-files';
import { type DeskFault, DRAFTS } from '../shared/protocol';

/** The file with the texts of data/ at the desk's first start, which are used until the first deployment. */
const ONLINE_SNAPSHOT = '.cache/bureau/en-ligne.json';

/** Access to the files of the photos that records refer to. */
type PhotoFiles = {
  faults(photos: Records['photos'] | undefined): Fault[];
  /** Returns values that change with the files. */
  stamps(photos: Records['photos'] | undefined): unknown;
};

/**
 * Creates access to the current data/, to data/ after hypothetical changes, and to data/ online. `pageFiles` are the
 * files of pages/, relative to it.
 */
export function createSiteData(root: string, pageFiles: string[], photoFiles: PhotoFiles) {
  const disk = onDisk(root);
  let cached: { content: string; loadedRecords: LoadedRecords } | undefined;
  /** The last text of each file that could be parsed. */
  const readableTexts = new Map<string, string>();

  /**
   * Serializes data/ for comparison. Includes file names and PDFs, because misnamed or missing files are faults too.
   */
  function serializeData(): string {
    const documents = join(root, DOCUMENTS);
    return JSON.stringify([textsOf(disk), disk.files(), existsSync(documents) ? readdirSync(documents) : []]);
  }

  /** Reads data/ as the build does, with all faults except those of photos. */
  function read(source: Source): LoadedRecords {
    const loadedRecords = readRecords(source);
    const { pages } = loadedRecords.records;
    return pages
      ? { ...loadedRecords, faults: [...loadedRecords.faults, ...faultsOfPages(pages, pageFiles)] }
      : loadedRecords;
  }

  /** Returns data/ as serialized, with its records. Returns the same object until data/ changes. */
  function loadData() {
    const content = serializeData();
    if (cached?.content === content) return cached;
    cached = { content, loadedRecords: read(disk) };
    const unreadableFiles = new Set(faultsOfFiles(cached.loadedRecords).map(({ file }) => file));
    for (const { file, text } of cached.loadedRecords.written)
      if (!unreadableFiles.has(file)) readableTexts.set(file, text);
    return cached;
  }

  /** Returns the current records. Returns the same object until data/ changes. */
  const loadRecords = (): LoadedRecords => loadData().loadedRecords;

  /** Returns a source with some files changed. Ignores drafts, which the build does not read. */
  function previewSource(changes: FileChange[]): Source {
    const siteChanges = changes.filter(({ file }) => !file.startsWith(`${DRAFTS}/`));
    const changedTexts = new Map(siteChanges.map(({ file, after }) => [file, after]));
    return {
      files: () =>
        [...new Set([...disk.files(), ...changedTexts.keys()])]
          .filter((file) => changedTexts.get(file) !== null)
          .sort(),
      read: (file) => (changedTexts.has(file) ? Buffer.from(changedTexts.get(file) ?? '') : disk.read(file)),
      exists: disk.exists,
      size: disk.size,
    };
  }

  /** Returns all faults, including the faults of photos. */
  const faultsOf = ({ faults, records }: LoadedRecords): Fault[] => [...faults, ...photoFiles.faults(records.photos)];

  /** Returns the texts of the last deployment, or of the desk's first start. */
  function textsOnline(): Texts {
    const onlineRoot = join(root, RECORDS_ONLINE);
    if (existsSync(onlineRoot)) return textsOf(onDisk(onlineRoot));
    const path = join(root, ONLINE_SNAPSHOT);
    const storedTexts = readNote<Texts>(path);
    if (storedTexts) return storedTexts;
    const texts = textsOf(disk);
    mkdirSync(dirname(path), { recursive: true });
    // A half-written file cannot be parsed, so the next start writes the file again.
    writeFileSync(path, JSON.stringify(texts));
    return texts;
  }

  return {
    loadRecords,
    faultsOf,
    textsOnline,
    texts: () => textsOf(disk),
    /** Returns a hash that changes with data/ and with the files of the photos that records refer to. */
    version(): string {
      const { content, loadedRecords } = loadData();
      return shortHash(content, JSON.stringify(photoFiles.stamps(loadedRecords.records.photos)));
    },
    isOnline: () => existsSync(join(root, RECORDS_ONLINE)),
    /** Returns the records after some changes, and the faults that the changes would add. */
    previewChanges(changes: FileChange[]): { faults: DeskFault[]; previewRecords: LoadedRecords } {
      const knownFaults = new Set(faultsOf(loadRecords()).map(faultKey));
      const preview = read(previewSource(changes));
      const faults = faultsOf(preview).filter((fault) => !knownFaults.has(faultKey(fault)));
      return { faults: faults.map(deskFault), previewRecords: preview };
    },
    /** Returns the faults of files that cannot be parsed, and of listed files that do not exist. */
    faultsOfFiles: () => [...faultsOfFiles(loadRecords()), ...missingPages(loadRecords(), disk.files())],
    /** Returns the last text of a file that could be parsed. */
    readableText: (file: string): string | undefined => readableTexts.get(file) ?? textsOnline()[file],
  };
}

export type SiteData = ReturnType<typeof createSiteData>;

/** Returns the texts of a source by file. */
const textsOf = (source: Source): Texts =>
  Object.fromEntries(
    source
      .files()
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, source.read(file).toString()]),
  );

const faultKey = ({ file, record, path, code, facts }: Fault) => JSON.stringify([file, record, path, code, facts]);

/** Returns the faults of files without readable records. No form shows these faults. */
const faultsOfFiles = ({ faults, written }: LoadedRecords): Fault[] =>
  faults.filter(
    ({ file, record }) =>
      !written.some((writtenRecord) => writtenRecord.file === file && writtenRecord.record === record),
  );

/**
 * Returns a fault for each listed page without a file. The desk itself removes a page from its list before the file.
 */
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
