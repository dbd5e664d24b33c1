import { SentenceError } from '../../data/model/read/sentence-error';
import type { Site } from '../../data/model/site/site';
import { formatCount } from '../lib/format';
import { chaptersOf, printChapters, requiredChapters } from '../to-do/to-do-list';
import { faultOfBuild, SITE_FOLDER } from './build-stamp';

/**
 * Throws a SentenceError unless the folder is a finished site. For dist/client, also throws if a source has changed
 * since the build.
 */
export async function requireFinishedBuild(folder: string): Promise<void> {
  const fault = await faultOfBuild(folder, { fromToday: folder === SITE_FOLDER });
  if (fault) throw new SentenceError(fault);
}

/**
 * Throws a SentenceError if the site shows false information or lacks information that the law requires. `trial` is a
 * command that works nevertheless; the sentence mentions it.
 */
export function refuseUnfit(site: Site, trial?: string): void {
  const list = requiredChapters(chaptersOf(site));
  const count = list.reduce((sum, { todo }) => sum + todo.length, 0);
  if (count === 0) return;
  throw new SentenceError(
    `${printChapters(list)}\nAvant la mise en ligne, il manque ${formatCount(count, 'information obligatoire', 'informations obligatoires')} (liste ci-dessus), parce qu'elles sont fausses ou que la loi les demande.${trial ? ` Pour un essai avec les exemples : « ${trial} ».` : ''}`,
  );
}
