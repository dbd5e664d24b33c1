import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { SentenceError } from '../../../data/model/read/sentence-error';
import type { Goal, OnlineProgress } from '../../commands/go-online';
import { readHostFile, writeHostFile } from '../../deploy/env-file';
import { type FailureKind, HostFailure } from '../../deploy/failure';
import { messageFor } from '../../deploy/messages';
import { addHistory, rememberReached } from '../../deploy/reached-hosts';
import { readSettings, type Settings, serverOf } from '../../deploy/settings';
import { type HostState, tryHost } from '../../deploy/try-host';
import { UploadProblem } from '../../deploy/upload-problem';
import { SITE_FOLDER } from '../../finished-build/build-stamp';
import { hasPreviousVersion } from '../../finished-build/versions';
import { environmentBoundToParent } from '../../lib/end-with-parent.js';
import { DESK_ENVIRONMENT, DESK_TRIAL, HOST_FIELDS, NO_FINGERPRINTS, type SettingName } from '../../lib/wording';

type Env = Record<string, string | undefined>;

/** Removes the protocol and trailing slashes that browsers and emails of hosts add to a host name. */
const stripProtocol = (input: string) => input.trim().replace(/^\w+:\/\/|\/+$/g, '');

const textSetting = (title: string, description?: string, normalize: (typed: string) => string = String) =>
  z
    .string()
    .overwrite(normalize)
    .regex(/^.{0,300}$/)
    .meta({ title, description });
const hostField = (name: keyof typeof HOST_FIELDS, description?: string, normalize?: (typed: string) => string) =>
  textSetting(HOST_FIELDS[name], description, normalize);
/**
 * The schema of the host's settings, by their names in .env.deploy. An empty password keeps the stored password. An
 * empty key or certificate keeps the stored one, unless the entry names another server.
 */
export const hostEntry = z.strictObject({
  // The form does not offer unencrypted FTP. If .env.deploy asks for FTP, a sentence refuses the setting.
  DEPLOY_PROTOCOL: hostField('DEPLOY_PROTOCOL').meta({ enum: ['sftp', 'ftps'] }),
  DEPLOY_HOST: hostField('DEPLOY_HOST', 'Par exemple : ftp.mondomaine.fr', stripProtocol),
  DEPLOY_USER: hostField('DEPLOY_USER', 'Celui du FTP, souvent différent de celui de l’espace client.'),
  DEPLOY_PASSWORD: hostField('DEPLOY_PASSWORD', 'Il reste sur cet ordinateur, et n’est plus jamais affiché.').meta({
    control: 'password',
  }),
  DEPLOY_FOLDER: hostField(
    'DEPLOY_FOLDER',
    'Souvent www, htdocs ou public_html ; vide si la connexion s’ouvre déjà dedans.',
  ),
  DEPLOY_PORT: hostField('DEPLOY_PORT', 'Vide s’il est ordinaire (21 pour FTPS, 22 pour SFTP).'),
  DEPLOY_HOST_KEY: textSetting('clé du serveur').meta({ isInternal: true }),
  DEPLOY_CERTIFICATE: textSetting('certificat').meta({ isInternal: true }),
});
export type HostEntry = z.infer<typeof hostEntry>;

/**
 * The result of trying the settings. `field` is the setting that the sentence concerns. `fingerprint` identifies a key
 * or certificate. The owner compares it with the fingerprint that the host publishes.
 */
export type HostTrial = {
  ok: boolean;
  sentence: string;
  field?: string | undefined;
  fingerprint?: Partial<HostEntry>;
};

/** The progress of a deployment and the host's settings, as the desk shows them. */
export type OnlineState = OnlineProgress & {
  goal?: Goal;
  /** True if this computer has a previous version that can be restored. */
  hasPrevious: boolean;
  /** The host's settings without the password, key and certificate; undefined until the owner has entered them. */
  host: (HostEntry & { hasPassword: boolean }) | undefined;
  /** The reason why the stored settings cannot be read. */
  hostFault?: string | undefined;
};

