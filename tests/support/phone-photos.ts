import sharp, { type Sharp } from 'sharp';

/**
 * Colours of the corners of generated camera photos. An upright photo shows red and green at the top, blue and white at
 * the bottom.
 */
export const CORNERS = {
  topLeft: [200, 60, 40],
  topRight: [40, 150, 60],
  bottomLeft: [40, 70, 190],
  bottomRight: [240, 240, 240],
} as const;

/** Returns a picture with `CORNERS`. */
export function pictureOf(width: number, height: number): Sharp {
  const pixels = Uint8Array.from(Object.values(CORNERS).flat());
  return sharp(pixels, { raw: { width: 2, height: 2, channels: 3 } }).resize(width, height, {
    fit: 'fill',
    kernel: 'nearest',
  });
}

/** Returns an upright lossless picture. It is not compressed, because compression takes a second. */
function createLossless(width: number, height: number): Promise<Buffer> {
  return pictureOf(width, height).png({ compressionLevel: 0 }).toBuffer();
}

/** Functions that turn an upright picture as a camera stores it, by EXIF orientation from 1. */
const STORED_ORIENTATIONS: ((upright: Sharp) => Sharp)[] = [
  (image) => image,
  (image) => image.flop(),
  (image) => image.rotate(180),
  (image) => image.flip(),
  (image) => image.rotate(90),
  (image) => image.rotate(270),
  (image) => image.rotate(270),
  (image) => image.rotate(90),
];
const MIRRORED_ORIENTATIONS = [5, 7];

/** Returns a photo as a camera stores it in an EXIF orientation (1 to 8). */
export async function photoWithOrientation(orientation: number, width = 1200, height = 900): Promise<Buffer> {
  const rotatedPicture = await STORED_ORIENTATIONS[orientation - 1]!(sharp(await createLossless(width, height)))
    .png({ compressionLevel: 0 })
    .toBuffer();
  const storedPicture = MIRRORED_ORIENTATIONS.includes(orientation)
    ? sharp(rotatedPicture).flop()
    : sharp(rotatedPicture);
  return storedPicture.withMetadata({ orientation }).jpeg({ quality: 92 }).toBuffer();
}

/** Text in the metadata of `photoWithPosition`, where a phone writes its description and GPS position. */
export const OWNERS_SECRET = 'Chez Madame Exemple, rue des Essais';

/** Returns a photo with a GPS position and a description in its metadata. */
export async function photoWithPosition(): Promise<Buffer> {
  return sharp(await createLossless(1600, 1200))
    .withExif({
      IFD0: { Make: 'Telephone', ImageDescription: OWNERS_SECRET },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 16/1 25/1', GPSLongitudeRef: 'E', GPSLongitude: '6/1 23/1 48/1' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${OWNERS_SECRET}"/></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Returns noise that no encoder can compress, so that the file is as heavy as a photo can be. */
export async function createNoise(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 45 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
}
