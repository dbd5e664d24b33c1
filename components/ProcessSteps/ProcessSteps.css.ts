import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, maxWidthQuery, media, size, space } from '../theme/tokens';

const narrowScreen = maxWidthQuery(1023);

export const list = style({
  counterReset: 'step',
  '@media': {
    [media.desktopAndPaper]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gridGap: `${space.roomy} ${space.wide}`,
    },
  },
});

globalStyle(`${list} > li`, {
  maxWidth: 'none',
  position: 'relative',
  paddingLeft: '52px',
  counterIncrement: 'step',
});
// An odd last step takes the whole row, so that the row has no empty half.
globalStyle(`${list} > li:last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
// The step's number on a plate with a gable.
globalStyle(`${list} > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  top: space.hair,
  left: 0,
  width: '36px',
  height: '40px',
  paddingTop: '11px',
  lineHeight: '26px',
  textAlign: 'center',
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  color: colour.white,
  backgroundColor: colour.clay,
  clipPath: 'polygon(0 27%, 50% 0, 100% 27%, 100% 100%, 0 100%)',
});

globalStyle(`${list} > li > h3`, {
  marginBottom: space.hair,
  paddingTop: space.tight,
  fontSize: size.body,
  '@media': { [narrowScreen]: { display: 'none' } },
});
globalStyle(`${list} > li > details`, { '@media': { [media.desktopAndPaper]: { display: 'none' } } });
globalStyle(`${list} > li > details:not([open]) + h3 + p`, { '@media': { [narrowScreen]: { display: 'none' } } });
globalStyle(`${list} > li > p`, { '@media': { [narrowScreen]: { marginBottom: space.base } } });
