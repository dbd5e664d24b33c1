import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { heading } from '../theme/layout.css';
import { colour, media, space } from '../theme/tokens';

const base = style({
  position: 'relative',
  padding: `${space.vast} 0`,
  '@media': { [media.wide]: { padding: `${space.generous} 0` } },
  // A band far from the window is laid out after the page has loaded (components/widgets/far-bands.ts), or when it comes
  // near. Its slope stands above its edge, which Safari would cut.
  '@supports': {
    '(content-visibility: auto) and (overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 1000px',
      overflowClipMargin: '60px',
    },
  },
});

/** A band that belongs to the one before it, or says little. */
export const dense = style({
  padding: `${space.wide} 0`,
  '@media': { [media.wide]: { padding: `${space.dense} 0` } },
});

/** Ends on a drawing. */
export const footed = style({ selectors: { '&&': { paddingBottom: 0 } } });

// The pitch of a roof, 30°, rising towards the window's edge: 96 px times tan 30°.
const slope = {
  content: '""',
  position: 'absolute',
  right: 0,
  // Half a pixel of the band before would show between them.
  bottom: 'calc(100% - 1px)',
  width: '96px',
  height: '56px',
  backgroundColor: 'inherit',
  clipPath: 'polygon(0 100%, 100% 0, 100% 100%)',
} as const;

export const tone = {
  chalk: base,
  ...styleVariants({
    stone: [base, { backgroundColor: colour.stone }],
    lichen: [base, { backgroundColor: colour.lichenFaint }],
    slate: [base, { backgroundColor: colour.slate, color: colour.white }],
    fir: [base, { backgroundColor: colour.fir, color: colour.white }],
  }),
};

const slopeSelectors = [tone.stone, tone.slate, tone.fir].map((ground) => `${ground}::before`);
globalStyle(slopeSelectors.join(), { '@media': { screen: slope } });

/** The heading in a column of its own beside the text. */
export const titleAside = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gridGap: space.wide,
      alignItems: 'start',
    },
  },
});
globalStyle(`${titleAside} > ${heading}`, { '@media': { [media.desktop]: { marginBottom: 0 } } });
