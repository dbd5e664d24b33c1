import { colour } from '../theme/tokens';

// Attributes, not classes: a page then carries only those that its own drawing has.

/** The paper of a drawing: one line weight, one size of letters, never under 12 px on a phone of 320. */
export const sheet = {
  fill: 'none',
  stroke: colour.slate,
  strokeWidth: '1.2',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  fontSize: '14',
  fontWeight: '600',
} as const;

/** What each class of a drawing looks like; where one has two classes, the later one here wins. */
export const paint = {
  /** Lines that pass under a name stop before it. */
  name: { fill: colour.ink, stroke: colour.white, strokeWidth: 4, paintOrder: 'stroke' },
  /** What harms, and what keeps from harm. */
  wrong: { fill: colour.clay },
  right: { fill: colour.fir },
  tile: { fill: colour.clayPale },
  wood: { fill: colour.stoneDeep },
  masonry: { fill: colour.stone },
  metal: { fill: colour.mist },
  wool: { fill: colour.lichenPale },
  moss: { fill: colour.lichen },
  water: { fill: colour.water },
  /** Thinner than any outline could show, so a line of its own. */
  membrane: { stroke: colour.fir, strokeWidth: 2.5 },
  /** Where a leader ends, on what it names. */
  dot: { strokeWidth: 4 },
  paper: { fill: colour.white },
  /** Slits that let air in. */
  grille: { strokeWidth: 5, strokeDasharray: '2 3', strokeLinecap: 'butt' },
  broken: { strokeDasharray: '3 4' },
  /** A stream: its bed first, then what flows in it. */
  bed: { strokeWidth: 6 },
  stream: { stroke: colour.water, strokeWidth: 3.5 },
  air: { stroke: colour.fir, strokeWidth: 3 },
  /** What fills a surface without being looked at: rows of tiles. */
  faint: { strokeWidth: 0.6, opacity: 0.5 },
  /** Ridge and hip tiles, seen from afar. */
  cap: { strokeWidth: 4 },
} as const;
