import type { Failure } from './failure';
import type { Settings } from './settings';

/** One French sentence for the owner: what went wrong, and what to do about it. */
export function messageFor(failure: Failure, settings: Settings): string {
  const { host, port, user, folder, protocol } = settings;
  const { path, fingerprint, names = [], folders = [] } = failure.facts;
  const where = path ? `« ${path} »` : folder ? `le dossier « ${folder} »` : 'le dossier du site';

  switch (failure.kind) {
    case 'unknown-host':
      return `Le serveur « ${host} » est introuvable : vérifiez que cet ordinateur est relié à Internet, puis l'adresse écrite dans DEPLOY_HOST.`;
    case 'unreachable':
      return `Le serveur ${host} ne répond pas sur le port ${port} : vérifiez DEPLOY_PROTOCOL et DEPLOY_PORT, ou essayez depuis une autre connexion (certains pare-feu bloquent l'envoi).`;
    case 'dropped':
      return `La connexion avec ${host} se coupe${path ? ` pendant l'envoi de ${where}` : ''} (${failure.message}) : attendez quelques minutes et relancez la même commande, l'envoi reprendra où il s'est arrêté${path ? " ; si elle se coupe toujours là, vérifiez la place qui reste chez l'hébergeur" : ''}.`;
    case 'incomplete':
      return `Le serveur n'enregistre ${where} qu'en partie (${failure.message}) : le plus souvent la place manque ; libérez-en chez l'hébergeur, puis relancez la même commande.`;
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
        : `Le dossier « ${folder} » n'existe pas sur le serveur : corrigez DEPLOY_FOLDER${folders.length > 0 ? ` (les dossiers visibles sont : ${folders.sort().join(', ')})` : ''}.`;
    case 'disk-full':
      return "Le serveur n'enregistre plus rien, faute de place chez l'hébergeur : libérez de l'espace (anciennes sauvegardes, e-mails) ou demandez-en davantage, puis relancez la même commande.";
    case 'not-stored':
      return `Le serveur refuse d'enregistrer ${where} sans dire pourquoi : le plus souvent la place manque chez l'hébergeur ; libérez-en (anciennes sauvegardes, e-mails), vérifiez que le dossier du site n'est pas en lecture seule, puis relancez la même commande.`;
    case 'other':
      return `Le serveur refuse ${where} (${failure.message.trim()}) : transmettez cette phrase à votre hébergeur${protocol === 'sftp' ? ', et vérifiez la place qui reste' : ''}.`;
  }
}

function certificateSentence(failure: Failure, host: string, fingerprint = '', names: string[]): string {
  if (failure.message === 'ERR_TLS_CERT_ALTNAME_INVALID' && names.length > 0) {
    return `Le certificat du serveur n'est pas au nom de ${host} mais de ${names.join(', ')} : écrivez ce nom dans DEPLOY_HOST si votre hébergeur le confirme.`;
  }
  if (failure.message === 'CERT_HAS_EXPIRED') {
    return `Le certificat du serveur ${host} a expiré : demandez à votre hébergeur de le renouveler.`;
  }
  return `Aucune autorité ne garantit le certificat du serveur ${host} (${failure.message}) : demandez à votre hébergeur son empreinte SHA-256 et, si c'est bien celle-ci, écrivez dans .env.deploy DEPLOY_CERTIFICATE=${fingerprint}`;
}

function hostKeySentence({ host, hostKey }: Settings, fingerprint = ''): string {
  return hostKey
    ? `La clé du serveur ${host} a changé (${fingerprint} au lieu de ${hostKey}) : demandez à votre hébergeur s'il l'a changée, et seulement dans ce cas remplacez DEPLOY_HOST_KEY dans .env.deploy ; rien n'a été envoyé.`
    : `Premier contact avec ${host} : comparez sa clé avec celle que publie votre hébergeur et, si c'est la même, écrivez dans .env.deploy DEPLOY_HOST_KEY=${fingerprint}`;
}
