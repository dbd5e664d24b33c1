import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import face from './faces/bricolage-grotesque.woff2?url';
import { font } from './tokens';

const fontWeight = `${font.headingWeight}`;
const source = { src: `url(${face}) format("woff2")`, fontWeight } as const;

// Used if the face arrives before the first paint. `optional` prevents a later swap.
globalFontFace('Bricolage in time', { ...source, fontDisplay: 'optional' });
// Used if the face arrives later. `swap` keeps the text visible while the browser loads it.
globalFontFace('Bricolage', { ...source, fontDisplay: 'swap' });

/**
 * Declares a system's bold face as a fallback with the ascent and descent of the heading face. The fallback is scaled
 * to the width of the heading face over all headings of the site (docs/decisions/004-heading-face.md).
 */
const scaleToFace = (name: string, localFonts: string, sizeAdjust: number) => {
  const percentOfFace = (share: number) => `${Math.round((100 * share) / sizeAdjust)}%`;
  globalFontFace(name, {
    src: localFonts,
    fontWeight,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: percentOfFace(93),
    descentOverride: percentOfFace(27),
    lineGapOverride: '0%',
  });
};
// Also lists the plain family name, because WebKit on Linux finds the face only by this name.
scaleToFace('As Arial', 'local("Arial Bold"), local("Liberation Sans Bold"), local("Liberation Sans")', 92.4);
scaleToFace('As Roboto', 'local("Roboto Bold")', 98.4);

// Written without quotes and spaces, because every page contains these lists and the minifier does not shorten custom
// properties.
const fallbacks = `As Arial,As Roboto,${font.body.replace(/, /g, ',')}`;

// The script in the document's head adds the class `face` (renderer/document/head.inline.ts). Without scripts <html>
// has no class.
globalStyle('html', { vars: { '--heading-faces': fallbacks } });
globalStyle('html:not([class]), .face', { vars: { '--heading-faces': `Bricolage in time,${fallbacks}` } });
globalStyle('h1, h2, h3', { fontFamily: font.heading });
// components/widgets/heading-face.ts adds this class to each heading after the face has loaded.
globalStyle('.late', { vars: { '--heading-faces': `Bricolage,${fallbacks}` } });
