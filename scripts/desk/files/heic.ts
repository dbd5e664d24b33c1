import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { openPhoto } from '../../build-site/photos/open-photo';

/**
 * Converts the primary picture of a HEIC file to an upright JPEG. Keeps the colour profile, and drops the place, the
 * date and the camera. Returns undefined if the picture cannot be decoded.
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

/** Returns the ICC profile of the primary picture, because iPhone photos have colours outside sRGB. */
async function readProfile(heic: Buffer): Promise<Buffer | undefined> {
  // sharp cannot read a few files that libheif can read. Photos without a profile are shown as sRGB.
  return (
    await openPhoto(heic)
      .metadata()
      .catch(() => undefined)
  )?.icc;
}

/**
 * Returns true if no box of the file is cut off. A whole file that cannot be decoded is of an unknown kind, and not
 * damaged.
 */
export function isContainerWhole(heic: Buffer): boolean {
  let offset = 0;
  while (offset + 16 <= heic.length) {
    const size = heic.readUInt32BE(offset);
    // A size of 0 means that the box ends with the file. A size of 1 means that the real size follows in eight bytes.
    const length = size === 0 ? heic.length - offset : size === 1 ? Number(heic.readBigUInt64BE(offset + 8)) : size;
    if (length < 8) return false;
    offset += length;
  }
  return offset <= heic.length;
}

/**
 * Adds a profile to a JPEG. Does not use sharp, because sharp would convert the colours, which already match the
 * profile.
 */
function addProfile(jpeg: Buffer, profile?: Buffer): Buffer {
  const content = profile && Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]);
  if (!content || content.length > 0xff_fd) return jpeg;
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  // The profile goes after the signature and the first segment, which is JFIF.
  const offset = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, offset), head, content, jpeg.subarray(offset)]);
}
