import { posix } from 'node:path';
import type { LoadedRecords } from '../../../data/model/read/read-records';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { readHostFile } from '../../deploy/env-file';
import { HostFailure } from '../../deploy/failure';
import { messageFor } from '../../deploy/messages';
import { addHistory } from '../../deploy/reached-hosts';
import { createSession, type Session, transportFor } from '../../deploy/session';
import { readSettings, type Settings } from '../../deploy/settings';
import type { Entry } from '../../deploy/transport';
import { UploadProblem } from '../../deploy/upload-problem';
import { mapConcurrently } from '../../lib/concurrency';
import { REQUEST_FOLDER_LINE, REQUEST_FOLDER_PREFIX, requestFolderOf } from '../../lib/request-folder';
import { DESK, type Wording } from '../../lib/wording';
import type { RequestMail, StoredRequest } from '../shared/protocol';
import { parseRequest, type RequestLabels, sortRequests, textAfterHalt } from './stored-request';

/** The number of connections is lower than in a deployment, because both may run at the same time. */
const MAX_CONNECTIONS = 3;
/** An email counts as failed if the host has not accepted it after ten minutes (MAX_MAIL_SECONDS in demande.php). */
const MAX_MAIL_MS = 600_000;
/** The folder of requests inside the site. demande.php uses it if the host lets PHP write nowhere else. */
const INNER_FOLDER = '.demandes';

const WORDS: Wording = { ...DESK, tryAgain: 'cliquez sur « Actualiser »' };

/** The result of reading, which is the requests or the reason why they cannot be shown. */
export type RequestList =
  | { kind: 'off' }
  | { kind: 'listed'; requests: StoredRequest[]; remark?: string | undefined }
  | { kind: 'failed'; sentence: string };

export type Removal = { ok: true } | { ok: false; sentence: string };

/** A host with requests. Contains its settings, and the labels and limits of its demande.php. */
export type RequestHost = {
  settings: Settings;
  /** The name of the folder next to the site. */
  folder: string;
  labels: RequestLabels;
  /** The maximal numbers of emails in an hour and in a day. */
  limits: { perHour: number; perDay: number };
};

/** A folder of requests with the names of its files. */
type Folder = { path: string; names: string[] };

/**
 * Creates access to the requests that are stored at the host. Reads all requests and removes single requests. Keeps
 * nothing on this computer.
 */
export function createRequests(root: string, loadRecords: () => LoadedRecords) {
  /** Returns the host of the requests; undefined unless delivery is on and the host is known. */
  async function host(): Promise<RequestHost | undefined> {
    const { company, contactForm, deliveryRules, deliveryCopy } = loadRecords().records;
    const hostFile = await readHostFile(root);
    if (!company?.delivery || !contactForm || !deliveryRules || !deliveryCopy || !hostFile.DEPLOY_HOST)
      return undefined;
    return {
      settings: readSettings(hostFile),
      folder: requestFolderOf(company.siteUrl),
      labels: { fields: contactForm.fields, sentLabel: deliveryCopy.mail.sent },
      limits: deliveryRules.limits.mails,
    };
  }

  /** Runs an action at the host. If the action fails, returns the sentence for the owner. */
  async function attempt<T>(action: (host: RequestHost) => Promise<T>): Promise<T | { sentence: string } | undefined> {
    let settings: Settings | undefined;
    try {
      const requestHost = await host();
      settings = requestHost?.settings;
      return requestHost && (await action(requestHost));
    } catch (failure) {
      const error = settings ? await addHistory(root, settings, failure) : failure;
      if (error instanceof HostFailure && settings) return { sentence: messageFor(error, settings, WORDS) };
      if (error instanceof UploadProblem) return { sentence: error.sentenceIn(WORDS) };
      if (SentenceError.is(error)) return { sentence: error.message };
      throw error;
    }
  }

  return {
    async read(): Promise<RequestList> {
      const list = await attempt(readRequests);
      if (!list) return { kind: 'off' };
      return 'sentence' in list ? { kind: 'failed', ...list } : { kind: 'listed', ...list };
    },
    async remove(name: string): Promise<Removal> {
      const failed = await attempt(async (found) => {
        await removeRequest(found, name);
        return { ok: true as const };
      });
      if (!failed) return { ok: false, sentence: 'Les demandes ne sont plus reçues : rien n’a été effacé.' };
      return 'sentence' in failed ? { ok: false, ...failed } : failed;
    },
  };
}

export type Requests = ReturnType<typeof createRequests>;

/** Runs an action in a new session without retries. */
async function inSession<T>(settings: Settings, action: (session: Session) => Promise<T>): Promise<T> {
  const session = createSession({ open: transportFor(settings), pauses: [] });
  try {
    return await action(session);
  } finally {
    session.close();
  }
}

/** Returns all requests at a host; `remark` explains why some may be missing. */
const readRequests = (host: RequestHost) =>
  inSession(host.settings, async (session) => {
    const now = Date.now();
    const { folders, remark } = await findFolders(session, host);
    const storedFiles = folders.flatMap(({ path, names }) =>
      names
        .filter((name) => /^[0-9a-f]{32}\.php$/.test(name))
        .map((file) => ({ name: file.slice(0, 32), path, names })),
    );
    const hasWaiting = storedFiles.some(({ name, names }) => names.includes(`${name}.non-envoyee`));
    const areMailsSpent = hasWaiting && (await hasSpentMails(session, folders, host, now));
    const read = (path: string) => session.run((transport) => transport.read(path));
    const requests = await mapConcurrently(storedFiles, MAX_CONNECTIONS, async ({ name, path, names }) => {
      const content = await read(posix.join(path, `${name}.php`));
      // The file may have been deleted since the folder was listed.
      if (!content) return [];
      const mark = names.includes(`${name}.non-envoyee`) && (await read(posix.join(path, `${name}.non-envoyee`)));
      const isRobot = names.includes(`${name}.robot`);
      const mail: RequestMail = isRobot
        ? { kind: 'robot' }
        : mark
          ? waitingMail(Number(mark.toString('utf8')) * 1000, now, areMailsSpent)
          : { kind: 'sent' };
      return [parseRequest(name, content, mail, host.labels)];
    });
    return { requests: sortRequests(requests.flat()), remark };
  });

