import { SentenceError } from '../../data/model/read/sentence-error';
import { onDisk } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';
import type { Site } from '../../data/model/site/site';
import { checkDelivery } from '../check-online/check-delivery';
import { checkFiles } from '../check-online/check-files';
import { checkHtaccess } from '../check-online/check-htaccess';
import { diagnoseHome } from '../check-online/diagnose-home';
import type { Observation } from '../check-online/observation';
import { SITE_FOLDER } from '../finished-build/build-stamp';
import { requireFinishedBuild } from '../finished-build/preflight';
import { findOnlineVersion } from '../finished-build/versions';
import { formatCount } from '../lib/format';
import type { Call } from '../lib/owner-command';
import { readOptions } from '../lib/owner-options';
import { TERMINAL, type Wording } from '../lib/wording';

const SIGNS: Record<Observation['level'], string> = { good: '✓', limit: '~', fault: '✗' };

const HELP = `npm run check:online https://www.mondomaine.fr          compare ce qui est servi avec le site construit
npm run check:online:demande https://www.mondomaine.fr  envoie aussi une demande d'essai par le formulaire`;

/** Returns the URL from the command line, or else the owner's; undefined if it is missing or not an HTTP URL. */
function urlToCheck(word: string | undefined, { confirmedCompany }: Site): URL | undefined {
  const address = word ?? confirmedCompany.siteUrl;
  if (!address) return undefined;
  try {
    const url = new URL(address.includes('://') ? address : `https://${address}`);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Compares the site that the host serves with a built folder. Throws a SentenceError if the host does not answer. */
export const checkSite = (site: URL, folder: string, content: Site, sendsTrial = false, wording: Wording = TERMINAL) =>
  observeSafely(site, wording, async () => [
    ...(await checkFiles(site, folder, wording)),
    ...(await checkHtaccess(site, folder, wording)),
    ...(await checkDelivery(site, folder, content, sendsTrial, wording)),
  ]);

/**
 * Sends a trial request through the online form of a built folder. Throws a SentenceError if the host does not answer.
 */
export const tryForm = (site: URL, folder: string, content: Site, wording: Wording = TERMINAL) =>
  observeSafely(site, wording, () => checkDelivery(site, folder, content, true, wording));

async function observeSafely(
  site: URL,
  wording: Wording,
  observe: () => Promise<Observation[]>,
): Promise<Observation[]> {
  try {
    const fault = await diagnoseHome(site, wording);
    return fault ? [{ level: 'fault', text: fault }] : await observe();
  } catch (error) {
    throw new SentenceError(describeUnreachable(site, error as Error));
  }
}

/** Explains in one French sentence why the host did not answer. */
function describeUnreachable(site: URL, error: { code?: string; message: string; hostname?: string }): string {
  const { code, message, hostname = site.hostname } = error;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    const leads = hostname === site.hostname ? '' : `, et ${site.origin} y mène`;
    return `${hostname} est introuvable${leads} : vérifiez l'adresse, et que le nom de domaine pointe vers votre hébergeur.`;
  }
  if (/CERT|SELF_SIGNED|ISSUER|SIGNATURE/.test(code ?? ''))
    return `Le certificat HTTPS de ${site.hostname} n'est pas valable : activez ou renouvelez-le dans l'espace client de votre hébergeur.\nDétail technique : ${code}`;
  const detail = `\nDétail technique : ${code ?? message}`;
  if (code === 'ECONNREFUSED')
    return `Aucun serveur web n'écoute à ${site.origin} : vérifiez l'adresse, http ou https, et que l'offre d'hébergement est active.${detail}`;
  return `${site.origin} ne répond pas : vérifiez l'adresse et votre connexion à Internet, ou réessayez dans quelques minutes.${detail}`;
}

/** Runs `npm run check:online`. Throws a SentenceError if the host does not serve what was built. */
export async function run({ args, env, terminal }: Call): Promise<void> {
  const options = readOptions({ flags: ['demande'], takesWord: true, help: HELP }, args, env);
  const content = requireSite(onDisk());
  const site = urlToCheck(options.word, content);
  if (!site) throw new SentenceError(`Quelle adresse ? Écrivez par exemple :\n\n${HELP}`);
  // Tests set DEPLOY_SOURCE to compare with another folder.
  const home = env.DEPLOY_SOURCE ?? SITE_FOLDER;
  await requireFinishedBuild(home);
  const folder = await findOnlineVersion(home);
  if (folder !== home)
    terminal.write(
      `~ En ligne est la version d'avant ; elle est comparée avec sa copie. Pour mettre en ligne ${home} : « npm run deploy ».\n`,
    );
  const observations = await checkSite(site, folder, content, options.demande);
  for (const { level, text } of observations) terminal.write(`${SIGNS[level]} ${text}\n`);
  const faults = observations.filter(({ level }) => level === 'fault').length;
  const limits = observations.filter(({ level }) => level === 'limit').length;
  if (faults > 0)
    throw new SentenceError(
      `Ce qui est servi n'est pas ce qui a été construit : ${formatCount(faults, 'point')} à corriger (✗).`,
    );
  terminal.write(
    `\nCe qui est servi est ce qui a été construit.${limits > 0 ? " Les points marqués ~ dépendent de l'hébergeur ; le site marche sans." : ''}\n`,
  );
}
