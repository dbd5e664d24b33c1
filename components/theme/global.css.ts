import { globalStyle } from '@vanilla-extract/css';
import { colour, font, maxLineLength, media, size, space } from './tokens';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  fontFamily: font.body,
  // 17 px if the browser's font size is the usual 16 px. The size scales with the visitor's setting.
  fontSize: '106.25%',
  lineHeight: 1.6,
  color: colour.ink,
  backgroundColor: colour.chalk,
  WebkitTextSizeAdjust: '100%',
  overflowWrap: 'break-word',
  // Keeps the focused element clear of the header and of the call bar.
  scrollPaddingTop: ['88px', 'max(88px, 5rem)'],
  scrollPaddingBottom: '72px',
});

globalStyle('body, h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3', { lineHeight: 1.15, fontWeight: font.headingWeight, textWrap: 'balance' });
globalStyle('h1', {
  fontSize: size.h1,
  letterSpacing: '-.02em',
  '@media': { [media.narrowest]: { fontSize: size.h1Narrowest } },
});
// The face is cut for display sizes. Small headings need more space between letters.
globalStyle('h3', { fontSize: size.h3, letterSpacing: '.01em' });
// Engines that support `pretty` leave no single word on the last line.
globalStyle('p, li, dd', { maxWidth: maxLineLength, textWrap: 'pretty' });
// Lets a long word break inside a grid, so that it does not widen its column.
globalStyle('div, li', { minWidth: 0 });
globalStyle('main p + p', { marginTop: space.base });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('a', { color: 'inherit' });
// Colours visited links in running text. Buttons have a class and stay unchanged.
globalStyle('main p > a:not([class]):visited', { color: colour.clayDeep });
// Marks links to other sites with an arrow. Browsers that support alternative text for `content` read «(autre site)».
globalStyle('a[href^=http]::after', { content: ['" ↗"', '" ↗" / " (autre site)"'] });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('[hidden]', { display: 'none !important' });

// Draws a dark and a white focus ring, so that at least one ring is visible on any background. `!important` overrides
// an element's own shadow or outline. Old engines only support :focus. Newer engines remove the rings after a click.
globalStyle(':focus', {
  outline: `3px solid ${colour.ink} !important`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${colour.white} !important`,
});
globalStyle(':focus:not(:focus-visible)', { outline: 'none !important', boxShadow: 'none !important' });

globalStyle('html', { '@media': { [media.short]: { scrollPaddingTop: 0 } } });

// Navigation within the site cross-fades, unless the visitor prefers reduced motion. Both pages inherit the duration.
const moving = '(prefers-reduced-motion: no-preference)';
globalStyle('@view-transition', { '@media': { [moving]: { navigation: 'auto' } as object } });
globalStyle('::view-transition-group(root)', { '@media': { [moving]: { animationDuration: '180ms' } } });

// Marks the current item in forced colours, because they remove the background or shadow that usually marks it.
globalStyle('[data-current], header [aria-current]', {
  '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-4px' } },
});
