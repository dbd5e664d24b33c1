import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE_FROM_PX } from '../theme/breakpoints';
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
  tapTarget,
  widthRangeQuery,
} from '../theme/tokens';

/** Matches desktops on which the links barely fit into the bar. */
const narrowDesktop = widthRangeQuery(WIDE_FROM_PX, 1099);

/** Height of the header if large letters take several rows. */
const maxHeaderHeight = '5rem';

/** Marks the current page. */
const currentRule = `linear-gradient(${colour.clay}, ${colour.clay})`;

// The header is solid by default and without scripts. It is transparent only while a script updates `scrolled`. It has
// no transition, because Chrome may never start a transition on a page that opens scrolled.
export const header = style({
  // The header overlays the top of the page. With larger letters it is higher and moves the page down by the
  // difference.
  position: 'sticky',
  zIndex: 30,
  top: 0,
  marginBottom: `-${headerHeight}`,
  color: colour.ink,
  backgroundColor: colour.white,
  boxShadow: shadow,
  selectors: {
    // An open menu overlays the cookie banner, because the banner would cover the last entries.
    '&[data-open]': { zIndex: 45 },
    '.js:not(.scrolled) &:not([data-open])': {
      color: colour.white,
      // The top of every page below the header is slate, because no picture starts above the header's lower edge. With
      // larger letters the part that moves the page down gets the same colour.
      background: `linear-gradient(${colour.slate}, ${colour.slate}) 0 0 / 100% calc(100% - ${headerHeight}) no-repeat`,
      boxShadow: 'none',
    },
  },
  '@media': {
    [media.print]: { position: 'static', marginBottom: 0 },
    // On a scrolled phone the header moves up a little, because it shows only the name and the menu. A transform causes
    // no new layout.
    [media.narrow]: {
      selectors: { 'html:not([data-banner-shown]) &[data-shown]:not([data-open])': { transform: 'translateY(-12px)' } },
    },
    [media.short]: { position: 'relative' },
  },
  // Hidden until the next element has been parsed. Otherwise the number would move on a slow connection while its
  // digits arrive.
  '@supports': { 'selector(:has(+ *))': { selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } } } },
});

export const bar = style({
  display: 'flex',
  // Wraps into several rows if the letters are too large for a single row.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: headerHeight,
});

export const brand = style({
  display: 'flex',
  // The name wraps before the row wraps.
  flex: '1 1 0',
  alignItems: 'center',
  minHeight: tapTarget,
  fontWeight: 700,
  fontSize: size.lead,
  // Leaves room for two lines if the visitor's letters are large.
  lineHeight: 1.2,
  textDecoration: 'none',
  '@media': {
    [media.narrow]: { marginRight: space.tight, fontSize: size.body },
    [media.largeLetters]: { marginRight: 0, fontSize: size.small },
  },
});

globalStyle(`${brand} svg`, {
  '@media': {
    [media.narrow]: { width: '32px', marginRight: space.tight },
    // On narrow screens the logo is hidden to make room for the phone number.
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
      minHeight: tapTarget,
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
  '@media': { [media.largeLetters]: { display: 'none' } },
});

export const nav = style({
  '@media': {
    [media.narrow]: {
      display: 'none',
      position: 'absolute',
      top: '100%',
      left: 0,
      right: 0,
      // dvh keeps the last entry above the browser's toolbars. Engines without dvh use vh.
      maxHeight: [`calc(100vh - ${maxHeaderHeight})`, `calc(100dvh - ${maxHeaderHeight})`],
      overflowY: 'auto',
      padding: `${space.tight} ${space.base} ${space.roomy}`,
      color: colour.ink,
      backgroundColor: colour.white,
      borderTop: `1px solid ${colour.stone}`,
      boxShadow: shadow,
    },
    [media.wide]: { display: 'flex', alignItems: 'center', marginLeft: 'auto' },
    // The header is not sticky in a window this short, so the menu may be higher than the window.
    [media.short]: { maxHeight: 'none' },
  },
  selectors: {
    [`${header}[data-open] &`]: { display: 'block' },
    // Opens the menu by its URL fragment until the script has made the toggle a button. Then the script opens the menu.
    [`${toggle}:not([role]) + &:target`]: { display: 'block' },
  },
});

export const items = style({ '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap' } } });

export const item = style({
  display: 'block',
  padding: `0 ${space.snug}`,
  // The item is as high as the header, so that the mouse reaches the panel without leaving the item.
  lineHeight: headerHeight,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    // Hides the triangle of a <summary> in WebKit. In newer engines `display` hides the triangle.
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline' },
    // Uses a background, because the focus ring would replace a shadow.
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

export const hiddenOnNarrowDesktop = style({ '@media': { [widthRangeQuery(WIDE_FROM_PX, 959)]: { display: 'none' } } });
export const narrowOnly = style({ '@media': { [media.wide]: { display: 'none' } } });

// On a wide screen the panel is as wide as the header, so that the panel fits from 768 px.
export const panel = style({
  '@media': {
    [media.narrow]: { padding: `${space.hair} 0 ${space.tight} ${space.snug}` },
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
  },
});

globalStyle(`${panel} a`, {
  display: 'block',
  minHeight: tapTarget,
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

// Spans the panel above the nine services. The title is clay instead of having a rule, because a rule marks the current
// page.
export const urgent = style({ gridColumn: '1 / -1' });
globalStyle(`${urgent} strong`, { color: colour.clay });

// Call link, the first entry of the open menu.
export const menuCall = style({});
globalStyle(`${nav} > ${menuCall}`, {
  display: 'block',
  margin: `${space.tight} 0`,
  padding: `${space.snug} ${space.tight}`,
  '@media': { [media.wide]: { display: 'none' } },
});

// Phone number on a clay background. The smallest phones show only an icon.
export const call = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: tapTarget,
  marginLeft: 'auto',
  padding: '0 13px',
  fontWeight: 700,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: colour.white,
  backgroundColor: colour.clay,
  selectors: { '&:hover': { backgroundColor: colour.clayDeep } },
  '@media': {
    [media.narrow]: {
      padding: `0 ${space.tight}`,
      fontSize: size.small,
      selectors: {
        [`${header}[data-open] &`]: { display: 'none' },
        // The bar at the bottom shows the number instead, except while the cookie banner covers the bar.
        [`html:not([data-banner-shown]) ${header}[data-shown] &`]: { visibility: 'hidden' },
      },
    },
    [media.wide]: { marginLeft: space.tight },
    [media.narrowest]: { padding: '0 13px' },
    [narrowDesktop]: { padding: `0 ${space.tight}` },
  },
});
// Shows the number, or the icon if the number does not fit.
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
