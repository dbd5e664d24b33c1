declare module 'virtual:photos' {
  import type { Original } from './srcset';

  /** Every picture of data/photos.ts, as the build found its file. */
  export const originals: Record<string, Original>;
}
