import { LIMIT } from './limit';

// Input of scripts/build-site/vite/inline-scripts.test.ts: types, an import, and syntax that the oldest browsers lack.
function isBeyond(pixels?: number): boolean {
  try {
    return (pixels ?? 0) > LIMIT;
  } catch {
    return false;
  }
}

Object.assign(window, { answers: [isBeyond(), isBeyond(50), isBeyond(51)] });
