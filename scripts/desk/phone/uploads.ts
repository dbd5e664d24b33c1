import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { MAX_ALT_CHARACTERS } from '../../../data/model/schema/collections';
import { explainDiskError } from '../../lib/disk-error';
import { remove } from '../../lib/retry-locked-files';
import { RefusedRequest } from '../http/guard';
import { LIMITS, type ReceivedFile } from '../shared/protocol';
import { createQueue, type Queue } from '../shared/queue';

export const MAX_PICTURES = 100;
/** Size of a piece in bytes. A lost connection loses at most one piece. */
export const MAX_PIECE_BYTES = 512 * 1024;
/** If more pictures are unfinished, the phone has started over, and the oldest pictures are removed. */
const MAX_UNFINISHED = 8;

/**
 * The progress of a picture in bytes. `isDone` is true once the desk has taken or refused the whole picture, and is
 * false while the desk prepares it. A picture that is done may have a note or the reason for its refusal.
 */
export type UploadProgress = { received: number; isDone: boolean; note?: string | undefined; refused?: string };
/** The position of a piece in a picture of `size` bytes, which is called `name` on the phone. */
export type Piece = { name: string; size: number; start: number };
/** A received photo with its description, which is empty until the phone sends a description. */
export type PhonePhoto = { file: string; alt: string };

type Upload = Omit<Piece, 'start'> & UploadProgress & { path: string; alt: string; file?: string; enqueue: Queue };

/** The note for a picture that the desk has already received under another name. */
const SAME_PICTURE = 'La même photo y était déjà : il n’y en a qu’une.';

/** Signatures at the beginning of JPEG, PNG, TIFF, WebP, and of HEIC and AVIF. */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^(?:II\*\0|MM\0\*)/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp[\w ]{4}/];

/** Returns true if the bytes are the beginning of a picture. Ignores the file name. */
export function isPictureStart(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.some((signature) => signature.test(head));
}

/**
 * Receives pictures piece by piece, so that a phone continues where its connection was lost. The pieces stay in
 * `folder` until a picture is whole. Then `receive` gets the picture, as if it had been dropped on the desk. Calls
 * `onPhoto` with each received picture, and again when its description changes.
 */
export function createUploads(
  folder: string,
  receive: (name: string, content: Buffer) => Promise<ReceivedFile>,
  onPhoto: (photo: PhonePhoto) => void,
) {
  const uploads = new Map<string, Upload>();
  /** The number of uploads, including refused uploads. */
  let count = 0;

  const progressOf = ({ received, isDone, note, refused }: Upload): UploadProgress => ({
    received,
    isDone,
    ...(note && { note }),
    ...(refused && { refused }),
  });

  function begin(id: string, { name, size }: Piece): Upload {
    if (!Number.isInteger(size) || size < 1) throw new RefusedRequest(400, 'Cette photo est vide.');
    if (size > LIMITS.photo.maxBytes)
      throw new RefusedRequest(413, `« ${name} » est trop gros : ${LIMITS.photo.text}.`);
    if (count >= MAX_PICTURES)
      throw new RefusedRequest(
        429,
        `${MAX_PICTURES} photos sont arrivées : fermez l’accès au bureau, puis rouvrez-le.`,
      );
    const path = join(folder, `${id}.partie`);
    const upload = { name, size, received: 0, isDone: false, path, alt: '', enqueue: createQueue() };
    uploads.set(id, upload);
    count += 1;
    dropOldest();
    return upload;
  }

  function dropOldest(): void {
    const unfinished = [...uploads].filter(([, { isDone, received, size }]) => !isDone && received < size);
    for (const [id, { path, enqueue }] of unfinished.slice(0, Math.max(0, unfinished.length - MAX_UNFINISHED))) {
      uploads.delete(id);
      // Files that cannot be removed now are removed when the access closes.
      void enqueue(() => remove(path).catch(() => {}));
    }
  }

  /** Passes a whole picture to `receive`. */
  async function finish(upload: Upload): Promise<void> {
    const { file, note } = await receive(upload.name, await readFile(upload.path));
    const samePicture = [...uploads.values()].find((other) => other.file === file);
    await settle(upload, { file, note: samePicture ? SAME_PICTURE : note });
    if (!samePicture || (upload.alt && upload.alt !== samePicture.alt)) onPhoto({ file, alt: upload.alt });
  }

  const refuse = (upload: Upload, error: unknown): Promise<void> => {
    const sentence = SentenceError.is(error) ? error.message : explainDiskError(error, 'renvoyez-la');
    // Only the name is logged, because the message may contain the URL with its key.
    if (!sentence) console.error('phone:', (error as Error).name);
    return settle(upload, { refused: sentence ?? 'Le bureau n’a pas pu la lire.' });
  };

  /** Removes the pieces of a picture, then sets its result, because the phone may send the picture again after that. */
  async function settle(upload: Upload, result: Pick<Upload, 'file' | 'note' | 'refused'>): Promise<void> {
    // A file that cannot be removed now is removed when the access closes.
    await remove(upload.path).catch(() => {});
    Object.assign(upload, result, { isDone: true });
  }

  return {
    /** Returns the progress of a picture; zero bytes if the picture is unknown. */
    progress(id: string): UploadProgress {
      const upload = uploads.get(id);
      return upload ? progressOf(upload) : { received: 0, isDone: false };
    },
    /**
     * Adds a piece of a picture. Throws a RefusedRequest if the piece is not the next one, or if the first piece does
     * not start like an image file.
     */
    async addPiece(id: string, piece: Piece, content: Buffer): Promise<UploadProgress> {
      const knownUpload = uploads.get(id);
      if (!knownUpload && piece.start === 0 && !isPictureStart(content))
        throw new RefusedRequest(415, `« ${piece.name} » n’est pas une photo.`);
      // A refused picture may be sent again, because the disk may have space by then.
      const isNew = !knownUpload || (knownUpload.refused !== undefined && piece.start === 0);
      const upload = isNew ? begin(id, piece) : knownUpload;
      return upload.enqueue(async () => {
        if (upload.isDone) return progressOf(upload);
        if (piece.size !== upload.size) throw new RefusedRequest(400, 'Ce n’est plus la même photo.');
        const isNext = piece.start === upload.received && content.length > 0;
        if (!isNext || piece.start + content.length > upload.size)
          throw new RefusedRequest(409, 'Ce morceau de photo n’est pas le suivant.');
        try {
          if (piece.start === 0) {
            await mkdir(folder, { recursive: true });
            await remove(upload.path);
          }
          await appendFile(upload.path, content);
          upload.received += content.length;
          if (upload.received === upload.size) await finish(upload);
        } catch (error) {
          await refuse(upload, error);
        }
        return progressOf(upload);
      });
    },
    /** Sets the description of a picture. */
    describe(id: string, text: string): void {
      const upload = uploads.get(id);
      if (!upload) throw new RefusedRequest(404, 'Cette photo n’est pas encore arrivée.');
      const alt = text
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .slice(0, MAX_ALT_CHARACTERS);
      // The phone sends a description again if it has lost the answer, or if the picture is chosen again.
      if (alt === upload.alt) return;
      upload.alt = alt;
      if (upload.file) onPhoto({ file: upload.file, alt: upload.alt });
    },
    /** Forgets a received photo that the owner has discarded, so that the phone can send it again. */
    forget(file: string): void {
      for (const [id, upload] of uploads) if (upload.file === file) uploads.delete(id);
    },
    /** Forgets all pictures and removes unfinished pieces. */
    async clear(): Promise<void> {
      uploads.clear();
      count = 0;
      await remove(folder);
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
