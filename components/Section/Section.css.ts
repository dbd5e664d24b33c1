import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour, media, space } from '../theme/tokens';

const base = style({
  position: 'relative',
  padding: `${space.vast} 0`,
  '@media': { [media.wide]: { padding: `${space.section} 0` } },
  // A band far from the window is laid out after the page has loaded (components/widgets/far-bands.ts), or when it comes
  // near. Its gable stands above its edge, which Safari would cut.
  '@supports': {
    '(content-visibility: auto) and (overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 1000px',
      overflowClipMargin: '30px',
    },
  },
});

// The pitch of a roof, 30°: half of 92 px times tan 30°.
const gableEdge = {
  content: '""',
  position: 'absolute',
  top: '-26px',
  width: '92px',
  height: '27px',
  backgroundColor: 'inherit',
  clipPath: 'polygon(0 100%, 50% 0, 100% 100%)',
} as const;

export const tone = {
  chalk: base,
  ...styleVariants({
    stone: [base, { backgroundColor: colour.stone }],
    lichen: [base, { backgroundColor: colour.lichenFaint }],
    slate: [base, { backgroundColor: colour.slate, color: colour.white }],
    // The page's last word: short on a phone.
    fir: [
      base,
      {
        backgroundColor: colour.fir,
        color: colour.white,
        '@media': { [media.narrow]: { padding: `${space.wide} 0` } },
      },
    ],
  }),
};

// Without a left edge of its own it stands on the text's.
const edged = [tone.stone, tone.slate, tone.fir].map((ground) => `${ground} > div`);
globalStyle(edged.join(), { backgroundColor: 'inherit' });
globalStyle(edged.map((inside) => `${inside}::before`).join(), { '@media': { screen: gableEdge } });
