import { globalStyle, style } from '@vanilla-extract/css';
import { colour, maxWidthQuery, media } from '../theme/tokens';

/**
 * Font sizes of names in map units. On a phone the map is drawn at three quarters of its size and shows fewer names.
 */
export const FONT_SIZE = 12;
export const PHONE_FONT_SIZE = 17;
const phone = maxWidthQuery(479);

// Styles that never change are attributes of the elements, because attributes add nothing to the page's CSS.
export const map = style({
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  '@media': { [phone]: { fontSize: `${PHONE_FONT_SIZE}px` } },
});
/** Hides names that do not fit on a phone. Screen readers still find them. */
export const wideOnlyLabel = style({ '@media': { [phone]: { opacity: 0 } } });

// Recolours the area in forced colours, because browsers do not change shapes, and a white disc would be glaring on a
// dark page.
export const area = style({ '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } } });
globalStyle(`${map} text`, {
  stroke: colour.white,
  strokeWidth: 3,
  '@media': { [media.forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
// Recolours only the dot of a link, because an outline in the colour of the letters would blur the name.
globalStyle(`${map} a path`, { '@media': { [media.forcedColours]: { stroke: 'LinkText' } } });
// On a phone a dot is smaller than a thumb, and lists next to the map have the same links. Touch and keyboard therefore
// ignore the map's links, while the names stay visible.
globalStyle(`${map} a`, { '@media': { [phone]: { visibility: 'hidden', pointerEvents: 'none' } } });
globalStyle(`${map} a *`, { '@media': { [phone]: { visibility: 'visible' } } });
globalStyle(`${map} a:hover text`, {
  textDecoration: 'underline',
  '@media': { [phone]: { textDecoration: 'none' } },
});
