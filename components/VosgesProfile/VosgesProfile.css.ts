import { globalStyle, style } from '@vanilla-extract/css';
import { font, maxWidthQuery, media, size, space } from '../theme/tokens';

/** On a desktop the drawing is next to the range of altitudes and the text. */
export const columns = style({
  '@media': {
    [media.desktopAndPaper]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)',
      gridColumnGap: space.wide,
    },
  },
});
globalStyle(`${columns} > *`, { marginBottom: space.base });
globalStyle(`${columns} > svg`, {
  fontSize: '24px',
  '@media': { [media.wide]: { fontSize: '17px' }, [media.desktopAndPaper]: { gridArea: '1 / 2 / 3' } },
});
// Enlarges the text, so that it is about as high as the drawing next to it.
globalStyle(`${columns} > div`, { '@media': { [media.desktop]: { fontSize: size.lead } } });
export const profile = style({ width: '100%', height: 'auto', overflow: 'hidden' });
// Scrolls sideways on a phone, because the names would be illegible at its width.
export const scroller = style({ '@media': { [maxWidthQuery(1023)]: { overflowX: 'auto' } } });
export const full = style({ '@media': { [maxWidthQuery(1023)]: { width: '1150px', maxWidth: 'none' } } });
export const shape = style({
  '@media': { [media.forcedColours]: { fill: 'Canvas' } },
});
export const limit = style({ fontWeight: 700 });
globalStyle(`${profile} path`, { '@media': { [media.forcedColours]: { stroke: 'CanvasText' } } });
globalStyle(`${profile} text`, { '@media': { [media.forcedColours]: { fill: 'CanvasText' } } });
/** The range of altitudes of the town. */
export const range = style({ maxWidth: 'none', fontFamily: font.heading, fontWeight: font.headingWeight });
