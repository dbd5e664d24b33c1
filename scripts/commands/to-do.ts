import { onDisk } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';
import { formatCount, formatMinutes } from '../lib/format';
import type { Call } from '../lib/owner-command';
import { readOptions } from '../lib/owner-options';
import { chaptersOf, printChapters, requiredChapters } from '../to-do/to-do-list';

/** Runs `npm run a-faire`, which fails as long as required information is missing. */
export async function run({ args, env, terminal }: Call): Promise<void> {
  readOptions({ help: 'npm run a-faire  dit ce qui reste à donner avant la mise en ligne' }, args, env);
  const site = requireSite(onDisk());
  const chapters = chaptersOf(site);
  const required = requiredChapters(chapters);
  const advised = chapters.filter((chapter) => !required.includes(chapter));
  const say = (heading: string, list: typeof chapters) => {
    const [points, minutes] = [
      list.flatMap(({ todo }) => todo).length,
      list.reduce((sum, chapter) => sum + chapter.minutes, 0),
    ];
    if (points > 0)
      terminal.write(
        `\n${heading} : ${formatCount(points, 'point')}, ${formatMinutes(minutes)} environ\n\n${printChapters(list)}`,
      );
  };
  say('OBLIGATOIRE avant la mise en ligne', required);
  say('CONSEILLÉ, jamais exigé', advised);
  if (required.length > 0) process.exitCode = 1;
  else terminal.write("\nRien d'obligatoire ne manque : le site peut être mis en ligne.\n");
  terminal.write(
    "\nVérifiez aussi ce que personne ne vous demandera : vos années d'expérience, vos horaires et votre forme juridique (data/company.ts).\n",
  );
  if (!site.company.delivery)
    terminal.write(
      'À votre choix : le formulaire ne transmet rien (delivery, data/company.ts). Pour recevoir les demandes par email : le guide, « Recevoir les demandes du formulaire ».\n',
    );
}
