import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { openPhoto } from '../../build-site/photos/open-photo';

/**
 * Converts the primary picture of a HEIC to a JPEG: upright, with its colour profile, without place, date and camera.
 * Returns undefined if it cannot be decoded.
 */
export async function convertToJpeg(heic: Buffer): Promise<Buffer | undefined> {
  const worker = new Worker(new URL('./decode-heic.cjs', import.meta.url), { workerData: heic, stdout: true });
  const message = await once(worker, 'message').catch((error) => void console.error(error.message));
  if (!message) return undefined;
  const [{ width, height, data }] = message;
  const jpeg = await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
  return addProfile(jpeg, await readProfile(heic));
}

/** Returns the ICC profile of the primary picture. iPhone photos have colours outside sRGB. */
async function readProfile(heic: Buffer): Promise<Buffer | undefined> {
  // sharp cannot read a few files that libheif can; without a profile they are shown as sRGB.
  return (
    await openPhoto(heic)
      .metadata()
      .catch(() => undefined)
  )?.icc;
}

/** Returns true if no box of the file is cut off. A complete file that cannot be decoded is an unknown kind, not damaged. */
export function isContainerWhole(heic: Buffer): boolean {
  let offset = 0;
  while (offset + 16 <= heic.length) {
    const size = heic.readUInt32BE(offset);
    // 0 means that the box ends with the file, 1 that its size follows in eight bytes.
    const length = size === 0 ? heic.length - offset : size === 1 ? Number(heic.readBigUInt64BE(offset + 8)) : size;
    if (length < 8) return false;
    offset += length;
  }
  return offset <= heic.length;
}

/** Adds a profile without sharp, which would convert colours that are in this profile already. */
function addProfile(jpeg: Buffer, profile?: Buffer): Buffer {
  const content = profile && Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]);
  if (!content || content.length > 0xff_fd) return jpeg;
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  // After the signature and the first segment, which is JFIF.
  const offset = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, offset), head, content, jpeg.subarray(offset)]);
}
