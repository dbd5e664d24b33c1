import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, space } from '../theme/tokens';

// What never changes stands on the drawing as attributes: it costs no page its styles.
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
  // Clips what a drawing leaves out, in old engines too.
  overflow: 'hidden',
  backgroundColor: colour.white,
  '@media': {
    // From edge to edge of the narrowest phones: the names are 14 px high where the sheet is 320 wide.
    [media.narrowest]: { width: `calc(100% + 2 * ${space.base})`, maxWidth: 'none', margin: `0 -${space.base}` },
    // A browser forces no colours on shapes: the sheet stays white under them.
    [media.forcedColours]: { forcedColorAdjust: 'none' },
  },
});
