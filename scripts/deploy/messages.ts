import type { HostFailure } from './failure';
import type { Settings } from './settings';
import { SITE_FOLDERS } from './site-folders';

/** What the libraries and the servers say in English, where the owner can do something with it. */
const CAUSES: [RegExp, string][] = [
  [/timeout|timed out|keepalive|no response/i, 'le serveur ne répond plus'],
  [/too many|maximum|limit/i, 'trop de connexions à la fois'],
  [/permission denied|not allowed|forbidden/i, 'le serveur ne le permet pas'],
  [/\d+ of \d+ bytes arrived/, "tout n'est pas arrivé"],
  [
    /unexpected (end|close)|closed|sent FIN|ECONNRESET|EPIPE|ECONNABORTED|socket hang up|not connected|connection lost|write after end/i,
    'le serveur ferme la connexion',
  ],
];

function knownCause({ message }: HostFailure): string | undefined {
  return CAUSES.find(([words]) => words.test(message))?.[1];
}

/** « (le serveur ferme la connexion)», or nothing where nobody knows. */
export function causeOf(failure: HostFailure): string {
  const cause = knownCause(failure);
  return cause ? ` (${cause})` : '';
}

/** French for the owner: what went wrong and what to do about it; the server's own words, where they are needed, last. */
export function messageFor(failure: HostFailure, settings: Settings): string {
  const isOpaque = ['other', 'not-stored', 'denied', 'login-closed'].includes(failure.kind);
  const isUnknown = failure.kind === 'dropped' && !knownCause(failure);
  const detail = isOpaque || isUnknown ? `\nDétail technique : ${failure.message.trim().replaceAll(/\s+/g, ' ')}` : '';
  return sentenceFor(failure, settings) + detail;
}

function sentenceFor(failure: HostFailure, settings: Settings): string {
  const { host, port, user, folder, protocol } = settings;
  const { path, fingerprint, names = [] } = failure.facts;
  const where = path ? `« ${path} »` : folder ? `le dossier « ${folder} »` : 'le dossier du site';

  switch (failure.kind) {
    case 'unknown-host':
      return `Le serveur « ${host} » est introuvable : vérifiez que cet ordinateur est relié à Internet, puis l'adresse écrite dans DEPLOY_HOST.`;
    case 'unreachable':
      return `Le serveur ${host} ne répond pas sur le port ${port} : vérifiez DEPLOY_PROTOCOL et DEPLOY_PORT, ou essayez depuis une autre connexion (certains pare-feu bloquent l'envoi).`;
    case 'wrong-protocol':
      return failure.facts.speaks
        ? `Le serveur ${host} parle ${failure.facts.speaks} sur le port ${port}, pas ${protocol.toUpperCase()} : écrivez DEPLOY_PROTOCOL=${failure.facts.speaks === 'SFTP' ? 'sftp' : 'ftps'}, ou corrigez DEPLOY_PORT.`
        : `Le serveur ${host} ne parle pas ${protocol.toUpperCase()} sur le port ${port} : vérifiez DEPLOY_PROTOCOL et DEPLOY_PORT avec les indications de votre hébergeur.`;
    case 'login-closed':
      return `Le serveur ${host} ferme la connexion au moment de s'identifier : vérifiez DEPLOY_USER, DEPLOY_PASSWORD et DEPLOY_PROTOCOL ; s'ils sont justes, l'hébergeur bloque peut-être cet ordinateur un moment après plusieurs essais.`;
    case 'dropped': {
      const often = path ? " ; si elle se coupe toujours là, vérifiez la place qui reste chez l'hébergeur" : '';
      const during = path ? ` pendant l'envoi de ${where}` : '';
      return `La connexion avec ${host} se coupe${during}${causeOf(failure)} : attendez quelques minutes et relancez la même commande, l'envoi reprendra où il s'est arrêté${often}.`;
    }
    case 'incomplete':
      return `Le serveur n'enregistre ${where} qu'en partie : le plus souvent la place manque ; libérez-en chez l'hébergeur, puis relancez la même commande.`;
    case 'busy':
      return `Le serveur ${host} a trop de connexions ouvertes : fermez votre logiciel FTP s'il est ouvert, attendez dix minutes et relancez la même commande.`;
    case 'password':
      return `Le serveur refuse l'identifiant « ${user} » ou son mot de passe : recopiez DEPLOY_USER et DEPLOY_PASSWORD depuis l'espace client de votre hébergeur (le mot de passe FTP n'est pas toujours celui de l'espace client).`;
    case 'certificate':
      return certificateSentence(failure, host, fingerprint, names);
    case 'host-key':
      return hostKeySentence(settings, fingerprint);
    case 'no-encryption':
      return `Le serveur ${host} ne sait pas chiffrer la connexion FTP : écrivez DEPLOY_PROTOCOL=sftp si votre hébergeur le propose, sinon demandez-lui comment se connecter en FTPS.`;
    case 'denied':
      if (path === settings.manifest && path.startsWith('.')) {
        return `Le serveur interdit d'écrire dans le dossier du site : vérifiez DEPLOY_FOLDER (le site est souvent dans www, htdocs ou public_html) et les droits de ce dossier ; s'il refuse seulement les noms qui commencent par un point, écrivez DEPLOY_MANIFEST=${path.slice(1)}.`;
      }
      return `Le serveur interdit d'écrire ${where} : vérifiez DEPLOY_FOLDER (le site est souvent dans www, htdocs ou public_html) et les droits de ce dossier dans l'espace client.`;
    case 'missing':
      return path
        ? `Le serveur ne trouve pas ${where}, qui vient pourtant d'y être : relancez la même commande.`
        : missingFolder(failure, folder);
    case 'disk-full':
      return "Le serveur n'enregistre plus rien, faute de place chez l'hébergeur : libérez de l'espace (anciennes sauvegardes, e-mails) ou demandez-en davantage, puis relancez la même commande.";
    case 'not-stored':
      return `Le serveur refuse d'enregistrer ${where} sans dire pourquoi : le plus souvent la place manque chez l'hébergeur ; libérez-en (anciennes sauvegardes, e-mails), vérifiez que le dossier du site n'est pas en lecture seule, puis relancez la même commande.`;
    case 'other':
      return `Le serveur refuse ${where} : transmettez cette phrase à votre hébergeur${protocol === 'sftp' ? ', et vérifiez la place qui reste' : ''}.`;
  }
}

