import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from './tokens';

/** Hides an element in print. */
export const screenOnly = style({});

const addPrintRule = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

// In print a page is black on white, without controls, and fully unfolded. The print styles of a single component are
// in its own .css.ts file.
addPrintRule('*', { color: '#000 !important', background: '#fff !important', boxShadow: 'none !important' });
addPrintRule('html', { fontSize: '9.5pt', lineHeight: 1.4 });
addPrintRule(`nav, aside, form, body > section, footer details, .${screenOnly}`, { display: 'none !important' });
addPrintRule('section, main > div, footer', { padding: `${space.tight} 0 !important` });
addPrintRule('details::details-content', { contentVisibility: 'visible' });
addPrintRule('h2, h3, summary', { breakAfter: 'avoid' });
addPrintRule('h2, h3, figure, table, footer', { breakInside: 'avoid' });
// Prints the background of markers and of texts over a picture. Browsers omit backgrounds by default.
addPrintRule('::before, figcaption, small', { WebkitPrintColorAdjust: 'exact' });
