import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createNoise, pictureOf } from '../../../tests/support/phone-photos';
import { mapConcurrently } from '../../lib/concurrency';
import { inspect, isHeic } from './inspect';
import { photoProblemForTerminal } from './messages';

/** Returns the same bytes in every run, from a linear congruential generator. */
function randomBytes(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

/** Returns a photo of random detail. */
const createDetailedPhoto = () => {
  const raw = { width: 800, height: 600, channels: 3 } as const;
  return sharp(randomBytes(800 * 600 * 3), { raw })
    .resize(1600, 1200)
    .jpeg({ quality: 85 })
    .toBuffer();
};

const problemOf = async (content: Buffer) => {
  const inspection = await inspect('toit.jpg', content);
  return 'problem' in inspection ? photoProblemForTerminal(inspection.problem) : undefined;
};
const DAMAGED_MESSAGE = expect.stringContaining('toit.jpg est abîmé ou incomplet');

/** Returns the start of an ISO base media file with these brands. */
function createContainer(major: string, ...compatible: string[]): Buffer {
  const box = [
    Buffer.from('\0\0\0\0ftyp'),
    Buffer.from(major),
    Buffer.alloc(4),
    ...compatible.map((brand) => Buffer.from(brand)),
  ];
  const content = Buffer.concat(box);
  content.writeUInt32BE(content.length);
  return content;
}

describe('an overwritten JPEG', () => {
  const overwritePart = (picture: Buffer, fill: (part: Buffer) => void, from = 0.3, to = 0.7) => {
    const copy = Buffer.from(picture);
    fill(copy.subarray(Math.floor(copy.length * from), Math.floor(copy.length * to)));
    return copy;
  };

  test.each<[string, (part: Buffer) => void]>([
    ['zeros', (part) => part.fill(0)],
    ['ones', (part) => part.fill(0xff)],
    ['random bytes', (part) => part.set(randomBytes(part.length))],
  ])('is rejected: %s', async (_, fill) => {
    const picture = await createDetailedPhoto();
    expect(await problemOf(picture)).toBeUndefined();
    expect(await problemOf(overwritePart(picture, fill))).toEqual(DAMAGED_MESSAGE);
  });

  test('is rejected if only one sector is overwritten', async () => {
    const picture = await createDetailedPhoto();
    const { length } = picture;
    const sector = overwritePart(picture, (part) => part.fill(0xff), 0.5, 0.5 + 4096 / length);
    expect(await problemOf(sector)).toEqual(DAMAGED_MESSAGE);
  });

  test('is rejected despite a non-standard scan header', async () => {
    const picture = withSamsungHeader(await createDetailedPhoto());
    expect(await problemOf(overwritePart(picture, (part) => part.fill(0xff)))).toEqual(DAMAGED_MESSAGE);
  });
});

/** Sets the last coefficient of the scan header to 0, like some Samsung phones. */
function withSamsungHeader(picture: Buffer): Buffer {
  const copy = Buffer.from(picture);
  const header = copy.indexOf(Buffer.from([0xff, 0xda]));
  copy[header + 2 + copy.readUInt16BE(header + 2) - 2] = 0;
  return copy;
}

test.each<[string, (picture: Buffer) => Buffer]>([
  ['a scan header that libjpeg warns of', withSamsungHeader],
  ['the film of a motion photo after the picture', (picture) => Buffer.concat([picture, Buffer.alloc(90_000, 'mp4 ')])],
  [
    'zeros before its end',
    (picture) => Buffer.concat([picture.subarray(0, -2), Buffer.alloc(512), picture.subarray(-2)]),
  ],
])('accepts an undamaged JPEG with %s', async (_, change) => {
  expect(await problemOf(change(await createDetailedPhoto()))).toBeUndefined();
});

test('accepts a progressive JPEG', async () => {
  expect(await problemOf(await pictureOf(1600, 1200).jpeg({ progressive: true }).toBuffer())).toBeUndefined();
});

/** Returns a JPEG with bytes between two markers. Libjpeg decodes it, but warns of damage. */
const withBytesBetweenMarkers = (picture: Buffer) =>
  Buffer.concat([picture.subarray(0, 2), Buffer.alloc(4), picture.subarray(2)]);

describe('inspect, while other pictures are decoded', () => {
  /** Inspects a picture 16 times while two loops repeat `work`. Returns the problems. */
  async function inspectDuringWork(work: () => Promise<unknown>, picture: Buffer): Promise<(string | undefined)[]> {
    let isRunning = true;
    const otherWork = Array.from({ length: 2 }, async () => {
      while (isRunning) await work();
    });
    const problems = await mapConcurrently(Array(16).fill(picture), 2, problemOf);
    isRunning = false;
    await Promise.all(otherWork);
    return problems;
  }

  test('rejects a damaged JPEG each time', async () => {
    const picture = await createDetailedPhoto();
    const damaged = Buffer.from(picture).fill(0xff, 200_000, 300_000);
    const smallPicture = await createNoise(64, 64);
    const problems = await inspectDuringWork(() => sharp(smallPicture).resize(8).webp().toBuffer(), damaged);
    expect(problems).toEqual(Array(16).fill(DAMAGED_MESSAGE));
  });

  test('accepts a JPEG with a harmless warning each time', async () => {
    const picture = withBytesBetweenMarkers(await createDetailedPhoto());
    const damaged = (await createNoise(64, 64)).fill(0xff, 1000, 1500);
    const decodeDamaged = () =>
      sharp(damaged, { failOn: 'warning' })
        .raw()
        .toBuffer()
        .catch(() => {});
    expect(await inspectDuringWork(decodeDamaged, picture)).toEqual(Array(16).fill(undefined));
  });
});

test('throws when the process that reads the warning cannot start', async () => {
  const picture = withBytesBetweenMarkers(await createDetailedPhoto());
  const { execPath } = process;
  process.execPath = '/missing';
  try {
    await expect(inspect('toit.jpg', picture)).rejects.toThrow('ENOENT');
  } finally {
    process.execPath = execPath;
  }
});

describe('an ISO base media file', () => {
  test.each([
    ['an iPhone’s photograph', createContainer('heic', 'mif1', 'heic'), true],
    ['a burst without a still', createContainer('hevc', 'msf1', 'hevc'), true],
    ['a burst of another profile', createContainer('heis', 'msf1', 'heis'), true],
    ['a newer structure', createContainer('mif2', 'mif2'), true],
    ['an AVIF', createContainer('avif', 'mif1', 'miaf'), false],
    ['an AVIF that moves', createContainer('avis', 'msf1', 'avif'), false],
    ['a film', createContainer('qt  ', 'qt  '), false],
    ['two brands that spell «mif1» together', createContainer('xxmi', 'f1yy'), false],
    ['a truncated header', Buffer.from('\0\0\0\x18ftyp'), false],
  ])('is recognised as HEIC or not: %s', (_, content, expected) => {
    expect(isHeic(content)).toBe(expected);
  });

  test('is not reported as a damaged picture if it is a film', async () => {
    expect(await problemOf(createContainer('mp42', 'isom'))).toContain("toit.jpg n'est pas une image");
  });
});
