import { globalStyle } from '@vanilla-extract/css';
import { colour, font, measure, media, size, space } from './tokens';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  fontFamily: font.body,
  // 17 px where the browser's own size is the usual 16; a visitor's larger one counts.
  fontSize: '106.25%',
  lineHeight: 1.6,
  color: colour.ink,
  backgroundColor: colour.chalk,
  WebkitTextSizeAdjust: '100%',
  overflowWrap: 'break-word',
  // What has the focus never lies under the header or the call bar.
  scrollPaddingTop: ['88px', 'max(88px, 5rem)'],
  scrollPaddingBottom: '72px',
});

globalStyle('body, h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3', { lineHeight: 1.15, fontWeight: 700, letterSpacing: '-.01em', textWrap: 'balance' });
globalStyle('h1', { fontSize: size.h1, '@media': { [media.narrowest]: { fontSize: size.h1Narrowest } } });
globalStyle('h3', { fontSize: size.h3 });
globalStyle('p, li, dd', { maxWidth: measure });
// In a grid a long word breaks as it does elsewhere, and widens no column.
globalStyle('div, li', { minWidth: 0 });
globalStyle('main p + p', { marginTop: space.base });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('a', { color: 'inherit' });
// Where one was already, in running text: a button stays what it is.
globalStyle('main p > a:not([class]):visited', { color: colour.clayDeep });
// Another site. Read out, too, by browsers that know an alternative text for what styles add.
globalStyle('a[href^=http]::after', { content: ['" ↗"', '" ↗" / " (autre site)"'] });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('[hidden]', { display: 'none !important' });

// Two rings, one of which shows on any ground. They are important, so that they take the place of an element's own shadow
// or outline. Old engines know only :focus; the others take the rings away from clicks.
globalStyle(':focus', {
  outline: `3px solid ${colour.ink} !important`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${colour.white} !important`,
});
globalStyle(':focus:not(:focus-visible)', { outline: 'none !important', boxShadow: 'none !important' });

globalStyle('html', { '@media': { [media.short]: { scrollPaddingTop: 0 } } });

// Pages of this site turn like sheets, where motion is allowed. Both pages inherit the duration.
const moving = '(prefers-reduced-motion: no-preference)';
globalStyle('@view-transition', { '@media': { [moving]: { navigation: 'auto' } as object } });
globalStyle('::view-transition-group(root)', { '@media': { [moving]: { animationDuration: '180ms' } } });

// Elsewhere a ground or a shadow says which one is chosen.
globalStyle('[aria-selected=true], [data-current], header [aria-current]', {
  '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-4px' } },
});
