import { join } from 'node:path';
import { createQueue } from '../server/queue';
import type { ReceivedFile } from '../shared/protocol';
import { type Listener, listenForPhone } from './listener';
import { createUploads, type PhonePhoto } from './uploads';

const MAX_OPEN_MS = 60 * 60_000;
/** Longer than browsers let a timer of a hidden tab wait, which is a minute. */
const MAX_SILENCE_MS = 150_000;
/** A page that is loaded again is back sooner. */
const RELOAD_MS = 8_000;

/** Why no phone gets in. */
export type ClosedReason = 'never-opened' | 'closed' | 'hour' | 'wrong-keys' | 'no-address' | 'address-in-use';

/** The phone's access, as the desk shows it. */
export type PhoneState = {
  /** The address that the phone opens, with its key; undefined while no phone gets in. */
  url?: string | undefined;
  /** Private addresses of this computer, the one that `url` has first. */
  addresses: string[];
  /** When the access ends, in milliseconds since 1970. */
  until?: number | undefined;
  closed: ClosedReason;
  /** True once a phone has opened a page. */
  isReached: boolean;
  /** Pictures that came and that no page of the desk has taken yet. */
  photos: PhonePhoto[];
};

/** A page of the desk, named `viewer`, opens the access, keeps it open, closes it, or leaves it to other pages. */
export type PhoneWish = { viewer: string; wish: 'open' | 'stay' | 'close' | 'leave'; address?: string | undefined };

type PhoneOptions = {
  root: string;
  deskAddress: string;
  receive: (name: string, content: Buffer) => Promise<ReceivedFile>;
  /** Called after each change of the state. */
  onChange: () => void;
  /** Returns the private addresses of this computer, the best first. */
  addresses: () => Promise<string[]>;
};

/** The phone's access: closed until a page of the desk opens it, and again an hour later or once no page keeps it open. */
export function createPhone({ root, deskAddress, receive, onChange, addresses }: PhoneOptions) {
  let listener: Listener | undefined;
  let state: PhoneState = { addresses: [], closed: 'never-opened', isReached: false, photos: [] };
  const viewers = new Map<string, NodeJS.Timeout>();
  let closeTimer: NodeJS.Timeout | undefined;
  /** Two pages that open the access in the same moment open one. */
  const enqueue = createQueue();

  const setState = (change: Partial<PhoneState>) => {
    state = { ...state, ...change };
    onChange();
  };
  const uploads = createUploads(join(root, '.cache/bureau/telephone'), receive, (photo) =>
    setState({ photos: [...state.photos.filter(({ file }) => file !== photo.file), photo] }),
  );

  /** Waits for another word of a page. */
  function expectSignal(viewer: string, silenceMs: number): void {
    clearTimeout(viewers.get(viewer));
    const timer = setTimeout(() => {
      viewers.delete(viewer);
      if (viewers.size === 0) close('closed');
    }, silenceMs);
    viewers.set(viewer, timer.unref());
  }

  async function open(preferred: string | undefined): Promise<void> {
    const found = await addresses();
    const chosen = preferred !== undefined && found.includes(preferred) ? preferred : found[0];
    if (!chosen) return setState({ url: undefined, addresses: [], closed: 'no-address' });
    endAccess();
    const sorted = [chosen, ...found.filter((candidate) => candidate !== chosen)];
    const onAttack = () => close('wrong-keys');
    const onVisit = () => state.isReached || setState({ isReached: true });
    try {
      listener = await listenForPhone({ address: chosen, deskAddress, root, uploads, onVisit, onAttack });
    } catch {
      return setState({ url: undefined, addresses: sorted, closed: 'address-in-use' });
    }
    closeTimer = setTimeout(() => close('hour'), MAX_OPEN_MS).unref();
    setState({ url: listener.url, addresses: sorted, until: Date.now() + MAX_OPEN_MS, isReached: false });
  }

  function endAccess(): void {
    clearTimeout(closeTimer);
    listener?.close();
    listener = undefined;
    // What cannot be removed now is removed the next time.
    void uploads.clear().catch(() => {});
  }

  function close(closed: ClosedReason): void {
    if (!listener) return;
    endAccess();
    for (const timer of viewers.values()) clearTimeout(timer);
    viewers.clear();
    setState({ url: undefined, until: undefined, closed });
  }

  return {
    state: () => state,
    applyWish: ({ viewer, wish, address }: PhoneWish): Promise<void> =>
      enqueue(async () => {
        if (wish === 'close') close('closed');
        if (wish === 'open' && (!listener || address !== undefined)) await open(address);
        // An access that has ended is opened again only by the owner.
        if (listener) expectSignal(viewer, wish === 'leave' ? RELOAD_MS : MAX_SILENCE_MS);
      }),
    /** Forgets a picture that a page of the desk has taken, as far as it is described by then. */
    forgetPhoto({ file, alt }: PhonePhoto): void {
      setState({ photos: state.photos.filter((photo) => photo.file !== file || photo.alt !== alt) });
    },
    announceChange: () => listener?.announceChange(),
    close: () => close('closed'),
  };
}

export type Phone = ReturnType<typeof createPhone>;
