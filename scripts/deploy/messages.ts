import { SentenceError } from '../../data/model/read/sentence-error';
import type { Wording } from '../lib/wording';
import { type FailureKind, HostFailure } from './failure';
import type { Settings } from './settings';
import { SITE_FOLDERS } from './site-folders';
import { UploadProblem } from './upload-problem';

/** Causes that libraries and servers name in English, and that the owner can influence. */
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

function findCause({ message }: HostFailure): string | undefined {
  return CAUSES.find(([pattern]) => pattern.test(message))?.[1];
}

/** Returns « (le serveur ferme la connexion)», or an empty string if the cause is unknown. */
export function causeOf(failure: HostFailure): string {
  const cause = findCause(failure);
  return cause ? ` (${cause})` : '';
}

/** Kinds for which the owner also needs the server's own sentence. */
const WITH_DETAIL: FailureKind[] = [
  'other',
  'not-stored',
  'denied',
  'no-rename',
  'login-closed',
  'needs-encryption',
  'no-data-connection',
  'not-understood',
  'listing',
  'no-sftp',
  'login-text',
  'old-algorithms',
];

/**
 * Kinds that mean a wrong setting on the first contact. Once the settings have worked, they mean that the host is down.
 */
export const UNREACHABLE_KINDS: FailureKind[] = ['unknown-host', 'unreachable', 'wrong-protocol', 'login-closed'];

/** Converts an upload failure to a SentenceError in the given wording; returns any other error unchanged. */
export function toPrintedError(error: unknown, settings: Settings, wording: Wording): unknown {
  if (error instanceof HostFailure) return new SentenceError(messageFor(error, settings, wording));
  return error instanceof UploadProblem ? new SentenceError(error.sentenceIn(wording)) : error;
}

/**
 * Returns the cause and the remedy of a failure in French, for the owner. Adds the server's own text as the last line
 * if it is needed.
 */
export function messageFor(failure: HostFailure, settings: Settings, wording: Wording): string {
  const isUnknown = failure.kind === 'dropped' && !findCause(failure);
  const hasDetail = WITH_DETAIL.includes(failure.kind) || isUnknown;
  const detail = hasDetail ? `\nDétail technique : ${failure.message.trim().replaceAll(/\s+/g, ' ')}` : '';
  return sentenceFor(failure, settings, wording) + detail;
}

