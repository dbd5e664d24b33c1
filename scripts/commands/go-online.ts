import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { onDisk } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';
import type { Site } from '../../data/model/site/site';
import { createFault, createLimit, type Observation } from '../check-online/observation';
import { printRemark, type Remark } from '../deploy/remarks';
import { readSettings } from '../deploy/settings';
import { UploadProblem } from '../deploy/upload-problem';
import { faultOfBuild, readStamp, SITE_FOLDER } from '../finished-build/build-stamp';
import { RECORDS } from '../finished-build/built-records';
import { refuseUnfit } from '../finished-build/preflight';
import { findPreviousVersion, onlineSiteOf } from '../finished-build/versions';
import { environmentBoundToParent } from '../lib/end-with-parent.js';
import type { Call } from '../lib/owner-command';
import type { BuildStep, BuildUpdate, Progress } from '../lib/progress';
import { DESK } from '../lib/wording';
import { checkSite, tryForm } from './check-online';
import { deploySite, readEnvironment } from './deploy';

/**
 * Action that the owner requests. `prepare` shows the changes, `online` deploys, and `all` deploys and compares every
 * file. `back` restores the previous version. `trial` sends a trial request through the online form.
 */
export type Goal = 'prepare' | 'online' | 'all' | 'back' | 'trial';

export type Step = BuildStep | 'send' | 'check';

/**
 * Titles of the pages whose change a visitor would see. `isFirst` is true if this computer has not put anything online
 * yet.
 */
export type PageChanges = { isFirst: boolean; changed: string[]; added: string[]; removed: string[]; others: number };

/** Progress of going online. Each message to the desk holds only the fields that changed. */
export type OnlineProgress = {
  phase: 'idle' | 'running' | 'done' | 'failed';
  step?: Step;
  done: number;
  total: number;
  line: string;
  pages?: PageChanges;
  address?: string | undefined;
  observations: Observation[];
  failure?: { sentence: string; online: string } | undefined;
};

const sendUpdate = (update: Partial<OnlineProgress>) => process.send?.(update);

const ONLINE = {
  before: "Le site en ligne n'a pas changé.",
  between:
    'En ligne, chaque page est entière : les unes sont déjà de la nouvelle version, les autres encore de la précédente.',
  begun: "Le site en ligne n'est pas encore complet : des pages manquent, et des liens n'y mènent nulle part.",
  after: 'La nouvelle version est en ligne.',
};

/** Builds, uploads and checks the site in a child process of the desk, so that the owner can go on editing. */
export async function run({ args, env }: Call): Promise<void> {
  const goal = args[0] as Goal;
  process.once('disconnect', () => process.exit());
  let onlineSentence = ONLINE.before;
  let partialSentence = ONLINE.between;
  const startStep = (name: Step) => sendUpdate({ step: name, done: 0, total: 0, line: '' });
  /**
   * Compares the online site with a folder, or sends a trial request, and reports the result after the previous
   * observations.
   */
  const reportChecks = async (
    isTrial: boolean,
    folder: string,
    site: Site,
    previousObservations: Observation[] = [],
  ) => {
    startStep('check');
    const address = env.SITE_ADDRESS ?? site.confirmedCompany.siteUrl;
    const observe = (url: URL) =>
      isTrial ? tryForm(url, folder, site, DESK) : checkSite(url, folder, site, false, DESK);
    sendUpdate({
      phase: 'done',
      address,
      observations: [...previousObservations, ...(address ? await observe(new URL(address)) : [])],
    });
  };
  try {
    const home = env.DEPLOY_SOURCE ?? SITE_FOLDER;
    if (goal === 'trial') {
      const folder = onlineSiteOf(home);
      return await reportChecks(true, folder, loadSiteOf(folder));
    }
    const folder = goal === 'back' ? await findPreviousVersion(home, DESK) : home;
    if (goal !== 'back' && (await faultOfBuild(home, { fromToday: home === SITE_FOLDER }))) {
      startStep('build');
      await runBuild();
    }
    sendUpdate({ pages: await listPageChanges(folder, onlineSiteOf(home)) });
    if (goal === 'prepare') return void sendUpdate({ phase: 'done' });

    const site = loadSiteOf(folder);
    if (goal !== 'back' && !env.DEPLOY_SOURCE) refuseUnfit(site);
    startStep('send');
    const progress = createProgressSender((isLast) => (onlineSentence = isLast ? ONLINE.after : partialSentence));
    const settings = readSettings(await readEnvironment(env));
    const onBegin = (isFirst: boolean) => (partialSentence = isFirst ? ONLINE.begun : ONLINE.between);
    const deployInput = { home, folder, settings, progress, byContent: goal === 'all', onBegin, wording: DESK };
    const { remarks } = await deploySite(deployInput);
    onlineSentence = ONLINE.after;
    await reportChecks(false, folder, site, remarks.map(toObservation));
  } catch (error) {
    if (!SentenceError.is(error)) throw error;
    const sentence = error instanceof UploadProblem ? error.sentenceIn(DESK) : error.message;
    sendUpdate({ phase: 'failed', failure: { sentence, online: onlineSentence } });
  } finally {
    // An open IPC channel would keep this process alive until the desk closes it.
    if (process.connected) process.disconnect();
  }
}