const EMPTY_RESULT = { line: '', address: undefined, observations: [], failure: undefined };
const INITIAL_PROGRESS = { done: 0, total: 0, ...EMPTY_RESULT };

/** Creates access to deployments from the desk, which run in a child process, and to the host's settings. */
export function createOnline(root: string, onChange: () => void, env: Env = process.env) {
  let child: ChildProcess | undefined;
  let nextGoal: Goal | undefined;
  let progress: Omit<OnlineState, 'hasPrevious' | 'host' | 'hostFault'> = { phase: 'idle', ...INITIAL_PROGRESS };

  const set = (change: Partial<typeof progress>) => {
    progress = { ...progress, ...change };
    onChange();
  };

  function applyUpdate(update: Partial<OnlineProgress>): void {
    if (update.phase === 'failed') nextGoal = undefined;
    if (update.phase === 'done' && nextGoal) return;
    set(update);
  }

  /** Starts a deployment. During a preparation, the new goal runs when the preparation ends. */
  function start(goal: Goal, isQueued = false): void {
    if (child) {
      if (progress.phase === 'running' && (goal === 'prepare' || progress.goal !== 'prepare')) return;
      nextGoal = goal;
      set({ goal, phase: 'running', failure: undefined });
      return;
    }
    // A queued goal keeps the progress of the preparation until its first report, because it reports the step `build`
    // only if it must build again.
    const initialStep = isQueued ? {} : { step: 'build' as const, done: 0, total: 0 };
    progress = { ...progress, ...EMPTY_RESULT, goal, phase: 'running', ...initialStep };
    child = fork(join(root, 'scripts/commands/owner.js'), ['go-online', goal], {
      cwd: root,
      env: { ...env, ...DESK_ENVIRONMENT, ...environmentBoundToParent() },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errorOutput = '';
    child.stderr?.on('data', (text) => (errorOutput += text));
    child.on('message', (message) => applyUpdate(message as Partial<OnlineProgress>));
    child.once('close', () => {
      child = undefined;
      const queuedGoal = nextGoal;
      nextGoal = undefined;
      if (queuedGoal) start(queuedGoal, true);
      else if (progress.phase === 'running')
        set({
          phase: 'failed',
          failure: {
            sentence: `La mise en ligne s'est arrêtée d'un coup. Cliquez sur « Continuer ».${errorOutput ? `\nDétail technique : ${errorOutput.trim().slice(-500)}` : ''}`,
            online: "Ce qui était en ligne l'est encore, page par page.",
          },
        });
    });
    onChange();
  }

  async function host(): Promise<Pick<OnlineState, 'host' | 'hostFault'>> {
    try {
      const storedSettings = await readHostFile(root);
      if (!storedSettings.DEPLOY_HOST) return { host: undefined };
      const entries = Object.keys(hostEntry.shape).map((name) => [name, storedSettings[name] ?? '']);
      const hasPassword = Boolean(storedSettings.DEPLOY_PASSWORD || storedSettings.DEPLOY_PRIVATE_KEY);
      // The form gets no fingerprint, so that each fingerprint in an entry is one that the owner has just accepted.
      const omittedSettings = { DEPLOY_PASSWORD: '', ...NO_FINGERPRINTS };
      return { host: { ...(Object.fromEntries(entries) as HostEntry), ...omittedSettings, hasPassword } };
    } catch (error) {
      const { message } = error as Error;
      return { host: undefined, hostFault: `Les réglages de l’hébergeur ne se lisent pas. ${message}` };
    }
  }

  return {
    start,
    async state(): Promise<OnlineState> {
      return { ...progress, ...(await host()), hasPrevious: hasPreviousVersion(join(root, SITE_FOLDER)) };
    },
    /** Tries the settings and saves them if they work. */
    async tryAndSave({ DEPLOY_PASSWORD: password, ...entry }: HostEntry): Promise<HostTrial> {
      const trimmed = Object.entries(entry).map(([name, value]) => [name, value.trim()]);
      const lines: Record<string, string> = {
        ...Object.fromEntries(trimmed),
        ...(password && { DEPLOY_PASSWORD: password }),
      };
      let settings: Settings | undefined;
      try {
        const storedSettings = await readHostFile(root);
        Object.assign(lines, fingerprintsOf(lines, storedSettings));
        settings = readSettings({ ...storedSettings, ...lines });
        const state = await tryHost(settings);
        await writeHostFile(root, lines);
        await rememberReached(root, settings);
        onChange();
        return { ok: true, sentence: successOf(state) };
      } catch (error) {
        if (error instanceof HostFailure && settings) {
          // Other failures get no history, because it does not cover the password, which the owner may have changed.
          const failure = error.kind === 'host-key' ? await addHistory(root, settings, error) : error;
          return refusalOf(failure, settings);
        }
        if (error instanceof UploadProblem)
          return { ok: false, sentence: error.sentenceIn(DESK_TRIAL), field: fieldOf(error.setting) };
        if (SentenceError.is(error)) return { ok: false, sentence: error.message };
        throw error;
      }
    },
    close: () => child?.kill(),
  };
}

function successOf({ hasSite, canDelete }: HostState): string {
  const siteNote = hasSite ? 'le site y est déjà, il sera mis à jour' : "le dossier est prêt, rien n'y est encore";
  const deletionNote = canDelete
    ? ''
    : ' Mais le serveur refuse d’effacer : une page que vous retirez du site resterait en ligne. Demandez à votre hébergeur de le permettre (commandes DELE et RMD).';
  return `Tout marche : ${siteNote}. Les réglages sont gardés.${deletionNote}`;
}

/**
 * Returns the key and the certificate that the owner has accepted for the server of an entry, in this trial or before.
 */
function fingerprintsOf(entry: Env, storedSettings: Env): Record<string, string> {
  const isStoredServer = serverOf(entry) === serverOf(storedSettings);
  return Object.fromEntries(
    Object.keys(NO_FINGERPRINTS).map((name) => [name, entry[name] || (isStoredServer && storedSettings[name]) || '']),
  );
}

function refusalOf(failure: HostFailure, settings: Settings): HostTrial {
  const fingerprint = fingerprintOf(failure);
  const knownFingerprint = failure.kind === 'host-key' ? settings.hostKey : settings.certificate;
  const sentence =
    fingerprint && !knownFingerprint
      ? `Premier contact avec ${settings.host} : comparez cette empreinte avec celle que publie, ou que vous donne, votre hébergeur.`
      : messageFor(failure, settings, DESK_TRIAL);
  const { path } = failure.facts;
  const setting = failure.kind === 'missing' && path === '' ? 'DEPLOY_FOLDER' : SETTING_OF[failure.kind];
  return { ok: false, sentence, field: fieldOf(setting), ...(fingerprint && { fingerprint }) };
}

/** The setting that causes a failure, for failures with a single possible cause. */
const SETTING_OF: Partial<Record<FailureKind, SettingName>> = {
  'unknown-host': 'DEPLOY_HOST',
  'needs-encryption': 'DEPLOY_PROTOCOL',
  'no-encryption': 'DEPLOY_PROTOCOL',
};

/** Returns the form's field for a setting; undefined if the form does not contain the setting. */
const fieldOf = (setting: SettingName | undefined) =>
  setting !== undefined && Object.hasOwn(HOST_FIELDS, setting) ? setting : undefined;

/**
 * Returns the fingerprint that the owner compares with the published fingerprint; undefined if it cannot be accepted.
 */
function fingerprintOf({ kind, facts: { fingerprint }, message }: HostFailure): HostTrial['fingerprint'] {
  // A certificate for another name or an expired one cannot be accepted.
  if (!fingerprint || message === 'ERR_TLS_CERT_ALTNAME_INVALID' || message === 'CERT_HAS_EXPIRED') return undefined;
  return kind === 'host-key' ? { DEPLOY_HOST_KEY: fingerprint } : { DEPLOY_CERTIFICATE: fingerprint };
}

export type Online = ReturnType<typeof createOnline>;
