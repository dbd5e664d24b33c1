import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../lib/concurrency';
import { formatCount } from '../lib/format';
import { listFiles } from '../lib/list-files';
import { fetchFollowing } from '../lib/request';
import { capitalized, TERMINAL, type Wording } from '../lib/wording';
import { createSuccess, fault, limit, type Observation } from './observation';

/** Number of parallel requests: few enough for the smallest host. */
const MAX_CONCURRENT_REQUESTS = 4;

/** Number of file names to print if many files have the same fault. */
const MAX_SHOWN = 5;

/** Reasons why a served file differs from the built one, each with its meaning and remedy in French. */
const CAUSES = {
  missing: (what: string, { deploy }: Wording) => `Manque en ligne ${what}. ${capitalized(deploy)}.`,
  refused: (what: string, { deployAll }: Wording) =>
    `Le serveur refuse ${what}. Vérifiez dans l'espace client que ces fichiers sont lisibles par tous (droits 644, dossiers 755) et sans mot de passe, puis ${deployAll}.`,
  failing: (what: string) =>
    `Le serveur répond par une erreur ${what}. Réessayez dans une heure, puis transmettez ces adresses à votre hébergeur.`,
  cached: (what: string) =>
    `Un cache sert encore une ancienne copie ${what}. Videz le cache dans l'espace client de l'hébergeur (« cache web », LiteSpeed, Cloudflare), ou attendez une heure.`,
  inserted: (what: string) =>
    `L'hébergeur ajoute du texte à lui ${what}. Désactivez publicité, statistiques et « optimisation » automatiques dans l'espace client ; si l'offre les impose, il en faut une autre.`,
  compressed: (what: string, { deployAll }: Wording) =>
    `Une copie compressée est abîmée ${what}. ${capitalized(deployAll)}.`,
  plain: (what: string, { deployAll }: Wording) =>
    `Seule la copie compressée est bonne, l'original manque ou diffère ${what}. ${capitalized(deployAll)}.`,
  different: (what: string, { deployAll }: Wording) =>
    `Le contenu en ligne est différent ${what}. ${capitalized(deployAll)}.`,
};

type FileFault = { cause: keyof typeof CAUSES; address: string; detail?: string | undefined };

/**
 * Compares each page and file that the host serves with the built one. Skips PHP programs, because the host does not
 * serve their source.
 */
export async function checkFiles(site: URL, folder: string, words: Wording = TERMINAL): Promise<Observation[]> {
  const files = (await listFiles(folder)).filter((path) => !/(^|\/)\.[^/]*$|\.(br|gz|php)$/.test(path));
  const pages: string[] = [];
  for (const file of files.filter((path) => /(^|\/)index\.html$/.test(path))) {
    const leadsOn = (await readFile(join(folder, file), 'utf8')).includes('http-equiv="refresh"');
    if (!leadsOn) pages.push(file);
  }
  const others = files.filter((path) => !path.endsWith('.html'));
  const redirected: string[] = [];
  const check = async (file: string) => {
    const { fault, redirects } = await compare(site, folder, file);
    if (!fault && redirects > 0) redirected.push(addressOf(file));
    return fault;
  };
  const faults: FileFault[] = [];
  const found: Observation[] = [];
  for (const [list, what] of [
    [pages, 'pages sur {n} sont celles qui ont été construites.'],
    [others, 'images, styles et scripts sur {n} sont en place.'],
  ] as const) {
    const wrong = (await mapConcurrently(list, MAX_CONCURRENT_REQUESTS, check)).flatMap((one) => one ?? []);
    if (wrong.length === 0) found.push(createSuccess(`${list.length} ${what.replace('{n}', String(list.length))}`));
    faults.push(...wrong);
  }
  for (const [cause, sentence] of Object.entries(CAUSES)) {
    const same = faults.filter((one) => one.cause === cause);
    if (same.length > 0)
      found.push(fault(sentence(`(${formatCount(same.length, 'fichier')}) : ${listSome(same)}`, words)));
  }
  if (redirected.length > 0)
    found.push(
      limit(
        `Pages qui coûtent une redirection (${redirected.length}) : ${listSome(redirected.map((address) => ({ address })))}. L'hébergeur ne lit pas .htaccess, ou pas en entier.`,
      ),
    );
  return found;
}

const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '')}`;

async function compare(
  site: URL,
  folder: string,
  file: string,
): Promise<{ fault: FileFault | undefined; redirects: number }> {
  const address = addressOf(file);
  const url = new URL(address, site);
  const built = await readFile(join(folder, file));
  const fetchFile = async (from: URL, encodings: string) => {
    const answer = await fetchFollowing(from, { 'accept-encoding': encodings });
    return { ...answer, isBuilt: answer.status === 200 && answer.body.equals(built) };
  };
  const served = await fetchFile(url, 'br, gzip');
  const faultOf = (cause: FileFault['cause'], detail?: string) => ({
    fault: { cause, address, detail },
    redirects: served.redirects,
  });

  if (served.isBuilt) {
    const hasCopy = existsSync(join(folder, `${file}.br`)) || existsSync(join(folder, `${file}.gz`));
    const plain = hasCopy && served.headers['content-encoding'] ? await fetchFile(url, 'identity') : served;
    return plain.isBuilt ? { fault: undefined, redirects: served.redirects } : faultOf('plain');
  }
  if ([401, 403].includes(served.status)) return faultOf('refused', `réponse ${served.status}`);
  if (served.status >= 500) return faultOf('failing', `réponse ${served.status}`);
  const uncachedUrl = new URL(url);
  uncachedUrl.searchParams.set('sans-cache', String(Date.now()));
  if ((await fetchFile(uncachedUrl, 'br, gzip')).isBuilt) {
    const { age } = served.headers;
    return faultOf('cached', age ? `gardée depuis ${age} s` : undefined);
  }
  if (served.status !== 200) return faultOf('missing', `réponse ${served.status}`);
  const plain = await fetchFile(url, 'identity');
  if (plain.isBuilt) return faultOf('compressed');
  const added = findInsertion(built.toString('latin1'), plain.body.toString('latin1'));
  return added === undefined ? faultOf('different') : faultOf('inserted', `« ${shorten(added)} »`);
}

/** Returns text that the host has inserted into a file, if the file has no other difference. */
function findInsertion(built: string, served: string): string | undefined {
  if (served.length <= built.length) return undefined;
  let start = 0;
  while (start < built.length && built[start] === served[start]) start += 1;
  const rest = built.length - start;
  if (rest > 0 && served.slice(-rest) !== built.slice(start)) return undefined;
  // Matching prefixes may leave «script>…</script><» as the insertion, which is really «<script>…</script>».
  const isCut = served[start - 1] === '<' && served[served.length - rest - 1] === '<';
  return served.slice(start - Number(isCut), served.length - rest - Number(isCut));
}

const shorten = (text: string) => {
  const line = Buffer.from(text, 'latin1').toString().replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

function listSome(faults: { address: string; detail?: string | undefined }[]): string {
  const names = faults.map(({ address, detail }) => (detail ? `${address} (${detail})` : address)).sort();
  return names.slice(0, MAX_SHOWN).join(', ') + (names.length > MAX_SHOWN ? ', …' : '');
}
