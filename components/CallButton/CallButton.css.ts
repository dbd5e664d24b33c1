import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../theme/layout.css';
import { colour, contentWidth, media, minWidthQuery, shadow, space, tapTarget } from '../theme/tokens';

/**
 * Centres the button between the window's edge and the content. The content is 24 px narrower than its column on each
 * side.
 */
const middleOfMargin = `calc((100% - ${contentWidth} + 2 * ${space.roomy}) / 4 - ${tapTarget} / 2)`;

/** From this width, the button fits between the content and the window's edge. */
const gutter = minWidthQuery(1280);

// The button is a bar at the bottom of a phone. A wide screen has the number in its header, so the button there is a
// disc in the margin, which covers no content.
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
  // The text takes two lines in a window of 320 px. The bar is then no higher than the padding at the end of the
  // footer.
  lineHeight: 1.3,
  textDecoration: 'none',
  color: colour.white,
  backgroundColor: colour.fir,
  boxShadow: shadow,
  selectors: {
    // Hides the button without scripts too, because the phone number in the header is then always visible.
    '&:not([data-shown])': { visibility: 'hidden' },
    // Hides the bar while the banner's buttons are in its place.
    '[data-banner-shown] &': { display: 'none' },
    // Draws the focus ring inside the bar, because an outer ring would be outside the window.
    '&:focus': { outlineColor: `${colour.white} !important`, outlineOffset: '-6px' },
  },
  '@media': {
    [media.wide]: { display: 'none' },
    [gutter]: {
      display: 'flex',
      // Keeps the button inside the window if larger letters make the content wider than the window.
      right: [middleOfMargin, `max(${space.hair}, ${middleOfMargin})`],
      bottom: space.roomy,
      left: 'auto',
      width: tapTarget,
      height: tapTarget,
      minHeight: 0,
      padding: 0,
      backgroundColor: colour.clay,
      borderRadius: '50%',
      selectors: { '&:focus': { outlineColor: `${colour.ink} !important`, outlineOffset: '3px' } },
      // A white ring keeps the disc visible on every background, including a clay-coloured button.
      boxShadow: `0 0 0 2px ${colour.white}`,
    },
  },
});

export const label = style({ marginLeft: space.tight, '@media': { [gutter]: { ...visuallyHidden, margin: '-1px' } } });
globalStyle(`${button} > svg`, { '@media': { [gutter]: { width: '20px' } } });
