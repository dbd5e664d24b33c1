import sharp, { type Sharp, type SharpOptions } from 'sharp';

// The cache of libvips would keep files open, and Windows cannot move or replace an open file.
sharp.cache(false);

/**
 * Opens an original picture. All code that decodes originals uses this function, so that it accepts the same files
 * everywhere. The script in jpeg-damage.ts cannot import it and repeats its options. Rejects truncated files, but
 * ignores warnings, because Samsung phones write JPEGs that cause a warning of libjpeg.
 */
export function openPhoto(input: string | Buffer, options?: Pick<SharpOptions, 'failOn'>): Sharp {
  return sharp(input, { failOn: 'truncated', limitInputPixels: false, ...options });
}
