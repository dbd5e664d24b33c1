import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '../theme/breakpoints';
import {
  colour,
  contentWidth,
  headerHeight,
  maxWidthQuery,
  media,
  minWidthQuery,
  shadow,
  size,
  space,
  target,
  widthRangeQuery,
} from '../theme/tokens';

/** Where the links just have room in the bar. */
const narrowDesktop = widthRangeQuery(WIDE, 1099);

/** The header's height where its letters are large and it has several rows. */
const maxHeaderHeight = '5rem';

/** What marks the current page. */
const currentRule = `linear-gradient(${colour.clay}, ${colour.clay})`;

// Solid by default, as it stays without scripts; transparent only while the behaviour keeps watch. It changes at once:
// Chrome may never begin a fade of the ground on a page that it opens half-way down.
export const header = style({
  // Over the page's top; larger letters make it higher, and what it is higher by moves the page down.
  position: 'sticky',
  zIndex: 30,
  top: 0,
  marginBottom: `-${headerHeight}`,
  color: colour.ink,
  backgroundColor: colour.white,
  boxShadow: shadow,
  selectors: {
    // An open menu lies over the cookie banner, which would cover its last entries, and waits.
    '&[data-open]': { zIndex: 45 },
    '.js:not(.scrolled) &:not([data-open])': {
      color: colour.white,
      // What lies under it at the top of every page is slate: no picture begins above its lower edge.
      // Larger letters: what moves the page down has a ground of its own.
      background: `linear-gradient(${colour.slate}, ${colour.slate}) 0 0 / 100% calc(100% - ${headerHeight}) no-repeat`,
      boxShadow: 'none',
    },
  },
  '@media': {
    [media.short]: { position: 'relative' },
    [media.print]: { position: 'static', marginBottom: 0 },
    // Lower on a scrolled phone, which has its name and the menu there; moved, so that nothing in it is laid out anew.
    [media.narrow]: {
      selectors: { 'html:not([data-banner-shown]) &[data-shown]:not([data-open])': { transform: 'translateY(-12px)' } },
    },
  },
  // Shown once all of it has come: over a weak signal the number would move as its digits arrive.
  '@supports': { 'selector(:has(+ *))': { selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } } } },
});

export const bar = style({
  display: 'flex',
  // Rows below each other where letters are too large for one.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: headerHeight,
});

export const brand = style({
  display: 'flex',
  // Its words wrap before the row does.
  flex: '1 1 0',
  alignItems: 'center',
  minHeight: target,
  fontWeight: 700,
  fontSize: size.lead,
  // Two lines of it where a visitor's letters are large.
  lineHeight: 1.2,
  textDecoration: 'none',
  '@media': {
    [media.narrow]: { marginRight: space.tight, fontSize: size.body },
    [media.large]: { marginRight: 0, fontSize: size.small },
  },
});

globalStyle(`${brand} svg`, {
  '@media': {
    [media.narrow]: { width: '32px', marginRight: space.tight },
    // The number comes before the logo.
    [maxWidthQuery(411)]: { display: 'none' },
    [narrowDesktop]: { display: 'none' },
  },
});

export const toggle = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: target,
      order: 1,
      padding: `0 ${space.tight}`,
      margin: `0 -${space.tight} 0 auto`,
      fontWeight: 700,
      textDecoration: 'none',
    },
  },
});

const toggleFace = { display: 'flex', alignItems: 'center' } as const;
export const toggleOpen = style({ ...toggleFace, selectors: { [`${header}[data-open] &`]: { display: 'none' } } });
export const toggleClose = style({ display: 'none', selectors: { [`${header}[data-open] &`]: toggleFace } });
globalStyle(`${toggle} svg`, {
  flex: 'none',
  marginRight: space.hair,
  '@media': { [media.large]: { display: 'none' } },
});

export const nav = style({
  '@media': {
    [media.wide]: { display: 'flex', alignItems: 'center', marginLeft: 'auto' },
    [media.narrow]: {
      display: 'none',
      position: 'absolute',
      top: '100%',
      left: 0,
      right: 0,
      // dvh: its last entry does not lie under the browser's bars; engines without it keep vh.
      maxHeight: [`calc(100vh - ${maxHeaderHeight})`, `calc(100dvh - ${maxHeaderHeight})`],
      overflowY: 'auto',
      padding: `${space.tight} ${space.base} ${space.roomy}`,
      color: colour.ink,
      backgroundColor: colour.white,
      borderTop: `1px solid ${colour.stone}`,
      boxShadow: shadow,
    },
    // Scrolls with the page.
    [media.short]: { maxHeight: 'none' },
  },
  selectors: {
    [`${header}[data-open] &`]: { display: 'block' },
    // Until the toggle is a button: then the script says what is open.
    [`${toggle}:not([role]) + &:target`]: { display: 'block' },
  },
});

