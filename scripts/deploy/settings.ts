import { posix } from 'node:path';
import type { SettingName } from '../lib/wording';
import { OTHER_FOLDERS } from './site-folders';
import { UploadProblem } from './upload-problem';

/** Settings to reach the host, read from .env.deploy. */
export type Settings = {
  protocol: 'ftps' | 'sftp' | 'ftp';
  host: string;
  port: number;
  user: string;
  password?: string;
  /** Path of a private key file on this computer (SFTP only). */
  privateKey?: string;
  /** The site's folder as seen from the login; «» is the folder in which the login opens. */
  folder: string;
  /** Name of the manifest file on the host, which records what was uploaded. */
  manifest: string;
  /** «SHA256:…», the SSH host key that the owner has verified. */
  hostKey?: string;
  /** SHA-256 fingerprint of a certificate that no authority has signed but the owner has verified. */
  certificate?: string;
  /** Milliseconds without an answer after which a connection counts as dropped. */
  timeout: number;
};

const PORTS = { ftps: 21, sftp: 22, ftp: 21 };
const DEFAULT_MANIFEST = '.deploy-manifest.json';
const DEFAULT_TIMEOUT_SECONDS = 30;

/**
 * Line of .env.deploy. `requiredContent` describes the value if it is required; `violation` completes the sentence
 * about a value that breaks the rule.
 */
type Line = { requiredContent?: string; rule?: (value: string) => boolean; violation?: string };

const createNumberLine = (example: string): Line => ({
  rule: (value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536,
  violation: `doit être un nombre de 1 à 65535, par exemple ${example}`,
});

/** All settings of .env.deploy. */
export const LINES: Record<SettingName, Line> = {
  DEPLOY_PROTOCOL: {
    requiredContent: 'sftp ou ftps, selon ce que propose votre hébergeur',
    rule: (value) => value.toLowerCase() in PORTS,
    violation: "n'existe pas ; écrivez sftp ou ftps",
  },
  DEPLOY_HOST: {
    requiredContent: "l'adresse du serveur que donne votre hébergeur, par exemple ftp.mondomaine.fr",
    rule: (value) => !/[/\s:@]/.test(value),
    violation:
      'doit être un nom seul, sans espace, ni « ftp:// » ou « https:// », ni dossier, par exemple ftp.mondomaine.fr',
  },
  DEPLOY_PORT: createNumberLine('21 (FTPS) ou 22 (SFTP)'),
  DEPLOY_USER: { requiredContent: "l'identifiant FTP que donne votre hébergeur" },
  DEPLOY_PASSWORD: { requiredContent: 'le mot de passe FTP' },
  DEPLOY_FOLDER: {
    rule: (value) => !OTHER_FOLDERS.test(posix.basename(value)),
    violation:
      "n'est pas un dossier que voient les visiteurs ; écrivez celui du site (souvent www, htdocs ou public_html), ou rien si la connexion s'ouvre déjà dedans",
  },
  DEPLOY_HOST_KEY: {},
  DEPLOY_PRIVATE_KEY: {},
  DEPLOY_CERTIFICATE: {},
  DEPLOY_MANIFEST: {
    rule: (value) => /^[^/\\]+\.json$/.test(value),
    violation: 'doit être un nom de fichier seul qui finit par .json, par exemple deploy-manifest.json',
  },
  DEPLOY_TIMEOUT: createNumberLine(String(DEFAULT_TIMEOUT_SECONDS)),
  DEPLOY_PLAIN_FTP: {},
};

/**
 * Returns the server that these settings name, so that a stored key or certificate is used for no other server. Accepts
 * incomplete settings.
 */
export function serverOf(env: Record<string, string | undefined>): string {
  const [protocol, host, port] = [env.DEPLOY_PROTOCOL, env.DEPLOY_HOST, env.DEPLOY_PORT].map((value = '') =>
    value.trim().toLowerCase(),
  );
  return `${protocol}://${host}:${Number(port || PORTS[protocol as Settings['protocol']])}`;
}

/** Reads the settings. Throws an UploadProblem that names the setting to change. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  // DEPLOY_ENV_FILE and DEPLOY_SOURCE are not settings, because only tests use them, to name a file and a folder.
  const misspeltName = Object.keys(env).find((name) => /^DEPLOY_(?!ENV_FILE$|SOURCE$)/.test(name) && !(name in LINES));
  if (misspeltName) throw new UploadProblem('unknown-setting', { name: misspeltName, validNames: Object.keys(LINES) });
  const settingValue = (name: SettingName) => env[name]?.trim() || undefined;
  const privateKey = settingValue('DEPLOY_PRIVATE_KEY');
  for (const [setting, { requiredContent, rule = () => true, violation = '' }] of Object.entries(LINES) as [
    SettingName,
    Line,
  ][]) {
    const value = settingValue(setting);
    if (value && !rule(value)) throw new UploadProblem('invalid-setting', { setting, value, reason: violation });
    const isRequired = requiredContent && !(privateKey && setting === 'DEPLOY_PASSWORD');
    if (!value && isRequired) throw new UploadProblem('empty-setting', { setting, expected: requiredContent });
  }
  const protocol = settingValue('DEPLOY_PROTOCOL')!.toLowerCase() as Settings['protocol'];
  if (protocol === 'ftp' && settingValue('DEPLOY_PLAIN_FTP') !== 'oui')
    throw new UploadProblem('plain-ftp', { setting: 'DEPLOY_PROTOCOL' });
  const password = env.DEPLOY_PASSWORD;
  const [hostKey, certificate] = [settingValue('DEPLOY_HOST_KEY'), settingValue('DEPLOY_CERTIFICATE')];
  return {
    protocol,
    host: settingValue('DEPLOY_HOST')!,
    port: Number(settingValue('DEPLOY_PORT') ?? PORTS[protocol]),
    user: settingValue('DEPLOY_USER')!,
    ...(password && { password }),
    ...(privateKey && { privateKey }),
    folder: settingValue('DEPLOY_FOLDER') ?? '',
    manifest: settingValue('DEPLOY_MANIFEST') ?? DEFAULT_MANIFEST,
    ...(hostKey && { hostKey }),
    ...(certificate && { certificate }),
    timeout: Number(settingValue('DEPLOY_TIMEOUT') ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
  };
}
