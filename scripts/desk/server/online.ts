import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { SentenceError } from '../../../data/model/read/sentence-error';
import type { Goal, OnlineProgress } from '../../commands/go-online';
import { readHostFile, writeHostFile } from '../../deploy/env-file';
import { type FailureKind, HostFailure } from '../../deploy/failure';
import { messageFor } from '../../deploy/messages';
import { rememberReached } from '../../deploy/reached-hosts';
import { readSettings, type Settings } from '../../deploy/settings';
import { type HostState, tryHost } from '../../deploy/try-host';
import { UploadProblem } from '../../deploy/upload-problem';
import { SITE_FOLDER } from '../../finished-build/build-stamp';
import { hasPreviousVersion } from '../../finished-build/versions';
import { environmentBoundToParent } from '../../lib/end-with-parent.js';
import { DESK_ENVIRONMENT, DESK_TRIAL, HOST_FIELDS, type SettingName } from '../../lib/wording';

type Env = Record<string, string | undefined>;

/** As browsers and hosts' mails write it, and without. */
const bareHost = (typed: string) => typed.trim().replace(/^\w+:\/\/|\/+$/g, '');

const word = (title: string, description?: string, spelt: (typed: string) => string = String) =>
  z
    .string()
    .overwrite(spelt)
    .regex(/^.{0,300}$/)
    .meta({ title, description });
const field = (name: keyof typeof HOST_FIELDS, description?: string, spelt?: (typed: string) => string) =>
  word(HOST_FIELDS[name], description, spelt);
/** The host's settings, by their lines in its file: the desk's form is made of this. An empty password keeps what there is. */
export const hostEntry = z.strictObject({
  // FTP without encryption is refused in words, where the file asks for it.
  DEPLOY_PROTOCOL: field('DEPLOY_PROTOCOL').meta({ enum: ['sftp', 'ftps'] }),
  DEPLOY_HOST: field('DEPLOY_HOST', 'Par exemple : ftp.mondomaine.fr', bareHost),
  DEPLOY_USER: field('DEPLOY_USER', 'Celui du FTP, souvent différent de celui de l’espace client.'),
  DEPLOY_PASSWORD: field('DEPLOY_PASSWORD', 'Il reste sur cet ordinateur, et n’est plus jamais affiché.').meta({
    control: 'password',
  }),
  DEPLOY_FOLDER: field(
    'DEPLOY_FOLDER',
    'Souvent www, htdocs ou public_html ; vide si la connexion s’ouvre déjà dedans.',
  ),
  DEPLOY_PORT: field('DEPLOY_PORT', 'Vide s’il est ordinaire (21 pour FTPS, 22 pour SFTP).'),
  DEPLOY_HOST_KEY: word('clé du serveur').meta({ isInternal: true }),
  DEPLOY_CERTIFICATE: word('certificat').meta({ isInternal: true }),
});
export type HostEntry = z.infer<typeof hostEntry>;

/**
 * What came of a try. `field` is the setting that the sentence is about, if it is about one; `shown` a key or certificate
 * to compare with the one that the host publishes.
 */
export type HostTrial = {
  ok: boolean;
  sentence: string;
  field?: string | undefined;
  shown?: Partial<HostEntry>;
};

/** How far it is; what the desk shows. */
export type OnlineState = OnlineProgress & {
  goal?: Goal;
  /** Whether this computer keeps a version to go back to. */
  hasPrevious: boolean;
  /** How the host is reached, with no password; `hasPassword` where one is kept, undefined until the owner has said it. */
  host: (HostEntry & { hasPassword: boolean }) | undefined;
  /** Why the settings that are kept cannot be read. */
  hostFault?: string | undefined;
};

const INITIAL_PROGRESS = { done: 0, total: 0, line: '', address: undefined, observations: [], failure: undefined };

