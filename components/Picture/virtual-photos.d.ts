declare module 'virtual:photos' {
  import type { Original } from './srcset';

  /** Originals of data/photos.ts, as the build found their files. */
  export const originals: Record<string, Original>;
}
