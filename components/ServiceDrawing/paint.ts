import { colour } from '../theme/tokens';

// Drawings use attributes instead of classes, so that a page contains only the styles of its own drawing.

/** Attributes of the whole drawing. It has one line width and one font size, 14 px or more on a phone of 320 px. */
export const sheet = {
  fill: 'none',
  stroke: colour.slate,
  strokeWidth: '1.2',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  fontSize: '14',
  fontWeight: '600',
} as const;

/** Attributes by class name. If an element has two classes, the later one in this list wins. */
export const paint = {
  /** A white outline separates the label from lines behind it. */
  name: { fill: colour.ink, stroke: colour.white, strokeWidth: 4, paintOrder: 'stroke' },
  /** `wrong` causes damage, `right` prevents it. */
  wrong: { fill: colour.clay },
  right: { fill: colour.fir },
  /** `roof` fills tiles seen from above, `edge` the lower edges of their rows, `tile` tiles in a section. */
  roof: { fill: colour.clay },
  edge: { fill: colour.clayDeep },
  tile: { fill: colour.clayPale },
  wood: { fill: colour.stoneDeep },
  masonry: { fill: colour.stone },
  metal: { fill: colour.mist },
  wool: { fill: colour.lichenPale },
  moss: { fill: colour.lichen },
  water: { fill: colour.water },
  /** A membrane is a line, because it is too thin for an outlined shape. */
  membrane: { stroke: colour.fir, strokeWidth: 2.5 },
  underlay: { fill: colour.fir },
  /** End of a leader line on the named part. */
  dot: { strokeWidth: 4 },
  paper: { fill: colour.white },
  /** Slits for ventilation. */
  grille: { strokeWidth: 5, strokeDasharray: '2 3', strokeLinecap: 'butt' },
  /** Overlap of two strips of the underlay. */
  lap: { stroke: colour.lichenPale, strokeDasharray: '3 4' },
  /** Bottom layer of a stream, under the water. */
  bed: { strokeWidth: 6 },
  stream: { stroke: colour.water, strokeWidth: 3.5 },
  air: { stroke: colour.fir, strokeWidth: 3 },
  /** Texture in the background, such as rows of tiles. */
  faint: { strokeWidth: 0.6, opacity: 0.5 },
} as const;
