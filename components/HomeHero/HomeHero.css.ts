import { globalStyle, style } from '@vanilla-extract/css';
import { stretched } from '../theme/layout.css';
import {
  colour,
  contentWidth,
  headerHeight,
  maxWidthQuery,
  media,
  minWidthQuery,
  size,
  space,
  widthRangeQuery,
} from '../theme/tokens';

const lowPhone = `${maxWidthQuery(559)} and (max-height: 700px)`;
/** The smallest phones, on which the guarantees stand in the first screen as well. */
const lowestPhone = `${maxWidthQuery(559)} and (max-height: 600px)`;
/** A phone on its side: its actions come before the picture. */
const landscapePhone = `${widthRangeQuery(560, 1023)} and (max-height: 500px)`;

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  // svh leaves room for the browser's bars; engines without it keep vh. No more than a minimum: words that are set
  // larger or wider than planned must not be cut.
  minHeight: ['100vh', '100svh'],
  paddingTop: headerHeight,
  color: colour.white,
  backgroundColor: colour.slate,
  '@media': { [media.wide]: { minHeight: '80vh' }, [media.print]: { minHeight: 0, paddingTop: 0 } },
  // Shown once all of it has come, when what follows it begins: over a weak signal the words at its foot would climb.
  '@supports': { 'selector(:has(+ *))': { selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } } } },
});

/** The one way that cannot wait: above the cookie banner on the smallest phone. */
export const leakLink = style({
  display: 'block',
  padding: `${space.snug} 0`,
  fontWeight: 700,
  // 20 px, more where letters are larger.
  lineHeight: `${20 / 17}rem`,
  color: colour.white,
  backgroundColor: colour.fir,
  '@media': { [maxWidthQuery(389)]: { fontSize: size.small }, [media.print]: { display: 'none' } },
});
globalStyle(`${leakLink} > span`, { display: 'block' });
/** At the other end of the line, because whoever has a leak asks next whether someone answers now. */
export const hours = style({
  display: 'none',
  float: 'right',
  fontWeight: 400,
  '@media': { [media.desktop]: { display: 'block' } },
});

// Clips what the picture has beyond the window.
export const stage = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', overflow: 'hidden' });

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  paddingBottom: space.base,
  '@media': {
    [media.wide]: { paddingBottom: space.roomy },
    // The title over the whole width; below it the other words, and beside them the picture, off the window's edge.
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

// Above the words on a phone, from edge to edge.
export const picture = style({
  display: 'block',
  position: 'relative',
  flex: '1 1 auto',
  minHeight: '120px',
  margin: `0 -${space.base}`,
  '@media': {
    [lowestPhone]: { minHeight: '76px' },
    [landscapePhone]: { order: 2, marginTop: space.base },
    [media.wide]: { margin: `0 -${space.roomy}` },
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '2 / 4',
      minHeight: '200px',
      margin: `${space.tight} -${space.roomy} -${space.wide} 0`,
    },
    [minWidthQuery(1224)]: { marginRight: `calc((${contentWidth} - 100vw) / 2 - ${space.roomy})` },
    [media.print]: { display: 'none' },
  },
});

// Its left edge and its top stay in sight. On a desktop it is larger than its place, and the wall is cut.
export const drawing = style({
  ...stretched,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '0 0',
  forcedColorAdjust: 'none',
  '@media': { [media.desktop]: { height: '124%' } },
});

/** A photograph of the owner's ends on the slope of a roof. */
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
/** Where its point lies near an edge: a phone shows a third of its height, a wide screen two thirds of its width. */
export const point = { top: style({}), bottom: style({}), left: style({}), right: style({}) };
globalStyle(`${point.top} img`, { '@media': { [maxWidthQuery(1023)]: { objectPosition: '50% 0' } } });
globalStyle(`${point.bottom} img`, { '@media': { [maxWidthQuery(1023)]: { objectPosition: '50% 100%' } } });
globalStyle(`${point.left} img`, { '@media': { [media.desktop]: { objectPosition: '0' } } });
globalStyle(`${point.right} img`, { '@media': { [media.desktop]: { objectPosition: '100%' } } });

export const title = style({
  marginTop: space.snug,
  letterSpacing: '-.02em',
  '@media': {
    [lowPhone]: { fontSize: size.h2Dense },
    [landscapePhone]: { fontSize: size.h2Dense },
    [media.wide]: { fontSize: size.h1Beside },
    [media.desktop]: { gridColumn: '1 / 3', marginTop: 0, fontSize: [size.h1Wide, size.h1Display], lineHeight: 1.02 },
    // As wide as the window: two lines on every desktop.
    [minWidthQuery(1224)]: { marginRight: `calc((${contentWidth} - 100vw) / 2)` },
  },
});

// On a phone after the buttons: they stand above the cookie banner.
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
    // Three in a row on a tablet held upright.
    [minWidthQuery(560)]: { display: 'inline-block', marginRight: space.snug, padding: `${space.snug} ${space.base}` },
  },
});

export const desktopOnly = style({});
globalStyle(`${actions} > ${desktopOnly}`, { '@media': { [media.narrow]: { display: 'none' } } });

export const guarantees = style({
  position: 'relative',
  backgroundColor: colour.chalk,
  color: colour.ink,
  '@media': { [media.wide]: { padding: `${space.snug} 0`, borderTop: `4px solid ${colour.clay}` } },
});
globalStyle(`${guarantees} span`, {
  display: 'none',
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
});
// Two words under each other on a phone, in a third of the width with its proof beyond; a row each only where letters are large.
globalStyle(`${guarantees} li`, {
  flex: '1 0 auto',
  width: 'min-content',
  padding: `${space.tight} ${space.tight} ${space.tight} 0`,
  '@media': { [media.wide]: { flex: '1', width: 'auto' } },
});