function sentenceFor(failure: HostFailure, settings: Settings, wording: Wording): string {
  const { host, port, user, folder, protocol } = settings;
  const { path, fingerprint, names = [], wasReached } = failure.facts;
  const location = path ? `« ${path} »` : folder ? `le dossier « ${folder} »` : 'le dossier du site';
  const { setting, tryAgain: again } = wording;
  const useSftp = `${wording.set('DEPLOY_PROTOCOL', 'sftp')} si votre hébergeur le propose`;
  const useFtps = `${wording.set('DEPLOY_PROTOCOL', 'ftps')} si votre hébergeur le propose`;

  if (wasReached && UNREACHABLE_KINDS.includes(failure.kind))
    return `Le serveur ${host} ne répond pas en ce moment ; les réglages ont déjà marché, il n'y a rien à y changer : vérifiez que cet ordinateur est relié à Internet, attendez quelques minutes, puis ${again}, l'envoi reprendra où il s'est arrêté.`;

  switch (failure.kind) {
    case 'unknown-host':
      return `Le serveur « ${host} » est introuvable : vérifiez que cet ordinateur est relié à Internet, puis l'adresse écrite dans ${setting('DEPLOY_HOST')}.`;
    case 'unreachable':
      return `Le serveur ${host} ne répond pas sur le port ${port} : vérifiez ${setting('DEPLOY_PROTOCOL')} et ${setting('DEPLOY_PORT')}, ou essayez depuis une autre connexion (certains pare-feu bloquent l'envoi).`;
    case 'wrong-protocol':
      return failure.facts.speaks
        ? `Le serveur ${host} parle ${failure.facts.speaks} sur le port ${port}, pas ${protocol.toUpperCase()} : ${wording.set('DEPLOY_PROTOCOL', failure.facts.speaks === 'SFTP' ? 'sftp' : 'ftps')}, ou corrigez ${setting('DEPLOY_PORT')}.`
        : `Le serveur ${host} ne parle pas ${protocol.toUpperCase()} sur le port ${port} : vérifiez ${setting('DEPLOY_PROTOCOL')} et ${setting('DEPLOY_PORT')} avec les indications de votre hébergeur.`;
    case 'login-closed':
      return `Le serveur ${host} ferme la connexion au moment de s'identifier : vérifiez ${setting('DEPLOY_USER')}, ${setting('DEPLOY_PASSWORD')} et ${setting('DEPLOY_PROTOCOL')} ; s'ils sont justes, l'hébergeur bloque peut-être cet ordinateur un moment après plusieurs essais.`;
    case 'dropped': {
      const repeatHint = path ? " ; si elle se coupe toujours là, vérifiez la place qui reste chez l'hébergeur" : '';
      const during = path ? ` pendant l'envoi de ${location}` : '';
      return `La connexion avec ${host} se coupe${during}${causeOf(failure)} : attendez quelques minutes et ${again}, l'envoi reprendra où il s'est arrêté${repeatHint}.`;
    }
    case 'incomplete':
      return `Le serveur n'enregistre ${location} qu'en partie : le plus souvent la place manque ; libérez-en chez l'hébergeur, puis ${again}.`;
    case 'busy':
      return `Le serveur ${host} a trop de connexions ouvertes : fermez votre logiciel FTP s'il est ouvert, attendez dix minutes et ${again}.`;
    case 'password':
      return `Le serveur refuse l'identifiant « ${user} » ou son mot de passe : ${wording.copy('DEPLOY_USER', 'DEPLOY_PASSWORD')} depuis l'espace client de votre hébergeur (le mot de passe FTP n'est pas toujours celui de l'espace client).`;
    case 'certificate':
      return certificateSentence(failure, host, fingerprint, names, wording);
    case 'host-key':
      return hostKeySentence(failure, settings, wording);
    case 'no-encryption':
      return `Le serveur ${host} ne sait pas chiffrer la connexion FTP : ${useSftp}, sinon demandez-lui comment se connecter en FTPS.`;
    case 'needs-encryption':
      return `Le serveur ${host} n'accepte que les connexions chiffrées : ${wording.set('DEPLOY_PROTOCOL', 'ftps')}.`;
    case 'no-data-connection':
      return `Le serveur ${host} répond, mais la connexion par laquelle passent les fichiers (mode passif) ne s'ouvre pas : ${useSftp} ; sinon essayez depuis une autre connexion (certains pare-feu la bloquent), ou transmettez cette phrase à votre hébergeur.`;
    case 'not-understood':
      return `Une réponse du serveur ${host} n'est pas comprise : ${protocol === 'sftp' ? useFtps : useSftp}, sinon transmettez cette phrase à votre hébergeur.`;
    case 'listing':
      return `La liste des fichiers que donne le serveur ${host} n'est pas comprise, rien n'a été changé : ${useSftp}, sinon demandez-lui d'activer la commande MLSD.`;
    case 'no-sftp':
      return `Le serveur ${host} accepte la connexion SSH, mais n'y reçoit pas de fichiers (SFTP) : activez SFTP dans l'espace client de votre hébergeur, ou ${useFtps}.`;
    case 'login-text':
      return `À la connexion, un script de votre compte (.bashrc ou .profile) affiche du texte, ce qui empêche l'envoi : retirez de ce fichier ce qui affiche quelque chose (« echo », par exemple), ou demandez-le à votre hébergeur.`;
    case 'old-algorithms':
      return `Le serveur ${host} ne connaît que d'anciens chiffrements SSH, qui ne protègent plus : demandez à votre hébergeur de le mettre à jour, ou ${useFtps}.`;
    case 'no-rename':
      return `Le serveur interdit de renommer ${path ? `un fichier (${location})` : 'les fichiers'}, ce qu'il faut pour que chaque page arrive entière : demandez à votre hébergeur de le permettre à l'identifiant « ${user} » (commandes RNFR et RNTO), puis ${again}.`;
    case 'denied':
      if (path === settings.manifest && path.startsWith('.')) {
        return `Le serveur interdit d'écrire dans le dossier du site : vérifiez ${setting('DEPLOY_FOLDER')} (le site est souvent dans www, htdocs ou public_html) et les droits de ce dossier ; s'il refuse seulement les noms qui commencent par un point, ${wording.set('DEPLOY_MANIFEST', path.slice(1))}.`;
      }
      return `Le serveur interdit d'écrire ${location} : vérifiez ${setting('DEPLOY_FOLDER')} (le site est souvent dans www, htdocs ou public_html) et les droits de ce dossier dans l'espace client.`;
    case 'missing':
      return path
        ? `Le serveur ne trouve pas ${location}, qui vient pourtant d'y être : ${again}.`
        : missingFolderSentence(failure, folder, wording);
    case 'disk-full':
      return `Le serveur n'enregistre plus rien, faute de place chez l'hébergeur : libérez de l'espace (anciennes sauvegardes, e-mails) ou demandez-en davantage, puis ${again}.`;
    case 'not-stored':
      return `Le serveur refuse d'enregistrer ${location} sans dire pourquoi : le plus souvent la place manque chez l'hébergeur ; libérez-en (anciennes sauvegardes, e-mails), vérifiez que le dossier du site n'est pas en lecture seule, puis ${again}.`;
    case 'other':
      return `Le serveur refuse ${location} : transmettez cette phrase à votre hébergeur${protocol === 'sftp' ? ', et vérifiez la place qui reste' : ''}.`;
  }
}

