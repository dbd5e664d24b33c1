import type { RoofPartId } from '../../data/model/schema/pages';

/**
 * The six layers from the outside to the inside, each with the name of its drawing. All drawings have the same viewBox,
 * so that overlapping drawings make a closed roof.
 */
export const LAYERS = [
  { drawing: 'tile', part: 'eaves' },
  { drawing: 'batten', part: 'batten' },
  { drawing: 'counter', part: 'counter' },
  { drawing: 'underlay', part: 'underlay' },
  { drawing: 'rafter', part: 'rafter' },
  { drawing: 'purlin', part: 'purlin' },
] as const satisfies { drawing: string; part: RoofPartId }[];

/** Parts that are not layers but are visible in the drawing. Each has a label there. */
export const PINS = ['vent', 'gutter', 'fascia', 'downpipe'] as const satisfies RoofPartId[];

/** Width and height of every drawing, in its own units. */
export const SHEET = { width: 800, height: 262 };
