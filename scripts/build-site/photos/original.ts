import type { Original } from '../../../components/Picture/srcset';

/** What the encoder knows besides. */
export type CheckedOriginal = Original & {
  path: string;
  /** Shares of width and height, from 0 to 1. */
  focus: { x: number; y: number };
};
