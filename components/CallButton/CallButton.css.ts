import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../theme/layout.css';
import { colour, from, shadow, space } from '../theme/tokens';

/** From here on a round button fits into the margin; on narrower windows it would lie over the end of every line. */
const margin = from(1280);

// A bar up to there.
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
  },
  '@media': {
    [margin]: {
      right: space.hair,
      bottom: space.base,
      left: 'auto',
      minHeight: 0,
      padding: '11px',
      borderRadius: '50%',
    },
  },
});

export const label = style({ marginLeft: space.tight, '@media': { [margin]: hiddenFromSight } });