/** Going online from the desk: a process of its own, of which each step is told; and the host's settings. */
export function createOnline(root: string, tell: () => void, env: Env = process.env) {
  let child: ChildProcess | undefined;
  let next: Goal | undefined;
  let known: Omit<OnlineState, 'hasPrevious' | 'host' | 'hostFault'> = { phase: 'idle', ...INITIAL_PROGRESS };

  const set = (change: Partial<typeof known>) => {
    known = { ...known, ...change };
    tell();
  };

  function applyUpdate(news: Partial<OnlineProgress>): void {
    if (news.phase === 'failed') next = undefined;
    if (news.phase === 'done' && next) return;
    set(news);
  }

  /** Begins; what is prepared meanwhile goes on to whatever is asked then. */
  function start(goal: Goal): void {
    if (child) {
      if (known.phase === 'running' && (goal === 'prepare' || known.goal !== 'prepare')) return;
      next = goal;
      set({ goal, phase: 'running', failure: undefined });
      return;
    }
    known = { ...known, goal, phase: 'running', step: 'build', ...INITIAL_PROGRESS };
    child = fork(join(root, 'scripts/commands/owner.js'), ['go-online', goal], {
      cwd: root,
      env: { ...env, ...DESK_ENVIRONMENT, ...environmentBoundToParent() },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (text) => (said += text));
    child.on('message', (message) => applyUpdate(message as Partial<OnlineProgress>));
    child.once('close', () => {
      child = undefined;
      const wanted = next;
      next = undefined;
      if (wanted) start(wanted);
      else if (known.phase === 'running')
        set({
          phase: 'failed',
          failure: {
            sentence: `La mise en ligne s'est arrêtée d'un coup. Cliquez sur « Continuer ».${said ? `\nDétail technique : ${said.trim().slice(-500)}` : ''}`,
            online: "Ce qui était en ligne l'est encore, page par page.",
          },
        });
    });
    tell();
  }

  async function host(): Promise<Pick<OnlineState, 'host' | 'hostFault'>> {
    try {
      const kept = await readHostFile(root);
      if (!kept.DEPLOY_HOST) return { host: undefined };
      const entries = Object.keys(hostEntry.shape).map((name) => [name, kept[name] ?? '']);
      const hasPassword = Boolean(kept.DEPLOY_PASSWORD || kept.DEPLOY_PRIVATE_KEY);
      return { host: { ...(Object.fromEntries(entries) as HostEntry), DEPLOY_PASSWORD: '', hasPassword } };
    } catch (error) {
      const { message } = error as Error;
      return { host: undefined, hostFault: `Les réglages de l’hébergeur ne se lisent pas. ${message}` };
    }
  }

  return {
    start,
    async state(): Promise<OnlineState> {
      return { ...known, ...(await host()), hasPrevious: hasPreviousVersion(join(root, SITE_FOLDER)) };
    },
    /** Tries the settings, and keeps those that work. */
    async tryAndKeep({ DEPLOY_PASSWORD: password, ...entry }: HostEntry): Promise<HostTrial> {
      const trimmed = Object.entries(entry).map(([name, value]) => [name, value.trim()]);
      const lines: Record<string, string> = {
        ...Object.fromEntries(trimmed),
        ...(password && { DEPLOY_PASSWORD: password }),
      };
      let settings: Settings | undefined;
      try {
        settings = readSettings({ ...(await readHostFile(root)), ...lines });
        const state = await tryHost(settings);
        await writeHostFile(root, lines);
        await rememberReached(root, settings);
        tell();
        return { ok: true, sentence: successOf(state) };
      } catch (error) {
        if (error instanceof HostFailure && settings) return refusalOf(error, settings, lines);
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
  const what = hasSite ? 'le site y est déjà, il sera mis à jour' : "le dossier est prêt, rien n'y est encore";
  const but = canDelete
    ? ''
    : ' Mais le serveur refuse d’effacer : une page que vous retirez du site resterait en ligne. Demandez à votre hébergeur de le permettre (commandes DELE et RMD).';
  return `Tout marche : ${what}. Les réglages sont gardés.${but}`;
}

function refusalOf(failure: HostFailure, settings: Settings, lines: Record<string, string>): HostTrial {
  const shown = fingerprintShownBy(failure);
  const isFirst = Object.keys(shown ?? {}).some((name) => !lines[name]);
  const sentence = isFirst
    ? `Premier contact avec ${settings.host} : comparez cette empreinte avec celle que publie, ou que vous donne, votre hébergeur.`
    : messageFor(failure, settings, DESK_TRIAL);
  const { path } = failure.facts;
  const setting = failure.kind === 'missing' && path === '' ? 'DEPLOY_FOLDER' : SETTING_OF[failure.kind];
  return { ok: false, sentence, field: fieldOf(setting), ...(shown && { shown }) };
}

/** The setting that a failure is about, if it can be but one. */
const SETTING_OF: Partial<Record<FailureKind, SettingName>> = {
  'unknown-host': 'DEPLOY_HOST',
  'needs-encryption': 'DEPLOY_PROTOCOL',
  'no-encryption': 'DEPLOY_PROTOCOL',
};

/** The form's field for a setting. */
const fieldOf = (setting: SettingName | undefined) =>
  setting !== undefined && Object.hasOwn(HOST_FIELDS, setting) ? setting : undefined;

/** A first contact: what the owner compares with what the host publishes. */
function fingerprintShownBy({ kind, facts: { fingerprint }, message }: HostFailure): HostTrial['shown'] {
  // Under another name, or too old, a certificate is none to accept.
  if (!fingerprint || message === 'ERR_TLS_CERT_ALTNAME_INVALID' || message === 'CERT_HAS_EXPIRED') return undefined;
  return kind === 'host-key' ? { DEPLOY_HOST_KEY: fingerprint } : { DEPLOY_CERTIFICATE: fingerprint };
}

export type Online = ReturnType<typeof createOnline>;
