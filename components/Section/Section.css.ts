import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { heading } from '../theme/layout.css';
import { colour, contentWidth, media, space } from '../theme/tokens';

/** Backgrounds of the bands. */
export const tone = styleVariants({
  chalk: {},
  stone: { backgroundColor: colour.stone },
  lichen: { backgroundColor: colour.lichenFaint },
  slate: { backgroundColor: colour.slate, color: colour.white },
  fir: { backgroundColor: colour.fir, color: colour.white },
});

// A list of selectors instead of a common class, so that each band has one class less in the HTML.
globalStyle(Object.values(tone).join(), {
  position: 'relative',
  padding: `${space.vast} 0`,
  '@media': { [media.wide]: { padding: `${space.generous} 0` } },
  // The browser skips the layout of a distant band at load. The band is laid out later by
  // components/widgets/far-bands.ts, or by the browser when it comes near. Requires overflow-clip-margin, because
  // Safari would clip the slope above the edge of the band. `contain: paint` also applies after the layout, because
  // Chromium would otherwise request photos that a phone shows only after a swipe (8 kB on a town page).
  '@supports': {
    '(content-visibility: auto) and (overflow-clip-margin: 1px)': {
      contain: 'paint',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 1000px',
      overflowClipMargin: '200px',
    },
  },
});

/** Smaller padding for a band that belongs to the previous band or has little content. */
export const dense = style({
  padding: `${space.wide} 0`,
  '@media': { [media.wide]: { padding: `${space.dense} 0` } },
});

// No edge separates two chalk bands, because chalk is the background of the page. Without this rule the space between
// their contents would look twice as high as at an edge.
globalStyle(`${tone.chalk} + ${tone.chalk}`, { paddingTop: 0 });

/** No bottom padding, for a band that ends on a drawing. */
export const endsOnDrawing = style({ selectors: { '&&': { paddingBottom: 0 } } });

// Draws a roof slope above a dark band with a pitch of 30°: its height is its width times tan 30°. The font size is the
// width, so that both are computed from one value. The width is the margin right of the content, from 96 to 300 px.
// On a wide window the slope therefore covers no content of the previous band.
const slope = {
  content: '""',
  position: 'absolute' as const,
  right: 0,
  // Overlaps the band by 1 px, because half a pixel of the previous band would be visible otherwise.
  bottom: 'calc(100% - 1px)',
  fontSize: ['96px', `clamp(96px, 50vw - ${contentWidth} / 2, 300px)`],
  width: '1em',
  height: '.577em',
  backgroundColor: 'inherit',
  clipPath: 'polygon(0 100%, 100% 0, 100% 100%)',
};

const slopeSelectors = [tone.slate, tone.fir].map((ground) => `${ground}::before`);
globalStyle(slopeSelectors.join(), { '@media': { screen: slope } });

/** On a desktop the heading has its own column next to the text. Content after the text is below the heading. */
export const titleAside = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / 4fr 8fr',
      gridColumnGap: space.wide,
      alignItems: 'start',
    },
  },
});
globalStyle(`${titleAside} > ${heading} + *`, { '@media': { [media.desktop]: { gridArea: '1 / 2 / 3' } } });
