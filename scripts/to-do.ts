import { company } from '../data/model/company';
import { inCount } from './format';
import type { Call } from './owner-command';
import { readOptions } from './owner-options';
import { printToDoList, toDoList } from './to-do-list';

/** `npm run a-faire`: fails while something is missing. */
export async function run({ args, env, terminal }: Call): Promise<void> {
  readOptions({ help: 'npm run a-faire  dit ce qui reste à donner avant la mise en ligne' }, args, env);
  const list = toDoList();
  if (list.length === 0) {
    terminal.write('Rien ne manque : le site peut être mis en ligne avec « npm run deploy ».\n');
  } else {
    terminal.write(
      `\n${printToDoList(list)}\nIl reste ${inCount(list.length, 'point')} à faire avant la mise en ligne. Mode d'emploi : docs/guide-du-proprietaire.md.\n`,
    );
    process.exitCode = 1;
  }
  if (!company.delivery)
    terminal.write(
      "\nÀ votre choix : aujourd'hui le formulaire ne transmet rien (delivery, data/company.ts). Pour recevoir les demandes par email : le guide, « Recevoir les demandes du formulaire ».\n",
    );
}
