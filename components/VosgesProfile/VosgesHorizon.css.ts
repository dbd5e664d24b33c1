import { globalStyle, style } from '@vanilla-extract/css';
import { colour, contentWidth, from, media, size, space } from '../theme/tokens';
import { HORIZON, MOUNTAIN_RULES, scaleOf } from './profile-layout';

/** Above the drawing, so that the summits rise beside the last lines of the text. */
export const horizon = style({
  position: 'relative',
  height: '190px',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.25,
  '@media': {
    [media.wide]: { height: '260px' },
    [media.desktop]: { height: ['340px', 'clamp(340px, 27vw, 480px)'] },
    [media.print]: { height: '160px' },
  },
});
globalStyle(`${horizon} > svg`, { width: '100%', height: '100%' });

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const limitLine = style({ ...line, stroke: colour.clay, strokeWidth: 2, strokeDasharray: '7 7' });
export const dots = style({ ...line, stroke: colour.white, strokeWidth: 8, strokeLinecap: 'round' });

// As far from the window's edge as the text.
const word = {
  position: 'absolute',
  left: space.base,
  '@media': {
    [media.wide]: { left: space.roomy },
    [from(1224)]: { left: `calc((100% - ${contentWidth}) / 2 + ${space.roomy})` },
    [media.print]: { position: 'static', marginRight: space.base },
  },
} as const;
/** Stands on its line. */
export const limit = style({
  ...word,
  bottom: `${Math.round(100 - (100 * scaleOf(HORIZON).y(MOUNTAIN_RULES)) / HORIZON.height)}%`,
  marginBottom: space.tight,
  fontWeight: 700,
  color: colour.clayDeep,
});
export const west = style({ ...word, bottom: space.base, color: colour.white });
export const east = style({
  ...word,
  bottom: space.base,
  right: space.base,
  left: 'auto',
  color: colour.white,
  '@media': {
    [media.wide]: { right: space.roomy, left: 'auto' },
    [from(1224)]: { right: `calc((100% - ${contentWidth}) / 2 + ${space.roomy})`, left: 'auto' },
    [media.print]: { position: 'static' },
  },
});
globalStyle(`${horizon} > span`, { '@media': { [media.forcedColours]: { backgroundColor: 'Canvas' } } });
