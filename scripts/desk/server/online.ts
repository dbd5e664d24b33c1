import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { SentenceError } from '../../../data/model/read/sentence-error';
import type { Goal, OnlineProgress } from '../../commands/go-online';
import { readHostFile, writeHostFile } from '../../deploy/env-file';
import { HostFailure } from '../../deploy/failure';
import { messageFor } from '../../deploy/messages';
import { readSettings, type Settings } from '../../deploy/settings';
import { tryHost } from '../../deploy/try-host';
import { SITE_FOLDER } from '../../finished-build/build-stamp';
import { hasPreviousVersion } from '../../finished-build/versions';

type Env = Record<string, string | undefined>;

/** As browsers and hosts' mails write it, and without. */
const bareHost = (typed: string) => typed.trim().replace(/^\w+:\/\/|\/+$/g, '');

const word = (title: string, description?: string, spelt: (typed: string) => string = String) =>
  z
    .string()
    .overwrite(spelt)
    .regex(/^.{0,300}$/)
    .meta({ title, description });
/** The host's settings, by their lines in its file: the desk's form is made of this. An empty password keeps what there is. */
export const hostEntry = z.strictObject({
  // FTP without encryption is refused in words, where the file asks for it.
  DEPLOY_PROTOCOL: word('Façon de se connecter').meta({ enum: ['sftp', 'ftps'] }),
  DEPLOY_HOST: word('Adresse du serveur', 'Par exemple : ftp.mondomaine.fr', bareHost),
  DEPLOY_USER: word('Identifiant', 'Celui du FTP, souvent différent de celui de l’espace client.'),
  DEPLOY_PASSWORD: word('Mot de passe', 'Il reste sur cet ordinateur, et n’est plus jamais affiché.').meta({
    control: 'password',
  }),
  DEPLOY_FOLDER: word(
    'Dossier du site',
    'Souvent www, htdocs ou public_html ; vide si la connexion s’ouvre déjà dedans.',
  ),
  DEPLOY_PORT: word('Port', 'Vide s’il est ordinaire (21 pour FTPS, 22 pour SFTP).'),
  DEPLOY_HOST_KEY: word('clé du serveur').meta({ isInternal: true }),
  DEPLOY_CERTIFICATE: word('certificat').meta({ isInternal: true }),
});
export type HostEntry = z.infer<typeof hostEntry>;

/**
 * What came of a try. `field` is the setting that the sentence is about, where it is about one; `shown` a key or certificate
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
};

/** What commands tell whoever types them, in the words of the desk's buttons and fields. */
function inDeskWords(sentence: string, lines: Env = {}): string {
  const given = Object.entries(lines).filter(([, value]) => value);
  return given
    .reduce((words, [name, value]) => words.replace(`${name}=${value}`, () => `« ${value} » (${name})`), sentence)
    .replace(/\.env\.deploy : | dans \.env\.deploy|, entre apostrophes/g, '')
    .replace(/(DEPLOY_[A-Z]+)(?:=(\.|\S*?)(?=[.,;)]?(?:\s|$)))?/g, (_, name, value) => {
      const label = `« ${hostEntry.shape[name as keyof HostEntry]?.meta()?.title ?? name} »`;
      return value === undefined ? label : `« ${value || '.'} » à ${label}`;
    })
    .replace(/relancez (la même commande|la commande)/g, 'cliquez sur « Continuer »')
    .replace(/lancez « npm run deploy:tout »/gi, 'cliquez sur « Tout relire et renvoyer »')
    .replace(/lancez « npm run deploy »/gi, 'cliquez sur « Mettre en ligne »');
}

const NOTHING_YET = { done: 0, total: 0, line: '', address: undefined, observations: [], failure: undefined };

