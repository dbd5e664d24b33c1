import { style, styleVariants } from '@vanilla-extract/css';
import { colour, media, space } from '../theme/tokens';

const base = style({
  position: 'relative',
  padding: `${space.vast} 0`,
  '@media': { [media.wide]: { padding: `${space.section} 0` } },
});

// The pitch of a roof, 30°: half of 92 px times tan 30°.
const gableEdge = (ground: string) =>
  ({
    content: '""',
    position: 'absolute',
    top: '-26px',
    left: '50%',
    width: '92px',
    height: '27px',
    marginLeft: '-46px',
    backgroundColor: ground,
    clipPath: 'polygon(0 100%, 50% 0, 100% 100%)',
  }) as const;

const on = (ground: string) => ({ backgroundColor: ground, '::before': gableEdge(ground) }) as const;

export const tone = styleVariants({
  chalk: [base],
  stone: [base, on(colour.stone)],
  lichen: [base, on(colour.lichenFaint)],
  slate: [base, { ...on(colour.slate), color: colour.white }],
  fir: [base, { ...on(colour.fir), color: colour.white }],
});
