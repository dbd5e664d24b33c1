import { formatCount } from '../lib/format';

/** A part of a deployment that failed although the site is online. */
export type Remark =
  /** Withdrawn pages that the server refuses to delete. */
  | { code: 'not-deleted'; pages: string[] }
  /** A file whose name the server refuses. */
  | { code: 'not-placed'; path: string }
  /** A withdrawn file that was changed on the host after its upload. */
  | { code: 'changed-remotely'; path: string };

const MAX_NAMES = 8;

/** Returns a remark as a sentence for the owner. */
export function printRemark(remark: Remark): string {
  switch (remark.code) {
    case 'not-deleted': {
      const { pages } = remark;
      const names = pages.slice(0, MAX_NAMES).join(', ') + (pages.length > MAX_NAMES ? ', …' : '');
      return `Le serveur refuse d'effacer ${formatCount(pages.length, 'page retirée, qui reste', 'pages retirées, qui restent')} en ligne : ${names}. Effacez-${pages.length > 1 ? 'les' : 'la'} avec le gestionnaire de fichiers de votre hébergeur, ou demandez-lui de permettre l'effacement (commande DELE).`;
    }
    case 'not-placed':
      return (
        `Le serveur refuse « ${remark.path} » : déposez ce fichier de dist/client avec le gestionnaire de fichiers de votre ` +
        'hébergeur (sans lui le site marche, moins vite et moins protégé).'
      );
    case 'changed-remotely':
      return `« ${remark.path} » a été changé sur le serveur par quelqu'un d'autre : il y reste.`;
  }
}