/** Returns the state of an email that the host's mail program has not accepted. */
export function waitingMail(receivedAt: number, now: number, areMailsSpent: boolean): RequestMail {
  if (areMailsSpent)
    return {
      kind: 'waiting',
      reason:
        'Trop d’emails sont partis en peu de temps : la limite que le site se donne est atteinte. Celle-ci partira avec la prochaine demande, une fois l’heure ou le jour passé.',
    };
  if (now - receivedAt < MAX_MAIL_MS) return { kind: 'on-its-way' };
  return {
    kind: 'waiting',
    reason:
      'La messagerie de l’hébergeur n’a pas pris l’email, ou le même visiteur en a fait partir plusieurs dans l’heure. Il repartira avec la prochaine demande : rappelez sans l’attendre. Si cela dure, demandez à votre hébergeur d’autoriser l’envoi (fonction mail() de PHP, SPF, DKIM).',
  };
}

/** Returns true if demande.php has reached its email limit of this hour or day. */
async function hasSpentMails(session: Session, folders: Folder[], { limits }: RequestHost, now: number) {
  const [first] = folders;
  const file = first && (await session.run((transport) => transport.read(posix.join(first.path, 'compteur.php'))));
  const hour = hourInFrance(now);
  const day = hour.slice(0, 8);
  try {
    const { perHour, perDay } = JSON.parse(file ? textAfterHalt(file) : '{}');
    const isSpent = (count: { of?: string; mails?: number } | undefined, of: string | undefined, limit: number) =>
      count?.of === of && (count?.mails ?? 0) >= limit;
    return isSpent(perHour, hour, limits.perHour) || isSpent(perDay, day, limits.perDay);
  } catch {
    // An unreadable counter counts as empty, because demande.php replaces the counter.
    return false;
  }
}

/** Returns the hour in France in demande.php's format, as in «2027080214». */
function hourInFrance(now: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  return parts.replace(/\D/g, '').slice(0, 10);
}

/**
 * Finds the folders with requests of this site. They are next to the site or inside it, or belong to its former
 * domains.
 */
async function findFolders(session: Session, { settings, folder }: RequestHost) {
  const list = (path: string) => session.run((transport) => transport.list(path));
  const read = (path: string) => session.run((transport) => transport.read(path));
  const isOwn = async (path: string) =>
    (await read(posix.join(path, '.htaccess')).catch(ignoreDenied))?.toString('utf8').startsWith(REQUEST_FOLDER_LINE);
  const parentEntries = (await list('..').catch(ignoreDenied)) ?? [];
  const siblingFolder = posix.join('..', folder);
  const ownFolders: Folder[] = [];
  for (const path of [siblingFolder, INNER_FOLDER])
    if (await isOwn(path)) ownFolders.push({ path, names: namesOf(await list(path)) });

  const sites = await Promise.all(ownFolders.map(({ path }) => read(posix.join(path, 'site.php'))));
  const site = sites.flatMap((content) => (content ? textAfterHalt(content) : []))[0];
  const candidates = parentEntries.filter(
    ({ name, isFolder }) => isFolder && name.startsWith(REQUEST_FOLDER_PREFIX) && name !== folder,
  );
  const formerFolders: Folder[] = [];
  for (const { name } of site ? candidates : []) {
    const path = posix.join('..', name);
    const storedSite = (await isOwn(path)) && (await read(posix.join(path, 'site.php')));
    if (storedSite && textAfterHalt(storedSite) === site)
      formerFolders.push({ path, names: namesOf(await list(path)) });
  }
  return {
    folders: [...ownFolders, ...formerFolders],
    remark: ownFolders.length > 0 ? undefined : remarkOf(parentEntries, settings, folder),
  };
}

const namesOf = (entries: Entry[] = []) => entries.flatMap(({ name, isFolder }) => (isFolder ? [] : name));

function ignoreDenied(error: unknown): undefined {
  if (!(error instanceof HostFailure) || error.kind !== 'denied') throw error;
  return undefined;
}

/** Returns a sentence if a folder of requests may exist although this login cannot read it. */
function remarkOf(parentEntries: Entry[], { manifest }: Settings, folder: string): string | undefined {
  if (parentEntries.some(({ name }) => name === folder))
    return `Le dossier « ${folder} » est chez l’hébergeur, mais cette connexion n’a pas le droit de le lire : demandez-le à votre hébergeur.`;
  // In the topmost folder, `..` is the folder itself.
  const isShutIn = parentEntries.length === 0 || parentEntries.some(({ name }) => name === manifest);
  return isShutIn
    ? `Cette connexion ne voit que le dossier du site. Les demandes sont sans doute à côté, dans « ${folder} » : demandez à votre hébergeur un identifiant qui y mène.`
    : undefined;
}

/** Removes a request and its status files from every folder. */
const removeRequest = (host: RequestHost, name: string) =>
  inSession(host.settings, async (session) => {
    const { folders } = await findFolders(session, host);
    // Removes the text first, because demande.php removes status files without a text.
    for (const { path, names } of folders)
      for (const ending of ['php', 'non-envoyee', 'robot'])
        if (names.includes(`${name}.${ending}`))
          await session.run((transport) => transport.remove(posix.join(path, `${name}.${ending}`)));
  });
