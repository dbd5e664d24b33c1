import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from './tokens';

/** What has no use on paper. */
export const screenOnly = style({});

const addPrintRule = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

// A page on paper is a leaflet: black on white, nothing to press, nothing folded. What only one component leaves out or
// lays out otherwise stands with its own styles.
addPrintRule('*', { color: '#000 !important', background: '#fff !important', boxShadow: 'none !important' });
addPrintRule('html', { fontSize: '9.5pt', lineHeight: 1.4 });
addPrintRule(`nav, aside, form, body > section, footer details, .${screenOnly}`, { display: 'none !important' });
addPrintRule('section, main > div, footer', { padding: `${space.tight} 0 !important` });
addPrintRule('details::details-content', { contentVisibility: 'visible' });
addPrintRule('h2, h3, summary', { breakAfter: 'avoid' });
addPrintRule('h2, h3, figure, table, footer', { breakInside: 'avoid' });
// Words over a picture, and markers, which are drawn with their ground: browsers leave grounds out.
addPrintRule('::before, figcaption, small', { WebkitPrintColorAdjust: 'exact' });