/**
 * Converts a remark. A withdrawn page that the host still serves is a fault. The other remarks are limits, because the
 * site works despite them.
 */
const toObservation = (remark: Remark): Observation =>
  (remark.code === 'not-deleted' ? createFault : createLimit)(printRemark(remark));

/** Loads the site from the records that a folder was built from, which may be older than data/. */
function loadSiteOf(folder: string): Site {
  const records = join(dirname(folder), RECORDS);
  return requireSite(onDisk('.', existsSync(records) ? records : '.'));
}

/**
 * Returns a Progress that sends messages to the desk. Calls `onFile` after each uploaded file; `isLast` is true for the
 * last file.
 */
function createProgressSender(onFile: (isLast: boolean) => void): Progress {
  let [done, total, changes] = [0, 0, true];
  return {
    say: (line) => sendUpdate({ line }),
    start(steps, { kind } = {}) {
      [done, total, changes] = [0, steps, kind !== 'reads'];
      sendUpdate({ done, total, line: '' });
    },
    done(text) {
      done += 1;
      if (changes) onFile(done === total);
      sendUpdate({ done, total, line: text });
    },
    end() {},
  };
}

/**
 * Runs `npm run build`. Each rendered page counts as one step; photos and compression send their own progress. Throws a
 * SentenceError with the error message of the build.
 */
async function runBuild(): Promise<void> {
  const total = Object.keys((await readStamp())?.files ?? {}).filter((path) => path.endsWith('.html')).length;
  // The desk serves its page in development mode, but a build must run in production mode.
  const { NODE_ENV: _, ...rest } = process.env;
  const env = { ...rest, ...environmentBoundToParent() };
  const child = spawn(process.execPath, ['scripts/commands/build.js'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  process.once('exit', () => child.kill());
  let [done, errorText] = [0, ''];
  child.stdout!.on('data', (text) => {
    const pages = String(text).match(/\.html$/gm)?.length ?? 0;
    if (pages === 0) return;
    done += pages;
    sendUpdate({ step: 'build', done: Math.min(done, total), total, line: '' });
  });
  child.stderr!.on('data', (text) => (errorText += text));
  child.on('message', (update) => sendUpdate(update as BuildUpdate));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new SentenceError(errorText.trim() || "La construction du site s'est arrêtée.");
}

/** Lists the pages that differ between a folder and the version that this computer put online last. */
async function listPageChanges(folder: string, online: string): Promise<PageChanges> {
  const currentFiles = (await readStamp(folder))?.files ?? {};
  const onlineFiles = (await readStamp(online))?.files;
  const isPage = (path: string) => /(^|\/)index\.html$/.test(path);
  const differing = Object.keys({ ...onlineFiles, ...currentFiles }).filter(
    (path) => !/\.(br|gz)$/.test(path) && onlineFiles?.[path] !== currentFiles[path],
  );
  const titlesOf = (from: string, isIncluded: (path: string) => unknown) =>
    Promise.all(differing.filter((path) => isPage(path) && isIncluded(path)).map((path) => titleOf(from, path)));
  return {
    isFirst: onlineFiles === undefined,
    changed: await titlesOf(folder, (path) => onlineFiles?.[path] && currentFiles[path]),
    added: await titlesOf(folder, (path) => !onlineFiles?.[path]),
    removed: await titlesOf(online, (path) => !currentFiles[path]),
    others: differing.filter((path) => !isPage(path)).length,
  };
}

/** Returns the heading of a page as visitors read it. */
async function titleOf(folder: string, path: string): Promise<string> {
  const html = await readFile(join(folder, path), 'utf8');
  const title = /<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? path;
  return title
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
