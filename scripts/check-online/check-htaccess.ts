import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeaders } from '../lib/built-headers';
import { readRedirects } from '../lib/built-redirects';
import { listFiles } from '../lib/list-files';
import { fetchFollowing, sendRequest } from '../lib/request';
import { TERMINAL, type Wording } from '../lib/wording';
import { createFault, createLimit, createSuccess, type Observation } from './observation';

/** A path that no site has. */
const UNKNOWN_PATH = '/cette-page-n-existe-pas-7f3a';

const HEADERS = ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** Checks whether the host applies .htaccess for the 404 page, redirects, compression, caching and security headers. */
export async function checkHtaccess(site: URL, folder: string, wording: Wording = TERMINAL): Promise<Observation[]> {
  const rules = await readFile(join(folder, '.htaccess'), 'utf8');
  const asset = (await listFiles(join(folder, 'assets'))).find((path) => path.endsWith('.js')) ?? '';
  const [home, script] = await Promise.all(
    ['/', `/assets/${asset}`].map((path) => sendRequest(new URL(path, site), { 'accept-encoding': 'br, gzip' })),
  );
  if (!home || !script) return [];
  return [
    ...(await checkMissing(site, folder)),
    ...(await checkRedirects(site, folder)),
    home.headers['content-encoding'] && script.headers['content-encoding']
      ? createSuccess(`Pages et scripts arrivent compressés (${home.headers['content-encoding']}).`)
      : createLimit("L'hébergeur n'envoie pas tout compressé : le site est plus lent sur téléphone."),
    ...(await checkCaches(site, home.headers, script.headers['cache-control'])),
    ...checkSecurity(site, rules, home.headers, wording),
  ];
}

async function checkMissing(site: URL, folder: string): Promise<Observation[]> {
  const answer = await fetchFollowing(new URL(UNKNOWN_PATH, site), { 'accept-encoding': 'br, gzip' });
  const statusMessage = `Une adresse inconnue répond ${answer.status} au lieu de 404 : les moteurs de recherche y verraient des pages.`;
  if (answer.status !== 404) return [createFault(statusMessage)];
  const isSitePage = answer.body.equals(await readFile(join(folder, '404.html')));
  const hasListing = (await fetchFollowing(new URL('/assets/', site))).body.includes('Index of');
  const page = isSitePage
    ? createSuccess('Une adresse inconnue répond 404 avec la page du site.')
    : createLimit("Une adresse inconnue répond 404, mais avec la page de l'hébergeur.");
  const listingMessage =
    "L'hébergeur montre la liste des fichiers de /assets/ : demandez-lui de ne pas afficher le contenu des dossiers.";
  return hasListing ? [page, createLimit(listingMessage)] : [page];
}

async function checkRedirects(site: URL, folder: string): Promise<Observation[]> {
  const findings: Observation[] = [];
  for (const [from, to] of [
    ['/contact/', '/contact'],
    ['/contact/index.html', '/contact'],
    ...(await readRedirects(folder)),
  ] as const) {
    const answer = await sendRequest(new URL(from, site));
    const target = answer.headers.location && new URL(answer.headers.location, site).pathname;
    if (answer.status !== 301 || target !== to)
      findings.push(createLimit(`${from} ne mène pas à ${to} (réponse ${answer.status}).`));
  }
  if (site.protocol === 'https:') {
    const httpUrl = new URL('/', site);
    httpUrl.protocol = 'http:';
    // A host that does not answer HTTP at all is fine.
    const answer = await fetchFollowing(httpUrl).catch(() => undefined);
    if (answer && answer.url.protocol !== 'https:')
      findings.push(
        createLimit(
          `${httpUrl.origin} ne mène pas à HTTPS : vérifiez siteUrl dans data/company.ts, puis reconstruisez.`,
        ),
      );
  }
  return findings.length > 0 ? findings : [createSuccess('Les autres écritures des adresses mènent à la bonne page.')];
}

async function checkCaches(
  site: URL,
  home: Record<string, string>,
  assetCache: string | undefined,
): Promise<Observation[]> {
  const dateHeader: Record<string, string> = home['last-modified']
    ? { 'if-modified-since': home['last-modified'] }
    : {};
  const etagHeader: Record<string, string> = home.etag ? { 'if-none-match': home.etag } : {};
  const secondResponse = await sendRequest(new URL('/', site), {
    'accept-encoding': 'br, gzip',
    ...dateHeader,
    ...etagHeader,
  });
  return [
    secondResponse.status === 304
      ? createSuccess('Une deuxième visite ne recharge pas les pages inchangées.')
      : createLimit('Une deuxième visite recharge les pages en entier.'),
    /max-age=31536000/.test(assetCache ?? '')
      ? createSuccess('Images, styles et scripts sont gardés un an par le navigateur.')
      : createLimit("L'hébergeur ne dit pas au navigateur de garder images, styles et scripts."),
  ];
}

function checkSecurity(site: URL, rules: string, headers: Record<string, string>, { deploy }: Wording): Observation[] {
  // A host that does not evaluate conditions sends the policy for all pages.
  const builtPolicies = [true, false].map((evaluatesConditions) =>
    readHeaders(rules, { file: '/index.html', evaluatesConditions }).get('Content-Security-Policy'),
  );
  const servedPolicy = headers['content-security-policy'];
  const missingHeaders = HEADERS.filter((name) => !headers[name]);
  if (site.protocol === 'https:' && !headers['strict-transport-security'])
    missingHeaders.push('strict-transport-security');
  return [
    builtPolicies.includes(servedPolicy)
      ? createSuccess(
          'La protection contre les scripts étrangers (Content-Security-Policy) est celle qui a été construite.',
        )
      : servedPolicy
        ? createFault(
            `La protection contre les scripts étrangers (Content-Security-Policy) n'est pas celle de ces pages, qui s'affichent peut-être mal : ${deploy} ; s'il n'y a rien à envoyer, une autre ligne Content-Security-Policy se trouve dans le fichier .htaccess de l'hébergeur ou dans l'espace client : retirez-la.`,
          )
        : createLimit("L'hébergeur n'envoie pas la protection contre les scripts étrangers (Content-Security-Policy)."),
    ...(missingHeaders.length > 0
      ? [createLimit(`L'hébergeur n'envoie pas ces en-têtes de sécurité : ${missingHeaders.join(', ')}.`)]
      : []),
  ];
}
