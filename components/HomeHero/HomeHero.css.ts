import { globalStyle, style } from '@vanilla-extract/css';
import { stretched } from '../theme/layout.css';
import {
  colour,
  headerHeight,
  maxWidthQuery,
  media,
  minWidthQuery,
  size,
  space,
  untilWindowEdge,
  widthRangeQuery,
} from '../theme/tokens';

const lowPhone = `${maxWidthQuery(559)} and (max-height: 700px)`;
/** Matches the smallest phones, on which the picture is lower, so that the guarantees fit into the first screen. */
const lowestPhone = `${maxWidthQuery(559)} and (max-height: 600px)`;
/** Matches a phone in landscape, on which the buttons are above the picture. */
const landscapePhone = `${widthRangeQuery(560, 1023)} and (max-height: 500px)`;

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  // svh leaves room for the browser's toolbars. Engines without svh use vh. The height is a minimum, so that larger or
  // longer text is not cut.
  minHeight: ['100vh', '100svh'],
  paddingTop: headerHeight,
  color: colour.white,
  backgroundColor: colour.slate,
  '@media': { [media.wide]: { minHeight: '80vh' }, [media.print]: { minHeight: 0, paddingTop: 0 } },
  // Hidden until the next element has been parsed. Otherwise the text at the bottom would move up on a slow connection.
  '@supports': { 'selector(:has(+ *))': { selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } } } },
});

// Clips the part of the picture that is outside the window.
export const stage = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', overflow: 'hidden' });

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  paddingBottom: space.base,
  '@media': {
    [media.wide]: { paddingBottom: space.roomy },
    // The title spans both columns. Below the title are the text and, next to the text, the picture up to the window's
    // edge.
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '5fr 6fr',
      gridTemplateRows: 'auto auto 1fr',
      gridColumnGap: space.wide,
      paddingTop: space.roomy,
      paddingBottom: space.wide,
    },
    [media.print]: { display: 'block' },
  },
});

// On a phone the picture is above the text and as wide as the screen.
export const picture = style({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: '120px',
  margin: `0 -${space.base}`,
  '@media': {
    [lowestPhone]: { minHeight: '76px' },
    // At this height the whole drawing fills the width.
    [landscapePhone]: { order: 2, minHeight: '300px', marginTop: space.base },
    [media.wide]: { margin: `0 -${space.roomy}` },
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '2 / 4',
      margin: `${space.tight} -${space.roomy} -${space.wide} 0`,
    },
    ...untilWindowEdge,
    [media.print]: { display: 'none' },
  },
});

/** Height of the drawing above its container on a desktop. The ridge then rises at 30° next to the title. */
const RISE = '120px';
// The drawing starts at the left edge of a phone or tablet. A wider container shows more of the roof's side, because
// the file has content to the right of its viewBox. On a desktop the drawing ends at the window's edge. Its width shows
// both slopes at 1280 and 1440 px. At 1842 px, where the title ends nearest to the edge, the width keeps the chimney on
// the right of the title. The values were fitted to these three widths; tests/first-screen.spec.ts checks the first
// two.
export const drawing = style({
  ...stretched,
  width: '100%',
  height: '100%',
  '@media': {
    [media.desktop]: {
      top: `-${RISE}`,
      height: `calc(100% + ${RISE})`,
      left: 'auto',
      width: 'calc(25vh - 10vw + 580px)',
      minWidth: '66%',
    },
  },
});

/**
 * Cuts a photo along a roof slope. The slope starts 92 px above the bottom on a phone, and at the top left corner on a
 * desktop.
 */
export const photograph = style({
  overflow: 'hidden',
  '::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(100% - 92px)',
    left: 0,
    width: '300%',
    height: '300%',
    backgroundColor: colour.slate,
    transform: 'rotate(30deg)',
    transformOrigin: '0 0',
  },
  '@media': { [media.desktop]: { '::after': { top: 0 } } },
});
/**
 * Aligns the photo with an edge if its focus point is near this edge. A phone shows a third of the photo's height, a
 * wide screen two thirds of its width.
 */
export const point = { top: style({}), bottom: style({}), left: style({}), right: style({}) };
globalStyle(`${point.top} img`, { '@media': { [maxWidthQuery(1023)]: { objectPosition: '50% 0' } } });
globalStyle(`${point.bottom} img`, { '@media': { [maxWidthQuery(1023)]: { objectPosition: '50% 100%' } } });
globalStyle(`${point.left} img`, { '@media': { [media.desktop]: { objectPosition: '0' } } });
globalStyle(`${point.right} img`, { '@media': { [media.desktop]: { objectPosition: '100%' } } });

export const title = style({
  marginTop: space.snug,
  '@media': {
    [lowPhone]: { fontSize: size.h2Dense },
    [landscapePhone]: { fontSize: size.h2Dense },
    [media.wide]: { fontSize: size.h1Medium },
    [media.desktop]: {
      gridColumn: '1 / 3',
      // Puts the title above the empty part of the drawing, so that its text can be selected and clicked.
      position: 'relative',
      // The title takes two lines and ends before the highest part of the drawing, also if the letters are large. The
      // negative margin keeps a title wider than the grid from widening the columns.
      width: '11.6em',
      maxWidth: '75vw',
      margin: '0 -9em 0 0',
      fontSize: [size.h1Wide, size.h1Display],
      lineHeight: 1.02,
    },
  },
});

// On a phone the text follows the buttons, so that the buttons are above the cookie banner.
export const text = style({
  order: 1,
  marginTop: space.base,
  lineHeight: 1.4,
  '@media': {
    [minWidthQuery(360)]: { fontSize: size.lead },
    [lowPhone]: { marginTop: space.tight, fontSize: size.small },
    [media.wide]: { order: 0, marginTop: space.snug },
    [media.desktop]: { marginTop: space.roomy },
  },
});

export const actions = style({ maxWidth: 'none', marginTop: 0, '@media': { [media.wide]: { marginTop: space.snug } } });
globalStyle(`${actions} > a`, { display: 'block', marginTop: space.snug });
globalStyle(`${actions} > a`, {
  '@media': {
    [lowPhone]: { marginTop: space.tight, padding: '9px' },
    // Three buttons fit in a row on a tablet held upright.
    [minWidthQuery(560)]: { display: 'inline-block', marginRight: space.snug, padding: `${space.snug} ${space.base}` },
  },
});

export const desktopOnly = style({});
globalStyle(`${actions} > ${desktopOnly}`, { '@media': { [media.narrow]: { display: 'none' } } });

export const guarantees = style({
  backgroundColor: colour.chalk,
  color: colour.ink,
  '@media': { [media.wide]: { padding: `${space.snug} 0`, borderTop: `4px solid ${colour.clay}` } },
});
globalStyle(`${guarantees} span`, {
  display: 'none',
  fontSize: size.small,
  fontWeight: 400,
  '@media': { [media.wide]: { display: 'block' } },
});
globalStyle(`${guarantees} > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.25,
  '@media': { [media.desktop]: { fontSize: size.h3 } },
});
// On a phone, three columns each have two stacked words. With large letters, each guarantee has its own row.
globalStyle(`${guarantees} li`, {
  flex: '1 0 auto',
  width: 'min-content',
  padding: `${space.tight} ${space.tight} ${space.tight} 0`,
  '@media': { [media.wide]: { flex: '1', width: 'auto' } },
});
