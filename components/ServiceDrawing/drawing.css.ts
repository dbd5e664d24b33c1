import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, size, space } from '../theme/tokens';

export const figure = style({ margin: `${space.roomy} 0 0` });
globalStyle(`${figure} figcaption`, {
  marginTop: space.snug,
  paddingLeft: space.snug,
  maxWidth: '60ch',
  borderLeft: `3px solid ${colour.lichen}`,
  fontSize: size.small,
  lineHeight: 1.5,
});

/** The sheet: one line weight, one size of letters, never under 12 px on a phone of 320. */
export const sheet = style({
  width: '100%',
  maxWidth: '420px',
  height: 'auto',
  // Clips what a drawing leaves out, in old engines too.
  overflow: 'hidden',
  backgroundColor: colour.white,
  // A browser forces no colours on shapes: the sheet stays white under them.
  forcedColorAdjust: 'none',
  fill: 'none',
  stroke: colour.slate,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [media.wide]: { maxWidth: '540px', strokeWidth: 0.8 } },
});
globalStyle(`${sheet} text`, {
  fontSize: '14px',
  fontWeight: 600,
  fill: colour.ink,
  // Lines that pass under a name stop before it.
  stroke: colour.white,
  strokeWidth: 4,
  paintOrder: 'stroke',
  '@media': { [media.wide]: { fontSize: '10px', strokeWidth: 3 } },
});

export const tile = style({ fill: colour.clayPale });
export const wood = style({ fill: colour.stoneDeep });
export const masonry = style({ fill: colour.stone });
export const metal = style({ fill: colour.mist });
export const wool = style({ fill: colour.lichenPale });
export const moss = style({ fill: colour.lichen });
export const water = style({ fill: colour.water });
/** A membrane: thinner than any outline could show, so a line of its own. */
export const membrane = style({ stroke: colour.fir, strokeWidth: 2.5 });
export const wrong = style({ fill: colour.clay });
export const right = style({ fill: colour.fir });
globalStyle(`${sheet} text${wrong}`, { fill: colour.clay });
globalStyle(`${sheet} text${right}`, { fill: colour.fir });

/** Where a leader ends: a dot on what it names. */
export const dot = style({ strokeWidth: 4 });
export const paper = style({ fill: colour.white });
/** Slits that let air in. */
export const grille = style({ strokeWidth: 5, strokeDasharray: '2 3', strokeLinecap: 'butt' });
export const broken = style({ strokeDasharray: '3 4' });
/** A stream: its bed first, then what flows in it. */
export const bed = style({ strokeWidth: 6 });
export const stream = style({ stroke: colour.water, strokeWidth: 3.5 });
export const air = style({ stroke: colour.fir, strokeWidth: 3 });
export const force = style({ stroke: colour.clay, strokeWidth: 3 });

/** What fills a surface without being looked at: rows of tiles. */
export const faint = style({ strokeWidth: 0.6, opacity: 0.5 });
/** Ridge and hip tiles, seen from afar. */
export const cap = style({ strokeWidth: 4 });
