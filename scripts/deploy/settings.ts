import { posix } from 'node:path';
import { SentenceError } from '../../data/model/sentence-error';
import { OTHER_FOLDERS } from './site-folders';

/** How to reach the host, as .env.deploy says it. */
export type Settings = {
  protocol: 'ftps' | 'sftp' | 'ftp';
  host: string;
  port: number;
  user: string;
  password?: string;
  /** Path of a private key file on this computer (SFTP only). */
  privateKey?: string;
  /** The site's folder as the login sees it; «» is the folder that the login opens in. */
  folder: string;
  /** Name of the file on the host that remembers what was uploaded. */
  manifest: string;
  /** «SHA256:…», the SSH host key that the owner has checked. */
  hostKey?: string;
  /** SHA-256 fingerprint of a certificate that the owner has checked although no authority vouches for it. */
  certificate?: string;
  /** Milliseconds without an answer after which a connection counts as dropped. */
  timeout: number;
};

const PORTS = { ftps: 21, sftp: 22, ftp: 21 };
/** Nor does any other number here need to be larger. */
const LAST_PORT = 65_535;
const DEFAULT_MANIFEST = '.deploy-manifest.json';
const DEFAULT_TIMEOUT_SECONDS = 30;

const NAMES = [
  'DEPLOY_PROTOCOL',
  'DEPLOY_HOST',
  'DEPLOY_PORT',
  'DEPLOY_USER',
  'DEPLOY_PASSWORD',
  'DEPLOY_FOLDER',
  'DEPLOY_HOST_KEY',
  'DEPLOY_PRIVATE_KEY',
  'DEPLOY_CERTIFICATE',
  'DEPLOY_MANIFEST',
  'DEPLOY_TIMEOUT',
  'DEPLOY_PLAIN_FTP',
];

/** Reads the settings; throws a SentenceError with one French sentence that names the line to change. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  // What begins so and is no setting: where the tests find file and folder.
  const misspelt = Object.keys(env).find((name) => /^DEPLOY_(?!ENV_FILE$|SOURCE$)/.test(name) && !NAMES.includes(name));
  if (misspelt) throw new SentenceError(`.env.deploy : ${misspelt} n'est pas un réglage ; il y a ${NAMES.join(', ')}.`);
  const given = (name: string) => env[name]?.trim() || undefined;
  const required = (name: string, what: string) => {
    const value = given(name);
    if (!value) throw new SentenceError(`.env.deploy : ${name} est vide ; écrivez-y ${what}.`);
    return value;
  };

  const protocol = required('DEPLOY_PROTOCOL', 'sftp ou ftps, selon ce que propose votre hébergeur').toLowerCase();
  if (protocol !== 'sftp' && protocol !== 'ftps' && protocol !== 'ftp') {
    throw new SentenceError(`.env.deploy : DEPLOY_PROTOCOL=${protocol} n'existe pas ; écrivez sftp ou ftps.`);
  }
  if (protocol === 'ftp' && given('DEPLOY_PLAIN_FTP') !== 'oui') {
    throw new SentenceError(
      '.env.deploy : avec DEPLOY_PROTOCOL=ftp votre mot de passe voyagerait en clair ; écrivez ftps ou sftp, ou, si ' +
        "votre hébergeur n'offre ni l'un ni l'autre, écrivez DEPLOY_PLAIN_FTP=oui.",
    );
  }
  const host = required('DEPLOY_HOST', "l'adresse du serveur que donne votre hébergeur, par exemple ftp.mondomaine.fr");
  if (/[/\s:@]/.test(host)) {
    throw new SentenceError(
      `.env.deploy : DEPLOY_HOST=${host} doit être un nom seul, sans « ftp:// » ni dossier, par exemple ftp.mondomaine.fr.`,
    );
  }
  const folder = given('DEPLOY_FOLDER') ?? '';
  if (OTHER_FOLDERS.test(posix.basename(folder))) {
    throw new SentenceError(
      `.env.deploy : DEPLOY_FOLDER=${folder} n'est pas un dossier que voient les visiteurs ; écrivez celui du site (souvent www, htdocs ou public_html), ou rien si la connexion s'ouvre déjà dedans.`,
    );
  }
  const privateKey = given('DEPLOY_PRIVATE_KEY');
  if (!privateKey) required('DEPLOY_PASSWORD', 'le mot de passe FTP, entre apostrophes');
  const password = env.DEPLOY_PASSWORD;
  const [hostKey, certificate] = [given('DEPLOY_HOST_KEY'), given('DEPLOY_CERTIFICATE')];
  const manifest = given('DEPLOY_MANIFEST') ?? DEFAULT_MANIFEST;
  if (!/^[^/\\]+\.json$/.test(manifest)) {
    throw new SentenceError(
      `.env.deploy : DEPLOY_MANIFEST=${manifest} doit être un nom de fichier seul qui finit par .json, par exemple deploy-manifest.json.`,
    );
  }
  return {
    protocol,
    host,
    port: number('DEPLOY_PORT', given('DEPLOY_PORT'), PORTS[protocol]),
    user: required('DEPLOY_USER', "l'identifiant FTP que donne votre hébergeur"),
    ...(password && { password }),
    ...(privateKey && { privateKey }),
    folder,
    manifest,
    ...(hostKey && { hostKey }),
    ...(certificate && { certificate }),
    timeout: number('DEPLOY_TIMEOUT', given('DEPLOY_TIMEOUT'), DEFAULT_TIMEOUT_SECONDS) * 1000,
  };
}

function number(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > LAST_PORT)
    throw new SentenceError(
      `.env.deploy : ${name}=${value} doit être un nombre de 1 à ${LAST_PORT}, par exemple ${otherwise}.`,
    );
  return Number(value);
}
