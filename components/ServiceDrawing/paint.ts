import { colour } from '../theme/tokens';

// Attributes, not classes: a page then carries only those that its own drawing has.

/** What harms, and what keeps from harm. */
export const wrong = { fill: colour.clay };
export const right = { fill: colour.fir };
/** Lines that pass under a name stop before it. */
export const name = { fill: colour.ink, stroke: colour.white, strokeWidth: 4, paintOrder: 'stroke' };
export const tile = { fill: colour.clayPale };
export const wood = { fill: colour.stoneDeep };
export const masonry = { fill: colour.stone };
export const metal = { fill: colour.mist };
export const wool = { fill: colour.lichenPale };
export const moss = { fill: colour.lichen };
export const water = { fill: colour.water };
/** A membrane: thinner than any outline could show, so a line of its own. */
export const membrane = { stroke: colour.fir, strokeWidth: 2.5 };
/** Where a leader ends: a dot on what it names. */
export const dot = { strokeWidth: 4 };
export const paper = { fill: colour.white };
/** Slits that let air in. */
export const grille = { strokeWidth: 5, strokeDasharray: '2 3', strokeLinecap: 'butt' } as const;
export const broken = { strokeDasharray: '3 4' };
/** A stream: its bed first, then what flows in it. */
export const bed = { strokeWidth: 6 };
export const stream = { stroke: colour.water, strokeWidth: 3.5 };
export const air = { stroke: colour.fir, strokeWidth: 3 };
export const force = { stroke: colour.clay, strokeWidth: 3 };
/** What fills a surface without being looked at: rows of tiles. */
export const faint = { strokeWidth: 0.6, opacity: 0.5 };
/** Ridge and hip tiles, seen from afar. */
export const cap = { strokeWidth: 4 };
