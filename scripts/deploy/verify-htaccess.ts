import { SentenceError } from '../../data/model/sentence-error';
import type { Progress } from '../progress';
import { fetchFollowing } from '../request';
import { HTACCESS } from './plan';
import type { Session } from './session';

type Verification = {
  /** What was put online. */
  sent: Buffer;
  /** Where visitors find the site, if that is known. */
  siteUrl: string | undefined;
  session: Session;
  progress: Progress;
};

/**
 * Asks the site itself whether the host applies the rules that were sent; where it cannot be asked, reads them back.
 * Throws a SentenceError where the host answers every page with an error since.
 */
export async function verifyHtaccess({ sent, siteUrl, session, progress }: Verification): Promise<void> {
  const answer = siteUrl ? await fetchFollowing(new URL('/', siteUrl)).catch(() => undefined) : undefined;
  if (!answer) {
    const stored = await session.run((transport) => transport.read(HTACCESS));
    if (stored && !stored.equals(sent))
      progress.say(
        `« ${HTACCESS} » n'est pas resté tel qu'il a été envoyé : l'hébergeur le récrit. Relancez la commande ; si cela recommence, déposez ce fichier de dist/client avec son gestionnaire de fichiers.`,
      );
    return;
  }
  if (answer.status >= 500)
    throw new SentenceError(
      `Tout est envoyé, mais ${siteUrl} répond ${answer.status} à chaque page : votre hébergeur refuse sans doute une ligne de ${HTACCESS}. Avec son gestionnaire de fichiers, renommez ce fichier en « htaccess.txt » (le site marche sans lui, moins vite et moins protégé), puis demandez-lui d'autoriser les fichiers .htaccess.`,
    );
  const policy = /Content-Security-Policy "([^"]+)"/.exec(sent.toString('latin1'))?.[1];
  if (answer.headers['content-security-policy'] !== policy)
    progress.say(
      `Ce que sert ${siteUrl} n'est pas protégé comme ce qui vient d'être envoyé : si ce nom de domaine mène déjà à cet hébergeur, lancez « npm run check:online », qui dit ce qu'il y a à faire.`,
    );
}
