import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, media, size, space } from '../theme/tokens';
import { HORIZON, MOUNTAIN_RULES, scaleOf } from './profile-layout';

export const horizon = style({
  position: 'relative',
  // In rem, because the figure above the line grows with the letters and the drawing does not.
  marginTop: '2.5rem',
  height: '190px',
  fontSize: size.small,
  fontWeight: 700,
  '@media': {
    [media.wide]: { height: '260px' },
    [media.desktop]: { height: ['340px', 'clamp(340px, 27vw, 480px)'] },
    [media.print]: { height: 'auto' },
  },
});
globalStyle(`${horizon} > svg`, {
  width: '100%',
  height: '100%',
  '@media': { [media.print]: { height: '140px' } },
});
globalStyle(`${horizon} > p`, {
  position: 'absolute',
  left: 0,
  right: 0,
  // In print the text follows the drawing, because black text would need a background, and browsers do not print
  // backgrounds.
  '@media': { [media.print]: { position: 'static' } },
});

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const limitLine = style({ ...line, stroke: colour.clay, strokeWidth: 2, strokeDasharray: '7 7' });
export const dots = style({
  ...line,
  stroke: colour.white,
  strokeWidth: 8,
  strokeLinecap: 'round',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});

/** Places the text of the altitude limit on its line. */
export const limit = style({
  bottom: `${Math.round(100 - (100 * scaleOf(HORIZON).y(MOUNTAIN_RULES)) / HORIZON.height)}%`,
  color: colour.clayDeep,
});
globalStyle(`${limit} > span`, { fontFamily: font.heading });
/** Names of the two end towns, drawn over the ground. */
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  bottom: space.tight,
  color: colour.white,
});
