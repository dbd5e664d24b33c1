import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, space } from '../theme/tokens';

// Styles that never change are attributes of the drawing, because attributes add nothing to the page's CSS.
export const textAlternative = style({
  display: 'inline-block',
  marginRight: space.base,
  lineHeight: '44px',
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${textAlternative} p`, { lineHeight: 1.4 });

export const sheet = style({
  width: '100%',
  maxWidth: '540px',
  height: 'auto',
  // Clips shapes outside the viewBox, including in old engines.
  overflow: 'hidden',
  backgroundColor: colour.white,
  '@media': {
    // On the narrowest phones the sheet is as wide as the screen, because its labels are 14 px high at a width of 320
    // px.
    [media.narrowest]: { width: `calc(100% + 2 * ${space.base})`, maxWidth: 'none', margin: `0 -${space.base}` },
    // Keeps the white background in forced colours, because browsers do not change the colours of shapes.
    [media.forcedColours]: { forcedColorAdjust: 'none' },
  },
});
