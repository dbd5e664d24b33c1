import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import face from './faces/bricolage-grotesque-700.woff2?url';
import { font } from './tokens';

globalFontFace('Bricolage Grotesque', {
  src: `url(${face}) format("woff2")`,
  fontWeight: '700',
  // Never swapped in after the text is on screen: nothing moves, and the next page has it from the cache.
  fontDisplay: 'optional',
});

/** Only a fast connection asks for the face: the script in the head says so on the root element. */
globalStyle('.fast h1, .fast h2, .fast h3, .fast blockquote', { fontFamily: font.heading });
