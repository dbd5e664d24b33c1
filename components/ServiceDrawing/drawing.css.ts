import { style } from '@vanilla-extract/css';
import { colour, media } from '../theme/tokens';

// What never changes stands on the drawing as attributes: it costs no page its styles.
export const sheet = style({
  width: '100%',
  maxWidth: '540px',
  height: 'auto',
  // Clips what a drawing leaves out, in old engines too.
  overflow: 'hidden',
  backgroundColor: colour.white,
  '@media': {
    [media.wide]: { strokeWidth: 0.8, fontSize: '10px' },
    // A browser forces no colours on shapes: the sheet stays white under them.
    [media.forcedColours]: { forcedColorAdjust: 'none' },
  },
});
