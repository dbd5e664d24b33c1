/** Settings of .env.deploy that have a field at the desk, with the title of the field. */
export const HOST_FIELDS = {
  DEPLOY_PROTOCOL: 'Façon de se connecter',
  DEPLOY_HOST: 'Adresse du serveur',
  DEPLOY_USER: 'Identifiant',
  DEPLOY_PASSWORD: 'Mot de passe',
  DEPLOY_FOLDER: 'Dossier du site',
  DEPLOY_PORT: 'Port',
} as const;

/** Empty fingerprints of a server. The desk writes these settings into .env.deploy, but they have no field. */
export const NO_FINGERPRINTS = { DEPLOY_HOST_KEY: '', DEPLOY_CERTIFICATE: '' };

const FILE_SETTINGS = ['DEPLOY_PRIVATE_KEY', 'DEPLOY_MANIFEST', 'DEPLOY_TIMEOUT', 'DEPLOY_PLAIN_FTP'] as const;

export type SettingName = keyof typeof HOST_FIELDS | keyof typeof NO_FINGERPRINTS | (typeof FILE_SETTINGS)[number];

/**
 * French names for settings and actions at the place where the owner reads a message. The terminal mentions lines of a
 * file and npm commands; the desk mentions fields and buttons. Problems are data, and the functions that turn them into
 * sentences take a Wording.
 */
export type Wording = {
  /** Prefix of a sentence about a setting. */
  settingsPrefix: string;
  /** Names a setting. */
  setting(name: SettingName): string;
  /** Names a setting with its current value. */
  settingWithValue(name: SettingName, value: string): string;
  /** Asks to give a setting a value, for example «écrivez DEPLOY_PORT=22». `isFileNamed` also names the file. */
  set(name: SettingName, value: string, options?: { isFileNamed?: boolean }): string;
  /** Names a second possible setting in a sentence that began with `set`, without repeating the verb. */
  setAlternative(name: SettingName, value: string): string;
  leaveEmpty(name: SettingName): string;
  /** Asks to copy settings again, for example «recopiez A et B». */
  copy(...names: SettingName[]): string;
  /** Asks to accept a key or certificate that the server has presented. */
  accept(name: SettingName, value: string): string;
  /** Asks to accept a new key instead of the stored key. */
  replace(name: SettingName): string;
  /** Explains how to write a value with special characters. */
  quotes: string;
  /** Asks to repeat the action that failed. */
  tryAgain: string;
  deploy: string;
  /** Names the action that deploys and compares every file with the server's. */
  deployAll: string;
  /** Names the action that restores the previous version. */
  wayBack: string;
  /** Names the action that rebuilds the site from restored records and deploys it. */
  rebuildAndDeploy: string;
};

export const TERMINAL: Wording = {
  settingsPrefix: '.env.deploy : ',
  setting: (name) => name,
  settingWithValue: (name, value) => `${name}=${value}`,
  set: (name, value, { isFileNamed = false } = {}) =>
    `écrivez ${name}=${value}${isFileNamed ? ' dans .env.deploy' : ''}`,
  setAlternative: (name, value) => `${name}=${value}`,
  leaveEmpty: (name) => `laissez ${name} vide`,
  copy: (...names) => `recopiez ${names.join(' et ')}`,
  accept: (name, value) => `écrivez dans .env.deploy ${name}=${value}`,
  replace: (name) => `remplacez ${name} dans .env.deploy`,
  quotes: ', entre apostrophes',
  tryAgain: 'relancez la même commande',
  deploy: 'lancez « npm run deploy »',
  deployAll: 'lancez « npm run deploy:tout »',
  wayBack: '« npm run deploy:retour »',
  rebuildAndDeploy: 'lancez « npm run build » et « npm run deploy »',
};

const hasField = (name: SettingName): name is keyof typeof HOST_FIELDS => Object.hasOwn(HOST_FIELDS, name);
const fieldOf = (name: SettingName) =>
  hasField(name) ? `« ${HOST_FIELDS[name]} »` : `${name} (dans le fichier .env.deploy)`;
const RETRY_SETTINGS = 'essayez de nouveau les réglages de l’hébergeur';

export const DESK: Wording = {
  settingsPrefix: '',
  setting: fieldOf,
  settingWithValue: (name, value) => `« ${value} » (${fieldOf(name)})`,
  set: (name, value) =>
    hasField(name) ? `écrivez « ${value} » à ${fieldOf(name)}` : `écrivez ${name}=${value} dans le fichier .env.deploy`,
  setAlternative: (name, value) => `« ${value} » à ${fieldOf(name)}`,
  leaveEmpty: (name) => `laissez ${fieldOf(name)} vide`,
  copy: (...names) => `recopiez ${names.map(fieldOf).join(' et ')}`,
  accept: () => `${RETRY_SETTINGS}, et acceptez-la`,
  replace: () => `${RETRY_SETTINGS}, et acceptez la nouvelle`,
  quotes: '',
  tryAgain: 'cliquez sur « Continuer »',
  deploy: 'cliquez sur « Mettre en ligne »',
  deployAll: 'cliquez sur « Tout relire et renvoyer »',
  wayBack: '« Revenir à la version précédente »',
  rebuildAndDeploy: 'cliquez sur « Mettre en ligne »',
};

/** The desk's wording below the form that tests the settings. */
export const DESK_TRIAL: Wording = {
  ...DESK,
  accept: () => 'acceptez-la ci-dessous',
  replace: () => 'acceptez la nouvelle ci-dessous',
  tryAgain: 'essayez de nouveau',
};

/** Environment variable by which the desk tells its child processes where the owner reads their messages. */
const WORDING_VARIABLE = 'OWNER_READS_AT';
export const DESK_ENVIRONMENT = { [WORDING_VARIABLE]: 'desk' };

/** Returns the wording for a process with this environment. */
export const wordingOf = (env: Record<string, string | undefined>): Wording =>
  env[WORDING_VARIABLE] === 'desk' ? DESK : TERMINAL;
