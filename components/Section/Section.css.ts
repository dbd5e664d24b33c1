import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour, media, space } from '../theme/tokens';

const base = style({
  position: 'relative',
  padding: `${space.vast} 0`,
  '@media': { [media.wide]: { padding: `${space.section} 0` } },
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

const on = (ground: string) => ({ backgroundColor: ground }) as const;

export const tone = styleVariants({
  chalk: [base],
  stone: [base, on(colour.stone)],
  lichen: [base, on(colour.lichenFaint)],
  slate: [base, { ...on(colour.slate), color: colour.white }],
  fir: [base, { ...on(colour.fir), color: colour.white }],
});

// Without a left edge of its own it stands on the text's.
for (const ground of [tone.stone, tone.slate, tone.fir]) {
  globalStyle(`${ground} > div`, { backgroundColor: 'inherit' });
  globalStyle(`${ground} > div::before`, gableEdge);
}
