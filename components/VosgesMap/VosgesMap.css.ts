import { globalStyle, style } from '@vanilla-extract/css';
import { colour, maxWidthQuery, media } from '../theme/tokens';

/** Sizes of names, in the map's units: on a phone it is drawn at three quarters, and fewer names stand on it. */
export const TYPE = 12;
export const PHONE_TYPE = 17;
const phone = maxWidthQuery(479);

// What never changes stands on the elements as attributes: it costs the page's styles nothing.
export const map = style({
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  '@media': { [phone]: { fontSize: `${PHONE_TYPE}px` } },
});
/** Names for which a phone has no room; what reads the page aloud finds them all the same. */
export const wideOnlyLabel = style({ '@media': { [phone]: { opacity: 0 } } });

// A browser forces no colours on shapes: a white disc would glare in a dark page.
export const area = style({ '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } } });
globalStyle(`${map} text`, {
  stroke: colour.white,
  strokeWidth: 3,
  '@media': { [media.forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
// Its dot, not the name: the same colour around it would smear it.
globalStyle(`${map} a path`, { '@media': { [media.forcedColours]: { stroke: 'LinkText' } } });
// On a phone a dot is smaller than a thumb, and the names stand in lists beside the map: no link, neither for a finger nor
// for the keyboard, which passes what is hidden. Its words stay.
globalStyle(`${map} a`, { '@media': { [phone]: { visibility: 'hidden', pointerEvents: 'none' } } });
globalStyle(`${map} a *`, { '@media': { [phone]: { visibility: 'visible' } } });
globalStyle(`${map} a:hover text`, {
  textDecoration: 'underline',
  '@media': { [phone]: { textDecoration: 'none' } },
});
