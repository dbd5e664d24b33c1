import type { PhoneState, PhoneWish } from '../phone/phone';
import type { PhonePhoto } from '../phone/uploads';
import { KEY_HEADER, PREFIX } from '../shared/protocol';
import { addPendingPhoto, describePendingPhoto, discardedPhotos, phoneDescriptions } from './Photos';
import { ask } from './saving';
import { announce, getSnapshot, onChange } from './store';

/**
 * Milliseconds between two heartbeats. Must be shorter than the time after which the server closes an unused access.
 */
const HEARTBEAT_MS = 30_000;

/** The id of this page for the server, until the page closes. */
const viewer = `page-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const sendWish = (kind: PhoneWish['wish'], address?: string) =>
  ask('phone', { viewer, wish: kind, ...(address !== undefined && { address }) });

export const openAccess = (address?: string) => sendWish('open', address);
export const closeAccess = () => sendWish('close');

/** Keys of the photos that this page is reporting as taken. */
const reportedKeys = new Set<string>();

/** Reports a photo as taken, so that the server no longer lists it. */
async function reportTaken(photo: PhonePhoto): Promise<void> {
  const key = JSON.stringify(photo);
  if (reportedKeys.has(key)) return;
  reportedKeys.add(key);
  await ask('photo-taken', photo);
  reportedKeys.delete(key);
}

/** The state of the phone from which this page has taken the photos. */
let takenState: PhoneState | undefined;

/** Adds photos from the phone as if they had been dropped on this page, and updates their descriptions. */
function takePhotos(): void {
  const { phone } = getSnapshot();
  const { photos } = phone;
  for (const file of discardedPhotos) {
    if (photos.some((photo) => photo.file === file)) continue;
    discardedPhotos.delete(file);
    // The next photo from the phone may get the same file name.
    phoneDescriptions.delete(file);
  }
  if (phone === takenState) return;
  // The state is set first, because the calls below change the store, which calls this function again.
  takenState = phone;
  for (const { file, alt } of photos) {
    if (discardedPhotos.has(file)) continue;
    takePhoto({ file, alt });
    // Also reports a photo that this page has already taken, because a listed photo is added again after a reload.
    void reportTaken({ file, alt });
  }
}

/** Adds a photo to the pending photos, or updates its description. */
function takePhoto({ file, alt }: PhonePhoto): void {
  const previousDescription = phoneDescriptions.get(file);
  if (previousDescription === alt) return;
  phoneDescriptions.set(file, alt);
  const isNew = previousDescription === undefined && addPendingPhoto(file, alt);
  if (isNew) announce('Une photo est arrivée de votre téléphone.');
  else if (alt) describePendingPhoto(file, alt, previousDescription);
}

/** Keeps the phone's access open while this page is open, and takes photos from the phone. */
export function keepPhoneAccess(): void {
  let wasOpen = false;
  const sendHeartbeat = () => {
    if (getSnapshot().phone.url) void sendWish('stay');
  };
  setInterval(sendHeartbeat, HEARTBEAT_MS);
  window.addEventListener('pagehide', () => {
    if (!getSnapshot().phone.url) return;
    // Only a `keepalive` request is sent after the page has closed.
    const key = document.querySelector<HTMLMetaElement>('meta[name=key]')?.content ?? '';
    const body = JSON.stringify({ viewer, wish: 'leave' } satisfies PhoneWish);
    fetch(`${PREFIX}phone`, { method: 'POST', keepalive: true, headers: { [KEY_HEADER]: key }, body }).catch(() => {
      // Without this request the server closes the access a moment later.
    });
  });
  const handleChange = () => {
    const isOpen = getSnapshot().phone.url !== undefined;
    const hasOpened = isOpen && !wasOpen;
    const hasClosed = wasOpen && !isOpen;
    // The value is set first, because `announce` changes the store, which calls this function again.
    wasOpen = isOpen;
    if (hasOpened) sendHeartbeat();
    if (hasClosed) announce('L’accès du téléphone est fermé.');
    takePhotos();
  };
  onChange(handleChange);
  handleChange();
}
