import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../theme/layout.css';
import { colour, contentWidth, media, minWidthQuery, shadow, space, target } from '../theme/tokens';

/** The middle of what is beside the content, which is 24 px narrower than its column on each side. */
const middleOfMargin = `calc((100% - ${contentWidth} + 2 * ${space.roomy}) / 4 - ${target} / 2)`;

/** From here on there is room for a thumb between the content and the window's edge. */
const gutter = minWidthQuery(1280);

// On a phone a bar; on a wide screen, where the header has the number, a disc beside the content, over none of it.
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
  // Two lines in a window of 320 px: no higher than the room at the end of the footer.
  lineHeight: 1.3,
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
    [media.wide]: { display: 'none' },
    [gutter]: {
      display: 'flex',
      // Larger letters widen the content beyond the window.
      right: [middleOfMargin, `max(${space.hair}, ${middleOfMargin})`],
      bottom: space.roomy,
      left: 'auto',
      width: target,
      height: target,
      minHeight: 0,
      padding: 0,
      backgroundColor: colour.clay,
      borderRadius: '50%',
      selectors: { '&:focus': { outlineColor: `${colour.ink} !important`, outlineOffset: '3px' } },
      // Seen on every ground, the clay of a button too.
      boxShadow: `0 0 0 2px ${colour.white}`,
    },
  },
});

export const label = style({ marginLeft: space.tight, '@media': { [gutter]: { ...hiddenFromSight, margin: '-1px' } } });
globalStyle(`${button} > svg`, { '@media': { [gutter]: { width: '20px' } } });
