import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '../theme/breakpoints';
import {
  between,
  colour,
  contentWidth,
  from,
  headerHeight,
  media,
  shadow,
  size,
  space,
  target,
  upTo,
} from '../theme/tokens';

/** Where the links just have room in the bar. */
const narrowDesktop = between(WIDE, 1099);

// Solid by default, as it stays without scripts; transparent only while the behaviour keeps watch. It changes at once:
// Chrome may never begin a fade of the ground on a page that it opens half-way down.
export const header = style({
  position: 'fixed',
  zIndex: 30,
  top: 0,
  left: 0,
  right: 0,
  color: colour.ink,
  backgroundColor: colour.white,
  boxShadow: shadow,
  selectors: {
    // An open menu lies over the cookie banner, which would cover its last entries, and waits.
    '&[data-open]': { zIndex: 45 },
    '.js:not(.scrolled) &:not([data-open])': {
      color: colour.white,
      backgroundColor: 'transparent',
      // White words need a dark of their own, whatever picture lies under them: 4.5:1 over a white one.
      backgroundImage: 'linear-gradient(rgba(26,36,44,.75) 70%, rgba(26,36,44,0))',
      boxShadow: 'none',
    },
  },
  '@media': {
    [media.short]: { position: 'absolute' },
    [media.print]: { position: 'static' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: headerHeight,
});

export const brand = style({
  display: 'flex',
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
    [upTo(411)]: { display: 'none' },
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
      marginRight: `-${space.tight}`,
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
      maxHeight: [`calc(100vh - ${headerHeight})`, `calc(100dvh - ${headerHeight})`],
      overflowY: 'auto',
      padding: `${space.tight} ${space.base} ${space.roomy}`,
      color: colour.ink,
      backgroundColor: colour.white,
      borderTop: `1px solid ${colour.stone}`,
      boxShadow: shadow,
    },
  },
  selectors: {
    [`${header}[data-open] &`]: { display: 'block' },
    // Until the toggle is a button: then the script says what is open.
    [`${toggle}:not([role]) + &:target`]: { display: 'block' },
  },
});

export const items = style({ '@media': { [media.wide]: { display: 'flex' } } });

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
    '&[aria-current], &[data-current]': { boxShadow: `inset 0 -3px 0 ${colour.clay}` },
  },
  '@media': {
    [media.narrow]: { padding: `${space.snug} 0`, lineHeight: '24px', borderBottom: `1px solid ${colour.stone}` },
    [narrowDesktop]: { padding: `0 ${space.tight}`, fontSize: size.small },
  },
});

export const withRoom = style({ '@media': { [between(WIDE, 959)]: { display: 'none' } } });
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
      margin: '0 auto',
      padding: space.snug,
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
globalStyle(`${panel} a[aria-current]`, { boxShadow: `inset 3px 0 0 ${colour.clay}` });
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
      selectors: { [`${header}[data-open] &`]: { display: 'none' } },
    },
    [media.narrowest]: { padding: '0 13px' },
    [narrowDesktop]: { padding: `0 ${space.tight}` },
  },
});
// Either the number or, where it has no room, the telephone.
globalStyle(`${call} svg`, { flex: 'none', '@media': { [between(360, 1099)]: { display: 'none' } } });
globalStyle(`${call} span`, {
  '@media': { [media.narrowest]: { display: 'none' }, [from(1100)]: { marginLeft: space.tight } },
});

export const closeLink = style({
  display: 'none',
  selectors: {
    [`${toggle}:not([role]) + ${nav}:target &`]: { display: 'block', padding: space.base, textAlign: 'center' },
  },
});
