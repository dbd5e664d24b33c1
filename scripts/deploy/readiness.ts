import { printToDoList, toDoList } from '../to-do-list';
import { SettingsError } from './settings-error';
import { changedSinceBuild } from './stale-build';

/** Throws a SettingsError while the site holds samples or gaps, and prints which. */
export function refuseSamples(): void {
  const list = toDoList();
  if (list.length === 0) return;
  console.error(printToDoList(list));
  throw new SettingsError(
    `Le site contient encore ${list.length} exemples ou informations manquantes (liste ci-dessus) : remplacez-les, ou ajoutez « -- --avec-exemples » pour un essai.`,
  );
}

/** Throws a SettingsError where a text or picture has changed since the folder was built. */
export async function refuseOldBuild(folder: string): Promise<void> {
  const changed = await changedSinceBuild(folder);
  if (changed)
    throw new SettingsError(
      `${changed} a changé depuis la construction du site : lancez « npm run build », puis de nouveau cette commande.`,
    );
}
