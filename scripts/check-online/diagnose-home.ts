import { capitalize } from '../../data/model/text/capitalize';
import { fetchFollowing, type HttpResponse, isRedirect, sendRequest } from '../lib/request';
import { TERMINAL, type Wording } from '../lib/wording';

const CLIENT_AREA = "l'espace client de votre hébergeur";

/**
 * French sentences for HTTP statuses of the home page that are errors. Each sentence has the meaning and the remedy.
 */
const sentencesByStatus = (wording: Wording): Record<number, string> => ({
  401: `le site demande un mot de passe (401). Retirez la protection par mot de passe du dossier dans ${CLIENT_AREA}.`,
  403: `le serveur interdit le dossier du site (403). Vérifiez dans ${CLIENT_AREA} que le domaine mène à un dossier qui contient index.html, et que ce dossier et ses fichiers sont lisibles par tous (droits 755 et 644).`,
  404: `aucune page n'est là où mène le domaine (404 partout). Le site est sans doute dans un autre dossier : comparez ${wording.setting('DEPLOY_FOLDER')} avec le dossier que ${CLIENT_AREA} donne au domaine, corrigez l'un ou l'autre, puis ${wording.deploy}.`,
  500: `chaque page répond par une erreur (500). Le plus souvent l'hébergeur refuse une ligne de .htaccess : avec son gestionnaire de fichiers, renommez ce fichier en « htaccess.txt » ; si le site revient, demandez à l'hébergeur d'autoriser les fichiers .htaccess (AllowOverride).`,
  503: "le site est fermé un moment (503) : maintenance, ou trop de visites pour l'offre. Réessayez dans une heure, puis demandez à l'hébergeur.",
});

/** Explains in one French sentence why the whole site is not visible; undefined if the home page answers. */
export async function diagnoseHome(site: URL, wording: Wording = TERMINAL): Promise<string | undefined> {
  const answer = await fetchFollowing(new URL('/', site));
  if (isRedirect(answer))
    return `${site.origin} : les redirections tournent en rond (${answer.url.origin} → ${targetOriginOf(answer)}). Si HTTPS ou « www » est aussi réglé dans ${CLIENT_AREA}, n'y laissez qu'un seul réglage, qui mène à l'adresse écrite dans data/company.ts (siteUrl).`;
  if (answer.url.hostname.replace(/^www\./, '') !== site.hostname.replace(/^www\./, ''))
    return `${site.origin} mène à un autre site, ${answer.url.origin}. Vérifiez dans ${CLIENT_AREA} où mène le domaine, et siteUrl dans data/company.ts.`;
  if (answer.status === 200) return undefined;
  if (answer.status === 404) {
    const sitemapResponse = await sendRequest(new URL('/sitemap.xml', site));
    if (sitemapResponse.status === 200)
      return `${site.origin} : la page d'accueil manque (404), d'autres fichiers sont là. ${capitalize(wording.deployAll)}.`;
  }
  const meaning =
    sentencesByStatus(wording)[answer.status] ??
    `la page d'accueil répond ${answer.status} au lieu de 200. Réessayez dans une heure, puis transmettez ce numéro à votre hébergeur.`;
  return `${site.origin} : ${meaning}`;
}

const targetOriginOf = (answer: HttpResponse) => new URL(answer.headers.location ?? '', answer.url).origin;
