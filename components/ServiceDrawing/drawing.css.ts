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
  fill: 'none',
  stroke: colour.slate,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  fontSize: '14px',
  fontWeight: 600,
  '@media': {
    [media.wide]: { maxWidth: '540px', strokeWidth: 0.8, fontSize: '10px' },
    // A browser forces no colours on shapes: the sheet stays white under them.
    [media.forcedColours]: { forcedColorAdjust: 'none' },
  },
});
globalStyle(`${sheet} text`, {
  fill: colour.ink,
  // Lines that pass under a name stop before it.
  stroke: colour.white,
  strokeWidth: 4,
  paintOrder: 'stroke',
});

// More particular than the rule for letters, which they colour too.
export const wrong = style({ selectors: { [`${sheet} &`]: { fill: colour.clay } } });
export const right = style({ selectors: { [`${sheet} &`]: { fill: colour.fir } } });
