import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import face from './faces/bricolage-grotesque-700.woff2?url';
import { font } from './tokens';

const source = { src: `url(${face}) format("woff2")`, fontWeight: '700' } as const;

// Where it comes before the text, it is there at once; never swapped in behind the page's back.
globalFontFace('Bricolage in time', { ...source, fontDisplay: 'optional' });
// Words are never invisible, whatever the browser thinks of a face that has come.
globalFontFace('Bricolage', { ...source, fontDisplay: 'swap' });

/** The system's own bold face, as wide as the heading face over all headings of the site, and as high and as deep. */
const scaleToFace = (name: string, locals: string, sizeAdjust: number) => {
  const percentOfFace = (share: number) => `${Math.round((100 * share) / sizeAdjust)}%`;
  globalFontFace(name, {
    src: locals,
    fontWeight: '700',
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: percentOfFace(93),
    descentOverride: percentOfFace(27),
    lineGapOverride: '0%',
  });
};
// By the family's name, too: WebKit on Linux knows no other.
scaleToFace('As Arial', 'local("Arial Bold"), local("Liberation Sans Bold"), local("Liberation Sans")', 101.3);
scaleToFace('As Roboto', 'local("Roboto Bold")', 108.4);

const fallbacks = `"As Arial", "As Roboto", ${font.body}`;

// `face` is written by the script in the document's head (renderer/document/head.inline.ts). Without scripts there is no
// class.
globalStyle('html', { vars: { '--heading-faces': fallbacks } });
globalStyle('html:not([class]), .face', { vars: { '--heading-faces': `"Bricolage in time", ${fallbacks}` } });
globalStyle('h1, h2, h3', { fontFamily: font.heading });
// Set on each heading once the face has come (components/widgets/heading-face.ts).
globalStyle('.late', { vars: { '--heading-faces': `Bricolage, ${fallbacks}` } });
