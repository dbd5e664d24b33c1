declare module 'virtual:photos' {
  import type { Original } from './srcset';

  /** Originals of the photos in data/photos.ts whose files the build has found. */
  export const originals: Record<string, Original>;
}
