import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { SentenceError } from '../../data/model/sentence-error';
import { Failure, isLineDown } from './failure';
import { ARRIVING } from './plan';
import type { Progress } from './progress';
import type { Session } from './session';
import { uploadAtomically } from './upload-atomically';

/** Who is putting the site online, and when he last said so. `seen` changes while he is at work. */
type Holder = { id: string; machine: string; pid: number; since: string; seen: string };

/** In milliseconds; the tests have less patience, and other machines. */
export type LockTimes = { machine: string; poll: number; refresh: number; stale: number };

const TIMES: LockTimes = { machine: hostname(), poll: 3_000, refresh: 20_000, stale: 120_000 };
/** However the clocks of two machines differ, so old a lock is nobody's. */
const ABANDONED = 15 * 60_000;

export type Lock = {
  /** Throws a SentenceError where somebody else holds the lock by now. */
  confirm(): Promise<void>;
  release(): Promise<void>;
};

type Locking = { session: Session; manifest: string; progress: Progress; times?: Partial<LockTimes> | undefined };

/**
 * Waits until nobody else is putting the site online, and then says on the host who is. A lock whose holder gives no
 * sign any more is taken over: at once where it is of a program of this machine that has ended.
 */
export async function takeLock({ session, manifest, progress, times: given }: Locking): Promise<Lock> {
  const times = { ...TIMES, ...given };
  // The ending keeps it from visitors.
  const path = `${manifest}.verrou${ARRIVING}`;
  const own: Holder = {
    id: randomUUID(),
    machine: times.machine,
    pid: process.pid,
    since: new Date().toISOString(),
    seen: '',
  };
  const read = () => session.run(async (transport) => parse(await transport.read(path)));
  const write = () =>
    uploadAtomically(session, {
      path,
      // Two that begin in the same moment would write into each other's file.
      arriving: `${manifest}.verrou.${own.id}${ARRIVING}`,
      content: Buffer.from(JSON.stringify({ ...own, seen: new Date().toISOString() } satisfies Holder)),
    });

  const giveBack = async () => {
    if ((await read())?.id === own.id) await session.run((transport) => transport.remove(path));
  };

  try {
    for (let isOwn = false; !isOwn; isOwn = (await read())?.id === own.id) {
      await waitUntilFree(read, own, times, progress);
      const began = Date.now();
      await write();
      // Whoever looked just before has written by then, and the last one has the lock.
      await wait(2 * (Date.now() - began));
    }
  } catch (error) {
    if (!isLineDown(error)) await giveBack().catch(() => {});
    throw error instanceof Failure ? error.with({ path: manifest }) : error;
  }

  // One after the other: while the lock is written anew, some servers have none for a moment.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const mine = last.catch(() => {}).then(work);
    last = mine;
    return mine;
  };
  const check = async () => {
    const holder = await read();
    if (holder?.id !== own.id)
      throw new SentenceError(
        `Un autre envoi a commencé entre-temps${holder ? ` sur l'ordinateur « ${holder.machine} »` : ''} : celui-ci s'arrête. Quand l'autre aura fini, relancez la commande.`,
      );
  };
  const timer = setInterval(() => inTurn(() => check().then(write)).catch(() => {}), times.refresh);
  timer.unref();
  return {
    confirm: () => inTurn(check),
    async release() {
      clearInterval(timer);
      await inTurn(giveBack);
    },
  };
}

async function waitUntilFree(
  read: () => Promise<Holder | undefined>,
  own: Holder,
  { poll, stale }: LockTimes,
  progress: Progress,
): Promise<void> {
  let seen = '';
  let since = Date.now();
  for (;;) {
    const holder = await read();
    if (!holder || hasEnded(holder, own)) return;
    if (seen === '')
      progress.say(
        `Un autre envoi est en cours sur l'ordinateur « ${holder.machine} », depuis ${timeOf(holder.since)} : celui-ci attend qu'il finisse (Ctrl+C pour renoncer).`,
      );
    if (holder.seen !== seen) since = Date.now();
    seen = holder.seen;
    if (Date.now() - since > stale) {
      progress.say("L'autre envoi ne donne plus signe de vie : celui-ci prend sa place.");
      return;
    }
    await wait(poll);
  }
}

function hasEnded(holder: Holder, own: Holder): boolean {
  if (Date.now() - Date.parse(holder.seen) > ABANDONED) return true;
  if (holder.machine !== own.machine) return false;
  // A run of this very program that could not take its lock away.
  if (holder.pid === own.pid) return true;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function parse(content: Buffer | undefined): Holder | undefined {
  try {
    const holder = JSON.parse(String(content)) as Partial<Holder>;
    return typeof holder.id === 'string' && typeof holder.seen === 'string' ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

const timeOf = (date: string) =>
  new Date(date).toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' }).replace(':', ' h ');
