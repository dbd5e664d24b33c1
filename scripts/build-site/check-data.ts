import { type Fault, sentenceOf, sentenceWithoutFile } from '../../data/model/read/faults';
import { readRecords } from '../../data/model/read/read-records';
import { SentenceError } from '../../data/model/read/sentence-error';
import type { Source } from '../../data/model/read/source';
import type { Records } from '../../data/model/schema/records';
import { createSite, type Site } from '../../data/model/site/site';
import { listFiles } from '../lib/list-files';
import { faultsOfPages } from './check-pages';
import { type Catalogue, readCatalogue } from './photos/catalogue';

/** Input of a build. */
export type CheckedData = { site: Site; catalogue: Catalogue };

/**
 * Reads the records of a source and the pictures in a folder, before anything is built. Throws a SentenceError that
 * lists every fault.
 */
export async function checkData(source: Source, picturesFolder: string): Promise<CheckedData> {
  const { records, written, faults } = readRecords(source);
  const { pages, photos } = records;
  const allFaults = [...faults, ...(pages ? faultsOfPages(pages, await listFiles('pages')) : [])];
  const pictures = photos && (await readPictures(photos, picturesFolder));
  const sentences = [...groupFaults(allFaults), ...(pictures?.problems ?? [])];
  if (sentences.length === 0 && pictures?.catalogue)
    return { site: createSite(records as Records, written, source), catalogue: pictures.catalogue };
  const remainingCount = sentences.length - MAX_MESSAGES;
  const remainder =
    remainingCount > 0
      ? `\nEt ${remainingCount} autre${remainingCount > 1 ? 's' : ''} : corrigez d'abord ceux-ci, puis relancez.`
      : '';
  throw new SentenceError(sentences.slice(0, MAX_MESSAGES).join('\n') + remainder);
}

async function readPictures(
  photos: Records['photos'],
  folder: string,
): Promise<{ catalogue?: Catalogue; problems: string[] }> {
  try {
    return { catalogue: await readCatalogue(photos, folder, '.cache/photos'), problems: [] };
  } catch (error) {
    if (SentenceError.is(error)) return { problems: error.message.split('\n') };
    throw error;
  }
}

/** Maximum number of sentences to print, because the owner would not read more. */
const MAX_MESSAGES = 20;
/** Number of files up to which an identical fault is printed once per file. */
const MAX_FILES_LISTED = 3;

/**
 * Formats faults as sentences. An identical fault in many files becomes one sentence with the list of files, so that
 * the owner reads the problem only once.
 */
export function groupFaults(faults: Fault[]): string[] {
  const faultsByText = new Map<string, Fault[]>();
  for (const fault of faults) {
    const text = sentenceWithoutFile({ ...fault, line: undefined });
    faultsByText.set(text, [...(faultsByText.get(text) ?? []), fault]);
  }
  return [...faultsByText].flatMap(([text, sameFaults]) => {
    const files = [...new Set(sameFaults.map(({ file }) => file))];
    if (files.length <= MAX_FILES_LISTED) return [...new Set(sameFaults.map(sentenceOf))];
    const [first, ...otherFiles] = files;
    return `${first} et ${otherFiles.length} autres fichiers${text}.\n  Les autres : ${otherFiles.join(', ')}.`;
  });
}