function missingFolder({ facts: { folders = [], opensInSite } }: HostFailure, folder: string): string {
  const names = folders.sort().join(', ');
  const missing = `Le dossier « ${folder} » n'existe pas sur le serveur`;
  if (opensInSite)
    return `${missing}, car la connexion s'ouvre déjà dans le dossier du site : laissez DEPLOY_FOLDER vide.`;
  const others =
    names && ` (${folders.length > 1 ? 'les dossiers visibles sont' : 'le seul dossier visible est'} : ${names})`;
  const isAbove = folders.some((name) => SITE_FOLDERS.includes(name));
  return `${missing} : corrigez DEPLOY_FOLDER${others}${isAbove ? '' : ", ou laissez DEPLOY_FOLDER vide si la connexion s'ouvre déjà dans le dossier du site"}.`;
}

function certificateSentence({ message }: HostFailure, host: string, fingerprint = '', names: string[]): string {
  if (message === 'ERR_TLS_CERT_ALTNAME_INVALID' && names.length > 0) {
    return `Le certificat du serveur n'est pas au nom de ${host} mais de ${names.join(', ')} : écrivez ce nom dans DEPLOY_HOST si votre hébergeur le confirme.`;
  }
  if (message === 'CERT_HAS_EXPIRED') {
    return `Le certificat du serveur ${host} a expiré : demandez à votre hébergeur de le renouveler.`;
  }
  return `Aucune autorité ne garantit le certificat du serveur ${host} : demandez à votre hébergeur son empreinte SHA-256 et, si c'est bien celle-ci, écrivez dans .env.deploy DEPLOY_CERTIFICATE=${fingerprint}`;
}

function hostKeySentence({ host, hostKey }: Settings, fingerprint = ''): string {
  return hostKey
    ? `La clé du serveur ${host} a changé (${fingerprint} au lieu de ${hostKey}) : demandez à votre hébergeur s'il l'a changée, et seulement dans ce cas remplacez DEPLOY_HOST_KEY dans .env.deploy ; rien n'a été envoyé.`
    : `Premier contact avec ${host} : comparez sa clé avec celle que publie votre hébergeur et, si c'est la même, écrivez dans .env.deploy DEPLOY_HOST_KEY=${fingerprint}`;
}