/** Going online from the desk: a process of its own, of which each step is told; and the host's settings. */
export function createOnline(root: string, tell: () => void, env: Env = process.env) {
  let child: ChildProcess | undefined;
  let next: Goal | undefined;
  let known: Omit<OnlineState, 'hasPrevious' | 'host'> = { phase: 'idle', ...NOTHING_YET };

  const set = (change: Partial<typeof known>) => {
    known = { ...known, ...change };
    tell();
  };

  function hear(news: Partial<OnlineProgress>): void {
    const { phase, observations, failure } = news;
    if (phase === 'failed') next = undefined;
    if (phase === 'done' && next) return;
    set({
      ...news,
      ...(observations && { observations: observations.map((one) => ({ ...one, text: inDeskWords(one.text) })) }),
      ...(failure && { failure: { ...failure, sentence: inDeskWords(failure.sentence) } }),
    });
  }

  /** Begins; what is prepared meanwhile goes on to whatever is asked then. */
  function start(goal: Goal): void {
    if (child) {
      if (known.phase === 'running' && (goal === 'prepare' || known.goal !== 'prepare')) return;
      next = goal;
      set({ goal, phase: 'running', failure: undefined });
      return;
    }
    known = { ...known, goal, phase: 'running', step: 'build', ...NOTHING_YET };
    child = fork(join(root, 'scripts/commands/owner.js'), ['go-online', goal], {
      cwd: root,
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (text) => (said += text));
    child.on('message', (message) => hear(message as Partial<OnlineProgress>));
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

  async function host(): Promise<OnlineState['host']> {
    const kept = await readHostFile(root).catch((): Record<string, string> => ({}));
    if (!kept.DEPLOY_HOST) return undefined;
    const entry = Object.fromEntries(Object.keys(hostEntry.shape).map((name) => [name, kept[name] ?? ''])) as HostEntry;
    const hasPassword = Boolean(kept.DEPLOY_PASSWORD || kept.DEPLOY_PRIVATE_KEY);
    return { ...entry, DEPLOY_PASSWORD: '', hasPassword };
  }

  return {
    start,
    async state(): Promise<OnlineState> {
      return { ...known, host: await host(), hasPrevious: hasPreviousVersion(join(root, SITE_FOLDER)) };
    },
    /** Tries the settings, and keeps those that work. */
    async tryAndKeep({ DEPLOY_PASSWORD: password, ...entry }: HostEntry): Promise<HostTrial> {
      const trimmed = Object.entries(entry).map(([name, value]) => [name, value.trim()]);
      const lines = { ...Object.fromEntries(trimmed), ...(password && { DEPLOY_PASSWORD: password }) };
      const refused = (sentence: string) => ({ ok: false, sentence: inDeskWords(sentence, lines) });
      let settings: Settings | undefined;
      try {
        settings = readSettings({ ...(await readHostFile(root)), ...lines });
        const isThere = await tryHost(settings);
        await writeHostFile(root, lines);
        tell();
        const what = isThere ? 'le site y est déjà, il sera mis à jour' : "le dossier est prêt, rien n'y est encore";
        return { ok: true, sentence: `Tout marche : ${what}. Les réglages sont gardés.` };
      } catch (error) {
        if (SentenceError.is(error)) return { ...refused(error.message), field: fieldNamed(error.message) };
        if (!(error instanceof HostFailure) || !settings) throw error;
        const shown = shownBy(error);
        const isFirst = Object.keys(shown ?? {}).some((name) => !lines[name]);
        const sentence = isFirst
          ? `Premier contact avec ${settings.host} : comparez cette empreinte avec celle que publie, ou que vous donne, votre hébergeur.`
          : messageFor(error, settings);
        return { ...refused(sentence), ...(shown && { shown }) };
      }
    },
    close: () => child?.kill(),
  };
}

/** The field of the form that a sentence on the settings names first. */
function fieldNamed(sentence: string): string | undefined {
  const [name = ''] = /DEPLOY_[A-Z_]+/.exec(sentence) ?? [];
  const words = hostEntry.shape[name as keyof HostEntry]?.meta();
  return words && !words.isInternal ? name : undefined;
}

/** A first contact: what the owner compares with what the host publishes. */
function shownBy({ kind, facts: { fingerprint }, message }: HostFailure): HostTrial['shown'] {
  // Under another name, or too old, a certificate is none to accept.
  if (!fingerprint || message === 'ERR_TLS_CERT_ALTNAME_INVALID' || message === 'CERT_HAS_EXPIRED') return undefined;
  return kind === 'host-key' ? { DEPLOY_HOST_KEY: fingerprint } : { DEPLOY_CERTIFICATE: fingerprint };
}

export type Online = ReturnType<typeof createOnline>;
