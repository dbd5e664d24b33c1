import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, media, space } from '../theme/tokens';

export const list = style({});

globalStyle(`${list} > li`, {
  position: 'relative',
  maxWidth: 'none',
  padding: `${space.roomy} 0 ${space.roomy} 72px`,
  borderTop: `1px solid ${colour.stoneDeep}`,
  counterIncrement: 'reason',
  '@media': {
    [media.desktopAndPaper]: {
      display: 'grid',
      // The text starts at the second column of the bands with their title aside.
      gridTemplateColumns: 'calc(33.3% - 61px) 1fr',
      gridColumnGap: space.wide,
    },
  },
});
globalStyle(`${list} > li::before`, {
  content: 'counter(reason)',
  position: 'absolute',
  top: space.snug,
  left: 0,
  fontSize: '64px',
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  lineHeight: 1,
  color: colour.lichen,
});
