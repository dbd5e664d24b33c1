import { join } from 'node:path';
import type { ReceivedFile } from '../shared/protocol';
import { createQueue } from '../shared/queue';
import { type Listener, listenForPhone } from './listener';
import { createUploads, type PhonePhoto } from './uploads';

const MAX_OPEN_MS = 60 * 60_000;
/**
 * The access closes after this time without a signal from a page of the desk. Longer than a minute, because browsers
 * run the timers of hidden tabs only once a minute.
 */
const MAX_SILENCE_MS = 150_000;
/** The access stays open for this time after its last page has closed, because a reload takes less time. */
const RELOAD_MS = 8_000;

/** The reason why the access is closed. */
export type ClosedReason = 'never-opened' | 'closed' | 'hour' | 'wrong-keys' | 'no-address' | 'address-in-use';

/** The state of the phone's access that the desk shows. */
export type PhoneState = {
  /** The URL that the phone opens, with its key; undefined while the access is closed. */
  url?: string | undefined;
  /** The private addresses of this computer. The first is the address in `url`. */
  addresses: string[];
  /** The time when the access ends, in milliseconds since 1970. */
  until?: number | undefined;
  closed: ClosedReason;
  /** True once a phone has opened a page. */
  isReached: boolean;
  /** Received photos that no page of the desk has added yet. */
  photos: PhonePhoto[];
};

/** A request from a page of the desk. `viewer` is the id of the page. `leave` means that the page is closing. */
export type PhoneWish = { viewer: string; wish: 'open' | 'stay' | 'close' | 'leave'; address?: string | undefined };

type PhoneOptions = {
  root: string;
  deskAddress: string;
  receive: (name: string, content: Buffer) => Promise<ReceivedFile>;
  /** Returns the version of data/; undefined while it cannot be read. */
  version: () => string | undefined;
  /** The phone's access calls this after each change of its state. */
  onChange: () => void;
  /** Returns the private addresses of this computer, the best first. */
  addresses: () => Promise<string[]>;
};

/**
 * Creates the phone's access, which is closed until a page of the desk opens it. The access ends after an hour or
 * without open pages.
 */
export function createPhone({ root, deskAddress, receive, version, onChange, addresses }: PhoneOptions) {
  let listener: Listener | undefined;
  let state: PhoneState = { addresses: [], closed: 'never-opened', isReached: false, photos: [] };
  const viewers = new Map<string, NodeJS.Timeout>();
  let closeTimer: NodeJS.Timeout | undefined;
  /** Queues requests, so that two simultaneous requests open only one access. */
  const enqueue = createQueue();

  const setState = (change: Partial<PhoneState>) => {
    state = { ...state, ...change };
    onChange();
  };
  const uploads = createUploads(join(root, '.cache/bureau/telephone'), receive, (photo) =>
    setState({ photos: [...state.photos.filter(({ file }) => file !== photo.file), photo] }),
  );

  /** Closes the access unless this page or another page signals again within `silenceMs`. */
  function expectSignal(viewer: string, silenceMs: number): void {
    clearTimeout(viewers.get(viewer));
    const timer = setTimeout(() => {
      viewers.delete(viewer);
      if (viewers.size === 0) close('closed');
    }, silenceMs);
    viewers.set(viewer, timer.unref());
  }

  async function open(preferredAddress: string | undefined): Promise<void> {
    const availableAddresses = await addresses();
    const chosenAddress =
      preferredAddress !== undefined && availableAddresses.includes(preferredAddress)
        ? preferredAddress
        : availableAddresses[0];
    if (!chosenAddress) return setState({ url: undefined, addresses: [], closed: 'no-address' });
    endAccess();
    const sortedAddresses = [chosenAddress, ...availableAddresses.filter((candidate) => candidate !== chosenAddress)];
    const onAttack = () => close('wrong-keys');
    const onVisit = () => state.isReached || setState({ isReached: true });
    try {
      listener = await listenForPhone({
        address: chosenAddress,
        deskAddress,
        root,
        uploads,
        version,
        onVisit,
        onAttack,
      });
    } catch {
      return setState({ url: undefined, addresses: sortedAddresses, closed: 'address-in-use' });
    }
    closeTimer = setTimeout(() => close('hour'), MAX_OPEN_MS).unref();
    setState({ url: listener.url, addresses: sortedAddresses, until: Date.now() + MAX_OPEN_MS, isReached: false });
  }

  function endAccess(): void {
    clearTimeout(closeTimer);
    listener?.close();
    listener = undefined;
    // Files that cannot be removed now are removed when an access ends the next time.
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
        // A signal does not reopen an ended access; only the owner does.
        if (listener) expectSignal(viewer, wish === 'leave' ? RELOAD_MS : MAX_SILENCE_MS);
      }),
    /** Forgets a photo that a page has added, unless its description has changed since. */
    forgetPhoto({ file, alt }: PhonePhoto): void {
      setState({ photos: state.photos.filter((photo) => photo.file !== file || photo.alt !== alt) });
    },
    /** Forgets a photo whose file the owner has discarded. */
    discardPhoto(file: string): void {
      uploads.forget(file);
      setState({ photos: state.photos.filter((photo) => photo.file !== file) });
    },
    announceChange: () => listener?.announceChange(),
    close: () => close('closed'),
  };
}

export type Phone = ReturnType<typeof createPhone>;
