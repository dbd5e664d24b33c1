import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media } from '../theme/tokens';

export const map = style({ width: '100%', height: 'auto', overflow: 'hidden' });
export const area = style({
  fill: colour.white,
  stroke: colour.lichen,
  strokeDasharray: '3 4',
  // A browser forces no colours on shapes: a white disc would glare in a dark page.
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const river = style({ fill: 'none', stroke: colour.water, strokeWidth: 2, strokeLinecap: 'round' });
export const base = style({ fill: colour.clay });
globalStyle(`${map} a`, { fill: colour.fir, '@media': { [media.forcedColours]: { fill: 'LinkText' } } });
globalStyle(`${map} text`, {
  fontSize: '11px',
  fontWeight: 600,
  fill: colour.ink,
  stroke: colour.white,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColours]: { fill: 'LinkText', stroke: 'Canvas' } },
});
globalStyle(`${map} a:hover text, ${map} a[aria-current] text`, {
  fill: colour.clay,
  textDecoration: 'underline',
  '@media': { [media.forcedColours]: { fill: 'LinkText' } },
});
globalStyle(`${map} a[aria-current] circle`, {
  fill: colour.clay,
  '@media': { [media.forcedColours]: { fill: 'LinkText' } },
});
