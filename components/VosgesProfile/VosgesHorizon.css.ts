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
  paddingBottom: space.hair,
  // In print the text follows the drawing, because black text would need a background, and browsers do not print
  // backgrounds.
  '@media': { [media.print]: { position: 'static' } },
});

export const limitLine = style({
  fill: 'none',
  stroke: colour.clay,
  strokeWidth: 2,
  strokeDasharray: '7 7',
  vectorEffect: 'non-scaling-stroke',
});
globalStyle(`${horizon} line, ${horizon} circle`, { stroke: colour.white });
globalStyle(`${horizon} circle`, { fill: colour.clay, strokeWidth: 2 });
globalStyle(`${horizon} text`, { fill: colour.white, textAnchor: 'middle' });
// The names of the end towns stay within the window. With large letters the middle name would overlap them.
globalStyle(`${horizon} text:first-of-type`, { textAnchor: 'start' });
globalStyle(`${horizon} text:last-of-type`, { textAnchor: 'end' });
globalStyle(`${horizon} text:not(:first-of-type):not(:last-of-type)`, {
  '@media': { [media.largeLetters]: { display: 'none' } },
});
globalStyle(`${horizon} path`, { '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } } });
globalStyle(`${horizon} text`, { '@media': { [media.forcedColours]: { fill: 'CanvasText' } } });

/** Places the text of the altitude limit on its line. */
export const limit = style({
  bottom: `${Math.round(100 - (100 * scaleOf(HORIZON).y(MOUNTAIN_RULES)) / HORIZON.height)}%`,
  color: colour.clayDeep,
});
globalStyle(`${limit} > span`, { fontFamily: font.heading });
