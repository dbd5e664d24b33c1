import type { RoofPartId } from '../../data/model/schema/pages';

/**
 * The six layers from the outside to the inside, each under the name of its drawing. All drawings have the sheet of
 * one section, so that they make a closed roof when they lie over each other.
 */
export const LAYERS = [
  { drawing: 'tile', part: 'eaves' },
  { drawing: 'batten', part: 'batten' },
  { drawing: 'counter', part: 'counter' },
  { drawing: 'underlay', part: 'underlay' },
  { drawing: 'rafter', part: 'rafter' },
  { drawing: 'purlin', part: 'purlin' },
] as const satisfies { drawing: string; part: RoofPartId }[];

/** Parts that the drawing shows beside its layers, named on it. */
export const PINS = ['vent', 'gutter', 'fascia', 'downpipe'] as const satisfies RoofPartId[];

/** Units of the sheet that every drawing has. */
export const SHEET = { width: 800, height: 262 };
