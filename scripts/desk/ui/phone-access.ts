import type { PhoneWish } from '../phone/phone';
import { KEY_HEADER, PREFIX } from '../shared/protocol';
import { addFresh, describeFresh } from './photos';
import { ask } from './saving';
import { getSnapshot, onChange, say } from './store';

/** The desk closes the access some time after it has heard nothing from any page: more often than that. */
const BEAT_MS = 30_000;

/** Names this page for as long as it is open. */
const viewer = `page-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const wish = (kind: PhoneWish['wish'], address?: string) =>
  ask('phone', { viewer, wish: kind, ...(address !== undefined && { address }) });

export const openAccess = (address?: string) => wish('open', address);
export const closeAccess = () => wish('close');

/** What the phone has said last of each picture. */
const described = new Map<string, string>();

/** Takes the pictures that have come from the phone, as if they had been dropped on this page. */
function takePhotos(): void {
  const { photos } = getSnapshot().phone;
  for (const { file, alt } of photos) {
    const before = described.get(file);
    if (before === alt) continue;
    // What follows changes the store, which calls this again.
    described.set(file, alt);
    const isNew = before === undefined && addFresh(file, alt);
    if (isNew) say('Une photo est arrivée de votre téléphone.');
    else if (alt) describeFresh(file, alt, before);
    void ask('photo-taken', { file, alt });
  }
}

/** Keeps the phone's access open for as long as this page is, and takes what comes from the phone. */
export function keepPhoneAccess(): void {
  let isKept = false;
  const stay = () => {
    if (getSnapshot().phone.url) void wish('stay');
  };
  setInterval(stay, BEAT_MS);
  window.addEventListener('pagehide', () => {
    if (!getSnapshot().phone.url) return;
    // Only such a request outlives the page.
    const key = document.querySelector<HTMLMetaElement>('meta[name=key]')?.content ?? '';
    const body = JSON.stringify({ viewer, wish: 'leave' } satisfies PhoneWish);
    fetch(`${PREFIX}phone`, { method: 'POST', keepalive: true, headers: { [KEY_HEADER]: key }, body }).catch(() => {
      // The access ends without it, a moment later.
    });
  });
  const follow = () => {
    const isOpen = getSnapshot().phone.url !== undefined;
    if (isOpen && !isKept) stay();
    isKept = isOpen;
    takePhotos();
  };
  onChange(follow);
  follow();
}
