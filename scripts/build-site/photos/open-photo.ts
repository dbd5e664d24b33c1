import sharp, { type Sharp, type SharpOptions } from 'sharp';

// libvips would keep files open, and Windows does not let an open file be moved or replaced.
sharp.cache(false);

/**
 * Opens an original picture. Every place that decodes one uses this function, so that none refuses what another has
 * accepted: a cut file is refused, a warning is not (Samsung phones write JPEGs that libjpeg warns of).
 */
export function openPhoto(input: string | Buffer, options?: Pick<SharpOptions, 'failOn'>): Sharp {
  return sharp(input, { failOn: 'truncated', limitInputPixels: false, ...options });
}
