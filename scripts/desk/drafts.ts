import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from '../../data/model/records';
import type { PageDraft } from './protocol';

/** Where pages wait that are not complete: the owner's work, kept with the rest of it; nothing but the desk reads it. */
const DRAFTS = 'data/brouillons';

export const draftFile = ({ collection, slug }: PageDraft) => `${DRAFTS}/${collection}/${slug}.json`;

/** Every page that is not complete yet; a file that somebody has broken by hand stays where it is. */
export function draftsIn(root: string): PageDraft[] {
  return Object.keys(FOLDERS).flatMap((collection) => {
    const folder = join(root, DRAFTS, collection);
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    return names.flatMap((name): PageDraft[] => {
      try {
        return [JSON.parse(readFileSync(join(folder, name), 'utf8'))];
      } catch {
        return [];
      }
    });
  });
}
