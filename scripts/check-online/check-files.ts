import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../concurrency';
import { listFiles } from '../list-files';
import { fault, good, limit, type Observation } from './observation';
import { ask, decoded, fetchFollowing } from './request';

/** Requests under way at once: few enough for the smallest host. */
const AT_ONCE = 4;

/** Names shown where many files share a fault. */
const SHOWN = 5;

/** Compares each page and each file that the host serves with the built one. */
export async function checkFiles(site: URL, folder: string): Promise<Observation[]> {
  const files = (await listFiles(folder)).filter((path) => !/(^|\/)\.[^/]*$|\.(br|gz)$/.test(path));
  const pages: string[] = [];
  for (const file of files.filter((path) => /(^|\/)index\.html$/.test(path))) {
    const leadsOn = (await readFile(join(folder, file), 'utf8')).includes('http-equiv="refresh"');
    if (!leadsOn) pages.push(file);
  }
  const others = files.filter((path) => !path.endsWith('.html'));
  return [...(await checkPages(site, folder, pages)), ...(await checkOthers(site, folder, others))];
}

async function checkPages(site: URL, folder: string, pages: string[]): Promise<Observation[]> {
  const wrong: string[] = [];
  const redirected: string[] = [];
  await mapConcurrently(pages, AT_ONCE, async (file) => {
    const address = `/${file.replace(/\/?index\.html$/, '')}`;
    const answer = await fetchFollowing(new URL(address, site), { 'accept-encoding': 'br, gzip' });
    if (answer.status !== 200) wrong.push(`${address} (réponse ${answer.status})`);
    else if (!decoded(answer).equals(await readFile(join(folder, file)))) wrong.push(`${address} (contenu différent)`);
    else if (answer.redirects > 0) redirected.push(address);
  });
  return [
    wrong.length === 0
      ? good(`${pages.length} pages sur ${pages.length} sont celles qui ont été construites.`)
      : fault(
          `Pages qui ne sont pas celles qui ont été construites (${wrong.length} sur ${pages.length}) : ${some(wrong)}. Lancez « npm run deploy ».`,
        ),
    ...(redirected.length > 0
      ? [
          limit(
            `Pages qui coûtent une redirection (${redirected.length}) : ${some(redirected)}. L'hébergeur ne lit pas .htaccess, ou pas en entier.`,
          ),
        ]
      : []),
  ];
}

async function checkOthers(site: URL, folder: string, files: string[]): Promise<Observation[]> {
  const wrong: string[] = [];
  await mapConcurrently(files, AT_ONCE, async (file) => {
    const answer = await ask(new URL(`/${file}`, site), { 'accept-encoding': 'br, gzip' });
    if (answer.status !== 200) wrong.push(`/${file} (réponse ${answer.status})`);
    else if (!decoded(answer).equals(await readFile(join(folder, file)))) wrong.push(`/${file} (contenu différent)`);
  });
  return [
    wrong.length === 0
      ? good(`${files.length} images, styles et scripts sur ${files.length} sont en place.`)
      : fault(
          `Fichiers qui manquent ou diffèrent (${wrong.length} sur ${files.length}) : ${some(wrong)}. Lancez « npm run deploy ».`,
        ),
  ];
}

const some = (names: string[]) => names.sort().slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ', …' : '');
