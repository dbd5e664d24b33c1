import { style } from '@vanilla-extract/css';
import { colour, media, motion, shadow, space } from '../../renderer/theme/tokens';

// A bar on a phone, where a round button would lie over the end of every line; a button in the margin elsewhere.
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
    '.js &:not([data-shown])': { visibility: 'hidden', opacity: 0 },
    // The banner's own buttons come first.
    '[data-banner-shown] &': { display: 'none' },
  },
  '@media': {
    [media.wide]: {
      right: space.base,
      bottom: space.base,
      left: 'auto',
      border: `2px solid ${colour.white}`,
      borderRadius: '26px',
    },
    [media.motion]: { transition: `opacity ${motion}, visibility ${motion}` },
  },
});

export const label = style({ marginLeft: space.tight });
