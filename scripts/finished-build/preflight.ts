import { SentenceError } from '../../data/model/sentence-error';
import { inCount } from '../format';
import { printToDoList, toDoList } from '../to-do-list';
import { faultOfBuild, SITE_FOLDER } from './build-stamp';

/** Throws a SentenceError unless the folder is a finished site and, for the site's own folder, nothing has changed since. */
export async function requireFinishedBuild(folder: string): Promise<void> {
  const fault = await faultOfBuild(folder, { fromToday: folder === SITE_FOLDER });
  if (fault) throw new SentenceError(fault);
}

/** Throws a SentenceError while the site holds samples or gaps, and says which; `trial` is the command for a trial. */
export function refuseSamples(trial: string): void {
  const list = toDoList();
  if (list.length === 0) return;
  throw new SentenceError(
    `${printToDoList(list)}\nLe site contient encore ${inCount(list.length, 'exemple ou information à remplacer', 'exemples ou informations à remplacer')} (liste ci-dessus) ; pour un essai avec les exemples : « ${trial} ».`,
  );
}