export const items = style({ '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap' } } });

export const item = style({
  display: 'block',
  padding: `0 ${space.snug}`,
  // As high as the header: the pointer reaches the panel without leaving it.
  lineHeight: headerHeight,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    // The triangle of a <summary>: newer engines take it away with `display`.
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline' },
    // Not a shadow, whose place the ring of the focus takes.
    '&[aria-current], &[data-current]': { background: `${currentRule} 0 100% / 100% 3px no-repeat` },
  },
  '@media': {
    [media.narrow]: {
      padding: `${space.snug} 0`,
      lineHeight: 1.42,
      whiteSpace: 'normal',
      borderBottom: `1px solid ${colour.stone}`,
    },
    [narrowDesktop]: { padding: `0 ${space.tight}`, fontSize: size.small },
  },
});

export const hiddenOnNarrowDesktop = style({ '@media': { [widthRangeQuery(WIDE, 959)]: { display: 'none' } } });
export const narrowOnly = style({ '@media': { [media.wide]: { display: 'none' } } });

// On a wide screen the panel hangs from the whole header, so that it fits from 768 px on.
export const panel = style({
  '@media': {
    [media.wide]: {
      position: 'absolute',
      top: '100%',
      left: 0,
      right: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      maxWidth: contentWidth,
      maxHeight: `calc(100vh - ${maxHeaderHeight})`,
      margin: '0 auto',
      padding: space.snug,
      overflowY: 'auto',
      color: colour.ink,
      backgroundColor: colour.white,
      borderTop: `3px solid ${colour.clay}`,
      boxShadow: shadow,
    },
    [media.narrow]: { padding: `${space.hair} 0 ${space.tight} ${space.snug}` },
  },
});

globalStyle(`${panel} a`, {
  display: 'block',
  minHeight: target,
  padding: `${space.tight} ${space.snug}`,
  lineHeight: 1.35,
  textDecoration: 'none',
});
globalStyle(`${panel} a:hover`, { backgroundColor: colour.stone });
globalStyle(`${panel} a[aria-current]`, { background: `${currentRule} 0 0 / 3px 100% no-repeat` });
globalStyle(`${panel} strong`, { display: 'block' });
globalStyle(`${panel} span`, {
  fontSize: size.small,
  color: colour.inkSoft,
  '@media': { [media.narrow]: { display: 'none' } },
});

// Before the nine services, over the panel's whole width. A rule would say that it is the current page.
export const urgent = style({ gridColumn: '1 / -1' });
globalStyle(`${urgent} strong`, { color: colour.clay });

// First in the open menu.
export const menuCall = style({});
globalStyle(`${nav} > ${menuCall}`, {
  display: 'block',
  margin: `${space.tight} 0`,
  padding: `${space.snug} ${space.tight}`,
  '@media': { [media.wide]: { display: 'none' } },
});

// The number in clay; on the smallest phones a telephone.
export const call = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  marginLeft: 'auto',
  padding: '0 13px',
  fontWeight: 700,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: colour.white,
  backgroundColor: colour.clay,
  selectors: { '&:hover': { backgroundColor: colour.clayDeep } },
  '@media': {
    [media.wide]: { marginLeft: space.tight },
    [media.narrow]: {
      padding: `0 ${space.tight}`,
      fontSize: size.small,
      selectors: {
        [`${header}[data-open] &`]: { display: 'none' },
        // The bar at the foot has the number; not while the cookie banner lies there.
        [`html:not([data-banner-shown]) ${header}[data-shown] &`]: { visibility: 'hidden' },
      },
    },
    [media.narrowest]: { padding: '0 13px' },
    [narrowDesktop]: { padding: `0 ${space.tight}` },
  },
});
// Either the number or, where it has no room, the telephone.
globalStyle(`${call} svg`, { flex: 'none', '@media': { [widthRangeQuery(360, 1099)]: { display: 'none' } } });
globalStyle(`${call} span`, {
  '@media': { [media.narrowest]: { display: 'none' }, [minWidthQuery(1100)]: { marginLeft: space.tight } },
});

export const closeLink = style({
  display: 'none',
  selectors: {
    [`${toggle}:not([role]) + ${nav}:target &`]: { display: 'block', padding: space.base, textAlign: 'center' },
  },
});