function missingFolderSentence(
  { facts: { folders = [], opensInSite } }: HostFailure,
  folder: string,
  wording: Wording,
): string {
  const names = folders.sort().join(', ');
  const missingFolderClause = `Le dossier « ${folder} » n'existe pas sur le serveur`;
  if (opensInSite)
    return `${missingFolderClause}, car la connexion s'ouvre déjà dans le dossier du site : ${wording.leaveEmpty('DEPLOY_FOLDER')}.`;
  const otherFolders =
    names && ` (${folders.length > 1 ? 'les dossiers visibles sont' : 'le seul dossier visible est'} : ${names})`;
  const isAbove = folders.some((name) => SITE_FOLDERS.includes(name));
  return `${missingFolderClause} : corrigez ${wording.setting('DEPLOY_FOLDER')}${otherFolders}${isAbove ? '' : `, ou ${wording.leaveEmpty('DEPLOY_FOLDER')} si la connexion s'ouvre déjà dans le dossier du site`}.`;
}

function certificateSentence(
  { message }: HostFailure,
  host: string,
  fingerprint = '',
  names: string[],
  wording: Wording,
): string {
  if (message === 'ERR_TLS_CERT_ALTNAME_INVALID' && names.length > 0) {
    return `Le certificat du serveur n'est pas au nom de ${host} mais de ${names.join(', ')} : écrivez ce nom dans ${wording.setting('DEPLOY_HOST')} si votre hébergeur le confirme.`;
  }
  if (message === 'CERT_HAS_EXPIRED') {
    return `Le certificat du serveur ${host} a expiré : demandez à votre hébergeur de le renouveler.`;
  }
  return `Aucune autorité ne garantit le certificat du serveur ${host} : demandez à votre hébergeur son empreinte SHA-256 et, si c'est bien celle-ci, ${wording.accept('DEPLOY_CERTIFICATE', fingerprint)}`;
}

function hostKeySentence({ facts }: HostFailure, { host, hostKey }: Settings, wording: Wording): string {
  const { fingerprint = '', wasReached } = facts;
  if (!hostKey)
    return `Premier contact avec ${host} : comparez sa clé avec celle que publie votre hébergeur et, si c'est la même, ${wording.accept('DEPLOY_HOST_KEY', fingerprint)}`;
  // Without a record of this server, the stored key may be the key of another server, whose address was replaced.
  return wasReached
    ? `La clé du serveur ${host} a changé (${fingerprint} au lieu de ${hostKey}) : demandez à votre hébergeur s'il l'a changée, et seulement dans ce cas ${wording.replace('DEPLOY_HOST_KEY')} ; rien n'a été envoyé.`
    : `La clé que montre le serveur ${host} n'est pas celle qui est notée (${fingerprint} au lieu de ${hostKey}) : si vous venez de changer de serveur, comparez-la avec celle que publie votre hébergeur, sinon demandez-lui s'il en a changé ; seulement si c'est bien la sienne, ${wording.replace('DEPLOY_HOST_KEY')} ; rien n'a été envoyé.`;
}
