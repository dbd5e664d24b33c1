import { posix } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { type SettingName, TERMINAL, type Wording } from '../lib/wording';

/** Problems of an upload that have their cause on this computer, by code, with the facts that their sentences need. */
export type UploadProblems = {
  'unknown-setting': { name: string; validNames: string[] };
  'empty-setting': { setting: SettingName; expected: string };
  /** `reason` follows the setting and its value in the sentence. */
  'invalid-setting': { setting: SettingName; value: string; reason: string };
  'plain-ftp': { setting: SettingName };
  'unreadable-key': { setting: SettingName; value: string };
  'invalid-key': { setting: SettingName; value: string };
  'locked-key': { setting: SettingName; value: string };
  /** The login opens above the folder that visitors see. */
  'folder-above': { setting: SettingName; folder: string; likely: string };
  'upload-running': { lock: string };
  /** Another computer has uploaded since this upload began. */
  'upload-overtaken': Record<never, never>;
  /** A build has replaced files of the site during their upload. */
  'site-rebuilt': { path: string };
};
export type UploadProblemCode = keyof UploadProblems;

/**
 * Problem of an upload as data. `message` is the sentence for the terminal, so that every command can print the
 * problem. `sentenceIn` returns the sentence for another place.
 */
export class UploadProblem<Code extends UploadProblemCode = UploadProblemCode> extends SentenceError {
  constructor(
    readonly code: Code,
    readonly facts: UploadProblems[Code],
  ) {
    super(PRINTERS[code](facts, TERMINAL));
  }

  sentenceIn(wording: Wording): string {
    return PRINTERS[this.code](this.facts, wording);
  }

  /** The setting to change; undefined if no setting is wrong. */
  get setting(): SettingName | undefined {
    return 'setting' in this.facts ? (this.facts.setting as SettingName) : undefined;
  }
}

type Printers = { [Code in UploadProblemCode]: (facts: UploadProblems[Code], wording: Wording) => string };

const PRINTERS: Printers = {
  'unknown-setting': ({ name, validNames }, wording) =>
    `${wording.settingsPrefix}${name} n'est pas un réglage ; il y a ${validNames.join(', ')}.`,
  'empty-setting': ({ setting, expected }, wording) =>
    `${wording.settingsPrefix}${wording.setting(setting)} est vide ; écrivez-y ${expected}${setting === 'DEPLOY_PASSWORD' ? wording.quotes : ''}.`,
  'invalid-setting': ({ setting, value, reason }, wording) =>
    `${wording.settingsPrefix}${wording.settingWithValue(setting, value)} ${reason}.`,
  'plain-ftp': (_, wording) =>
    `${wording.settingsPrefix}avec ${wording.settingWithValue('DEPLOY_PROTOCOL', 'ftp')} votre mot de passe voyagerait en clair ; écrivez ftps ou sftp, ou, si votre hébergeur n'offre ni l'un ni l'autre, ${wording.set('DEPLOY_PLAIN_FTP', 'oui')}.`,
  'unreadable-key': ({ setting, value }, wording) =>
    `${wording.settingsPrefix}${wording.settingWithValue(setting, value)} ne mène à aucun fichier lisible ; écrivez le chemin de votre clé privée.`,
  'invalid-key': ({ setting, value }, wording) =>
    `${wording.settingsPrefix}${wording.settingWithValue(setting, value)} n'est pas une clé privée ; écrivez le chemin du fichier sans « .pub » à la fin, tel que ssh-keygen l'a fait.`,
  'locked-key': ({ setting, value }, wording) =>
    `${wording.settingsPrefix}la clé ${wording.settingWithValue(setting, value)} est protégée par une phrase secrète ; écrivez celle-ci${wording.quotes && `${wording.quotes},`} à ${wording.setting('DEPLOY_PASSWORD')}.`,
  'folder-above': ({ setting, folder, likely }, wording) =>
    `Le serveur a un dossier « ${likely} », où va sans doute le site : ${wording.set(setting, posix.join(folder, likely), { isFileNamed: true })} ` +
    `(ou ${wording.setAlternative(setting, folder ? `${folder}/.` : '.')} si le site va vraiment à côté).`,
  'upload-running': ({ lock }, wording) =>
    `Une mise en ligne est déjà en cours sur cet ordinateur : attendez qu'elle finisse, puis ${wording.tryAgain} (s'il n'y en a pas, supprimez le fichier ${lock}).`,
  'upload-overtaken': (_, wording) =>
    `Un autre envoi a commencé entre-temps, d'un autre ordinateur sans doute : celui-ci s'arrête. Quand l'autre aura fini, ${wording.tryAgain}.`,
  'site-rebuilt': ({ path }, wording) =>
    `Le site a été construit de nouveau pendant l'envoi (« ${path} » n'est plus le même) : ${wording.tryAgain}, la nouvelle version partira.`,
};
