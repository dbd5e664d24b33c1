import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';

/**
 * A photograph of an iPhone as the JPEG that is kept of it: upright, in its own colours, without place, day and camera.
 * Undefined where it cannot be decoded.
 */
export async function jpegOf(heic: Buffer): Promise<Buffer | undefined> {
  const worker = new Worker(new URL('./decode-heic.cjs', import.meta.url), { workerData: heic });
  const message = await once(worker, 'message').catch((error) => void console.error(error.message));
  if (!message) return undefined;
  const [{ width, height, data }] = message;
  const jpeg = await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
  return withProfile(jpeg, profileIn(heic));
}

/** What the red of the file is (an iPhone's is redder than sRGB's), from its box `colr`. */
function profileIn(heic: Buffer): Buffer | undefined {
  const type = heic.indexOf('colrprof', 0, 'latin1');
  return type < 0 ? undefined : heic.subarray(type + 8, type - 4 + heic.readUInt32BE(type - 4));
}

/** sharp would convert the colours as it writes a profile; these are in it already. */
function withProfile(jpeg: Buffer, profile?: Buffer): Buffer {
  const content = profile && Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]);
  if (!content || content.length > 0xff_fd) return jpeg;
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  // Behind the signature and the first segment, which is JFIF's.
  const at = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, at), head, content, jpeg.subarray(at)]);
}
