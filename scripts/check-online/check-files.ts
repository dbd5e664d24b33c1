import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { capitalize } from '../../data/model/text/capitalize';
import { mapConcurrently } from '../lib/concurrency';
import { formatCount } from '../lib/format';
import { listFiles } from '../lib/list-files';
import { fetchFollowing } from '../lib/request';
import { TERMINAL, type Wording } from '../lib/wording';
import { createFault, createLimit, createSuccess, type Observation } from './observation';

/** Number of parallel requests, low enough for the smallest host. */
const MAX_CONCURRENT_REQUESTS = 4;

/** Number of file names to print if many files have the same fault. */
const MAX_SHOWN = 5;

/** Reasons why a served file differs from the built one, each with its meaning and remedy in French. */
const CAUSES = {
  missing: (files: string, { deploy }: Wording) => `Manque en ligne ${files}. ${capitalize(deploy)}.`,
  refused: (files: string, { deployAll }: Wording) =>
    `Le serveur refuse ${files}. Vérifiez dans l'espace client que ces fichiers sont lisibles par tous (droits 644, dossiers 755) et sans mot de passe, puis ${deployAll}.`,
  failing: (files: string) =>
    `Le serveur répond par une erreur ${files}. Réessayez dans une heure, puis transmettez ces adresses à votre hébergeur.`,
  cached: (files: string) =>
    `Un cache sert encore une ancienne copie ${files}. Videz le cache dans l'espace client de l'hébergeur (« cache web », LiteSpeed, Cloudflare), ou attendez une heure.`,
  inserted: (files: string) =>
    `L'hébergeur ajoute du texte à lui ${files}. Désactivez publicité, statistiques et « optimisation » automatiques dans l'espace client ; si l'offre les impose, il en faut une autre.`,
  compressed: (files: string, { deployAll }: Wording) =>
    `Une copie compressée est abîmée ${files}. ${capitalize(deployAll)}.`,
  plain: (files: string, { deployAll }: Wording) =>
    `Seule la copie compressée est bonne, l'original manque ou diffère ${files}. ${capitalize(deployAll)}.`,
  different: (files: string, { deployAll }: Wording) =>
    `Le contenu en ligne est différent ${files}. ${capitalize(deployAll)}.`,
};

type FileFault = { cause: keyof typeof CAUSES; urlPath: string; detail?: string | undefined };

/**
 * Compares each page and file that the host serves with the built file. Skips PHP programs, because the host does not
 * serve their source.
 */
export async function checkFiles(site: URL, folder: string, wording: Wording = TERMINAL): Promise<Observation[]> {
  const files = (await listFiles(folder)).filter((path) => !/(^|\/)\.[^/]*$|\.(br|gz|php)$/.test(path));
  const pages: string[] = [];
  for (const file of files.filter((path) => /(^|\/)index\.html$/.test(path))) {
    const isRedirectPage = (await readFile(join(folder, file), 'utf8')).includes('http-equiv="refresh"');
    if (!isRedirectPage) pages.push(file);
  }
  const assets = files.filter((path) => !path.endsWith('.html'));
  const redirected: string[] = [];
  const check = async (file: string) => {
    const { fault, redirects } = await compare(site, folder, file);
    if (!fault && redirects > 0) redirected.push(urlPathOf(file));
    return fault;
  };
  const faults: FileFault[] = [];
  const observations: Observation[] = [];
  for (const [list, sentence] of [
    [pages, 'pages sur {n} sont celles qui ont été construites.'],
    [assets, 'images, styles et scripts sur {n} sont en place.'],
  ] as const) {
    const listFaults = (await mapConcurrently(list, MAX_CONCURRENT_REQUESTS, check)).flatMap((found) => found ?? []);
    if (listFaults.length === 0)
      observations.push(createSuccess(`${list.length} ${sentence.replace('{n}', String(list.length))}`));
    faults.push(...listFaults);
  }
  for (const [cause, sentence] of Object.entries(CAUSES)) {
    const sameCause = faults.filter((candidate) => candidate.cause === cause);
    if (sameCause.length > 0)
      observations.push(
        createFault(sentence(`(${formatCount(sameCause.length, 'fichier')}) : ${listSome(sameCause)}`, wording)),
      );
  }
  if (redirected.length > 0)
    observations.push(
      createLimit(
        `Pages qui coûtent une redirection (${redirected.length}) : ${listSome(redirected.map((urlPath) => ({ urlPath })))}. L'hébergeur ne lit pas .htaccess, ou pas en entier.`,
      ),
    );
  return observations;
}

const urlPathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '')}`;

async function compare(
  site: URL,
  folder: string,
  file: string,
): Promise<{ fault: FileFault | undefined; redirects: number }> {
  const urlPath = urlPathOf(file);
  const url = new URL(urlPath, site);
  const builtContent = await readFile(join(folder, file));
  const fetchFile = async (from: URL, encodings: string) => {
    const answer = await fetchFollowing(from, { 'accept-encoding': encodings });
    return { ...answer, isBuilt: answer.status === 200 && answer.body.equals(builtContent) };
  };
  const servedFile = await fetchFile(url, 'br, gzip');
  const faultOf = (cause: FileFault['cause'], detail?: string) => ({
    fault: { cause, urlPath, detail },
    redirects: servedFile.redirects,
  });

  if (servedFile.isBuilt) {
    const hasCopy = existsSync(join(folder, `${file}.br`)) || existsSync(join(folder, `${file}.gz`));
    const plainFile = hasCopy && servedFile.headers['content-encoding'] ? await fetchFile(url, 'identity') : servedFile;
    return plainFile.isBuilt ? { fault: undefined, redirects: servedFile.redirects } : faultOf('plain');
  }
  if ([401, 403].includes(servedFile.status)) return faultOf('refused', `réponse ${servedFile.status}`);
  if (servedFile.status >= 500) return faultOf('failing', `réponse ${servedFile.status}`);
  const uncachedUrl = new URL(url);
  uncachedUrl.searchParams.set('sans-cache', String(Date.now()));
  if ((await fetchFile(uncachedUrl, 'br, gzip')).isBuilt) {
    const { age } = servedFile.headers;
    return faultOf('cached', age ? `gardée depuis ${age} s` : undefined);
  }
  if (servedFile.status !== 200) return faultOf('missing', `réponse ${servedFile.status}`);
  const plainFile = await fetchFile(url, 'identity');
  if (plainFile.isBuilt) return faultOf('compressed');
  const insertion = findInsertion(builtContent.toString('latin1'), plainFile.body.toString('latin1'));
  return insertion === undefined ? faultOf('different') : faultOf('inserted', `« ${shorten(insertion)} »`);
}

/** Returns text that the host has inserted into a file, if this text is the only difference. */
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

function listSome(faults: { urlPath: string; detail?: string | undefined }[]): string {
  const names = faults.map(({ urlPath, detail }) => (detail ? `${urlPath} (${detail})` : urlPath)).sort();
  return names.slice(0, MAX_SHOWN).join(', ') + (names.length > MAX_SHOWN ? ', …' : '');
}
