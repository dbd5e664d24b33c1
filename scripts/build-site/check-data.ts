import { type Fault, fieldOf, sentenceOf } from '../../data/model/read/faults';
import { readSite } from '../../data/model/read/read-site';
import { SentenceError } from '../../data/model/read/sentence-error';
import type { Source } from '../../data/model/read/source';
import { listFiles } from '../lib/list-files';
import { faultsOfPages } from './check-pages';
import { readCatalogue } from './photos/catalogue';
import { originalsFolder } from './photos/originals';

/**
 * Reads all of data/ before anything is built. Throws a SentenceError with all that is wrong there. A script may import
 * data/model/site/site.ts, which takes it that all is right, only after this.
 */
export async function checkData(source?: Source): Promise<void> {
  const { site, faults } = readSite(source);
  const wrong = [...faults, ...(site.pages ? faultsOfPages(site.pages, await listFiles('pages')) : [])];
  const sentences = [...inFew(wrong), ...(site.photos ? await pictureFaults(site.photos) : [])];
  if (sentences.length === 0) return;
  const rest = sentences.length - MOST;
  const more = rest > 0 ? `\nEt ${rest} autre${rest > 1 ? 's' : ''} : corrigez d'abord ceux-ci, puis relancez.` : '';
  throw new SentenceError(sentences.slice(0, MOST).join('\n') + more);
}

async function pictureFaults(photos: Parameters<typeof readCatalogue>[0]): Promise<string[]> {
  try {
    await readCatalogue(photos, originalsFolder(), '.cache/photos');
    return [];
  } catch (error) {
    if (SentenceError.is(error)) return error.message.split('\n');
    throw error;
  }
}

/** More sentences than these nobody reads. */
const MOST = 20;
/** More files than these with one and the same fault are a list. */
const MANY = 3;

/** The same fault in many files as one sentence: the owner reads what is wrong once, and then where. */
export function inFew(faults: Fault[]): string[] {
  const said = new Map<string, Fault[]>();
  for (const fault of faults) {
    const what = fieldOf({ ...fault, line: undefined });
    said.set(what, [...(said.get(what) ?? []), fault]);
  }
  return [...said].flatMap(([what, alike]) => {
    const files = [...new Set(alike.map(({ file }) => file))];
    if (files.length <= MANY) return [...new Set(alike.map(sentenceOf))];
    const [first, ...others] = files;
    return `${first} et ${others.length} autres fichiers${what}.\n  Les autres : ${others.join(', ')}.`;
  });
}
