import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, maxWidthQuery, media } from '../theme/tokens';

export const profile = style({ width: '100%', height: 'auto', overflow: 'hidden' });
// Scrolls sideways on a phone, because the names would be illegible at its width.
export const scroller = style({ '@media': { [maxWidthQuery(1023)]: { overflowX: 'auto' } } });
export const full = style({ '@media': { [maxWidthQuery(1023)]: { width: '1150px', maxWidth: 'none' } } });
export const shape = style({
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
/** Outline of text over the relief. */
export const halo = style({ paintOrder: 'stroke', stroke: colour.white, strokeWidth: 6, strokeLinejoin: 'round' });
export const limit = style({ fontWeight: 700 });
globalStyle(`${profile} text`, { '@media': { [media.forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } } });
/** The range of altitudes of the town. */
export const range = style({ maxWidth: 'none', fontFamily: font.heading, fontWeight: font.headingWeight });
