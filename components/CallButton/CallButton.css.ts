import { style } from '@vanilla-extract/css';
import { colour, contentWidth, from, radius, shadow, space } from '../theme/tokens';

/** From here on it is a button with its number, on the page's own edge; a bar up to there. */
const grid = from(1280);

const pageEdge = `calc(50% - ${contentWidth} / 2 + ${space.roomy})`;

export const button = style({
  position: 'fixed',
  zIndex: 20,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '52px',
  padding: `0 ${space.roomy}`,
  fontWeight: 700,
  textDecoration: 'none',
  color: colour.white,
  backgroundColor: colour.fir,
  boxShadow: shadow,
  selectors: {
    // Without scripts too: the header's telephone is always in sight.
    '&:not([data-shown])': { visibility: 'hidden' },
    // The banner's own buttons come first.
    '[data-banner-shown] &': { display: 'none' },
    // A bar's ring lies inside of it: around it, it would be outside the window.
    '&:focus': { outlineColor: `${colour.white} !important`, outlineOffset: '-6px' },
  },
  '@media': {
    [grid]: {
      // Larger letters widen the content beyond the window.
      right: [pageEdge, `max(${space.roomy}, ${pageEdge})`],
      bottom: space.base,
      left: 'auto',
      borderRadius: radius,
    },
  },
});

export const label = style({ marginLeft: space.tight });
