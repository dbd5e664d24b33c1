import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SentenceError } from '../../data/model/sentence-error';
import { HostFailure } from '../deploy/failure';
import { readHostFile, writeHostFile } from '../deploy/host-file';
import { messageFor } from '../deploy/messages';
import { readSettings } from '../deploy/settings';
import { tryHost } from '../deploy/try-host';
import type { Goal, OnlineMessage } from '../go-online';
import type { HostEntry, HostForm, HostTrial, OnlineState } from './online-protocol';
import { hostEntry } from './requests';

type Env = Record<string, string | undefined>;

/** What the settings' lines are called in the form. */
const NAMES: { [Field in Exclude<keyof HostEntry, 'password'>]: string } = {
  protocol: 'DEPLOY_PROTOCOL',
  host: 'DEPLOY_HOST',
  port: 'DEPLOY_PORT',
  user: 'DEPLOY_USER',
  folder: 'DEPLOY_FOLDER',
  hostKey: 'DEPLOY_HOST_KEY',
  certificate: 'DEPLOY_CERTIFICATE',
};

/** What commands tell whoever types them, in the words of the desk's buttons and fields. */
function inDeskWords(sentence: string): string {
  return sentence
    .replace(/\.env\.deploy : | dans \.env\.deploy|, entre apostrophes/g, '')
    .replace(/DEPLOY_([A-Z]+)(?:=(\S*?)(?=[.,;)]?(?:\s|$)))?/g, (all, name, value) => {
      const { title } = hostEntry.shape[name.toLowerCase() as keyof HostEntry]?.meta() ?? {};
      const label = `« ${title ?? all} »`;
      return value === undefined ? label : `« ${value || '.'} » à ${label}`;
    })
    .replace(/relancez (la même commande|la commande)/g, 'cliquez sur « Continuer »')
    .replace(/lancez « npm run deploy:tout »/gi, 'cliquez sur « Tout relire et renvoyer »')
    .replace(/lancez « npm run deploy »/gi, 'cliquez sur « Mettre en ligne »');
}

const NOTHING_YET = { done: 0, total: 0, line: '', observations: [] };

/** Going online from the desk: a process of its own, of which each step is told; and the host's settings. */
export function createOnline(root: string, tell: () => void, env: Env = process.env) {
  let child: ChildProcess | undefined;
  let next: Goal | undefined;
  let known: Omit<OnlineState, 'hasPrevious' | 'host'> = { phase: 'idle', ...NOTHING_YET };

  const set = (change: Partial<typeof known>) => {
    known = { ...known, ...change };
    tell();
  };

  function hear(message: OnlineMessage): void {
    if (message.kind === 'step') set({ step: message.step, done: 0, total: 0, line: '' });
    else if (message.kind === 'progress') set({ done: message.done, total: message.total, line: message.text });
    else if (message.kind === 'say') set({ line: message.line });
    else if (message.kind === 'pages') set({ pages: message.pages });
    else if (message.kind === 'done' && !next)
      set({
        phase: 'done',
        address: message.address,
        observations: message.observations.map((one) => ({ ...one, text: inDeskWords(one.text) })),
      });
    else if (message.kind === 'failed') {
      next = undefined;
      set({ phase: 'failed', failure: { ...message, sentence: inDeskWords(message.sentence) } });
    }
  }

  /** Begins; what is prepared meanwhile goes on to whatever is asked then. */
  function start(goal: Goal): void {
    if (child) {
      if (goal === 'prepare' || (known.phase === 'running' && known.goal !== 'prepare')) return;
      next = goal;
      set({ goal, phase: 'running' });
      return;
    }
    const { failure: _, ...rest } = known;
    known = { ...rest, goal, phase: 'running', step: 'build', ...NOTHING_YET };
    // The desk's own page is in development, a build never is.
    const { NODE_ENV: __, ...own } = env;
    const running = fork(join(root, 'scripts/owner.js'), ['go-online', goal], {
      cwd: root,
      env: own,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child = running;
    let said = '';
    running.stderr?.on('data', (text) => (said += text));
    running.on('message', (message) => hear(message as OnlineMessage));
    running.once('close', () => {
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

  async function form(): Promise<HostForm | undefined> {
    const values = await readHostFile(root).catch(() => ({}) as Record<string, string>);
    if (!values.DEPLOY_HOST) return undefined;
    const fields = Object.entries(NAMES).map(([field, name]) => [field, values[name] ?? '']);
    return {
      ...Object.fromEntries(fields),
      hasPassword: Boolean(values.DEPLOY_PASSWORD || values.DEPLOY_PRIVATE_KEY),
    } as HostForm;
  }

  /** What the file would say with what is in the form; an empty password keeps the one that there is. */
  function linesOf(entry: HostEntry): Record<string, string> {
    const lines = Object.entries(NAMES).map(([field, name]) => [name, entry[field as keyof typeof NAMES].trim()]);
    return { ...Object.fromEntries(lines), ...(entry.password ? { DEPLOY_PASSWORD: entry.password } : {}) };
  }

  return {
    start,
    async state(): Promise<OnlineState> {
      return {
        ...known,
        hasPrevious: existsSync(join(root, '.versions/previous/build-stamp.json')),
        host: await form(),
      };
    },
    /** Tries the settings, and keeps those that work. */
    async tryAndKeep(entry: HostEntry): Promise<HostTrial> {
      const lines = linesOf(entry);
      try {
        const settings = readSettings({ ...(await readHostFile(root)), ...lines });
        try {
          const isThere = await tryHost(settings);
          await writeHostFile(root, lines);
          const what = isThere ? 'le site y est déjà, il sera mis à jour' : "le dossier est prêt, rien n'y est encore";
          return { ok: true, sentence: `Tout marche : ${what}. Les réglages sont gardés.` };
        } catch (error) {
          if (!(error instanceof HostFailure)) throw error;
          const { shown } = shownBy(error);
          const isFirst = shown && !settings[shown.field];
          const sentence = isFirst
            ? `Premier contact avec ${settings.host} : comparez cette empreinte avec celle que publie, ou que vous donne, votre hébergeur.`
            : inDeskWords(messageFor(error, settings));
          return { ok: false, sentence, ...(shown ? { shown } : {}) };
        }
      } catch (error) {
        if (SentenceError.is(error)) return { ok: false, sentence: inDeskWords(error.message) };
        throw error;
      }
    },
    close: () => child?.kill(),
  };
}

/** A first contact: what the owner compares with what the host publishes. */
function shownBy({ kind, facts, message }: HostFailure): Pick<HostTrial, 'shown'> {
  const isNamed = message === 'ERR_TLS_CERT_ALTNAME_INVALID' || message === 'CERT_HAS_EXPIRED';
  if (!facts.fingerprint || (kind === 'certificate' && isNamed)) return {};
  if (kind === 'host-key') return { shown: { field: 'hostKey', value: facts.fingerprint } };
  return kind === 'certificate' ? { shown: { field: 'certificate', value: facts.fingerprint } } : {};
}

export type Online = ReturnType<typeof createOnline>;
