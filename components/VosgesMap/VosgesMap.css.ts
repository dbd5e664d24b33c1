import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media } from '../theme/tokens';

export const baseName = style({});
export const riverName = style({});
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

/** Sizes of names, in the map's units: on a phone it is drawn at three quarters, and fewer names stand on it. */
export const TYPE = 12;
export const PHONE_TYPE = 17;
const phone = 'screen and (max-width: 479px)';
globalStyle(`${map} a, ${map} g`, { fill: colour.fir, '@media': { [media.forcedColours]: { fill: 'LinkText' } } });
globalStyle(`${map} text`, {
  fontSize: `${TYPE}px`,
  fontWeight: 600,
  fill: colour.ink,
  stroke: colour.white,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  '@media': {
    [phone]: { fontSize: `${PHONE_TYPE}px` },
    [media.forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' },
  },
});
globalStyle(`${map} a text`, { '@media': { [media.forcedColours]: { fill: 'LinkText' } } });
export const minor = style({ '@media': { [phone]: { display: 'none' } } });
globalStyle(`${map} .${baseName}`, { fill: colour.clay });
globalStyle(`${map} .${riverName}`, {
  fontWeight: 400,
  fontStyle: 'italic',
  fill: colour.inkSoft,
  '@media': { [phone]: { display: 'none' } },
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
