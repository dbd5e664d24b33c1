import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, media, size, space } from '../theme/tokens';

export const field = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gridColumnGap: space.wide,
      alignItems: 'center',
    },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${field} > label`, {
  display: 'block',
  marginBottom: space.snug,
  fontFamily: font.heading,
  fontSize: size.h2,
  fontWeight: font.headingWeight,
  lineHeight: 1.15,
  '@media': { [media.desktop]: { marginBottom: 0, fontSize: [size.h2Wide, size.h2Display] } },
});
globalStyle(`${field} > div`, { display: 'flex', flexWrap: 'wrap' });
globalStyle(`${field} input`, {
  flex: '1 1 14rem',
  minWidth: 0,
  minHeight: '48px',
  margin: `0 ${space.tight} ${space.tight} 0`,
  padding: `0 ${space.snug}`,
  font: 'inherit',
  color: colour.ink,
  backgroundColor: colour.white,
  border: `1px solid ${colour.control}`,
});
globalStyle(`${field} button`, {
  flex: 'none',
  minHeight: '48px',
  marginBottom: space.tight,
  padding: `0 ${space.roomy}`,
});
// Reserves the height of the longest answer, so that the page does not move when an answer appears: three lines from
// 360 px, two lines from 768 px. At the size of body text, two answers would take four lines on phones.
globalStyle(`${field} output`, {
  display: 'block',
  minHeight: '4.8em',
  gridColumn: 2,
  fontSize: size.small,
  '@media': { [media.wide]: { minHeight: '3.2em' } },
});

/** On a desktop the list is below the field and its answer, in the second column. */
export const list = style({
  '@media': { [media.desktop]: { marginLeft: `calc((100% - ${space.wide}) / 3 + ${space.wide})` } },
});
globalStyle(`${list} dl > div`, {
  paddingBottom: space.tight,
  borderTop: `1px solid ${colour.stoneDeep}`,
  '@media': { [media.wide]: { display: 'grid', gridTemplateColumns: '14rem 1fr', gridGap: space.base } },
});
globalStyle(`${list} dt`, { fontWeight: 700 });
// Makes the tap target 44 px high. Does not use `tapLink`, because the field copies the link into a sentence.
globalStyle(`${list} dt > a`, { display: 'inline-block', padding: '10px 0', lineHeight: 1.42 });
globalStyle(`${list} dd`, {
  maxWidth: 'none',
  fontSize: size.small,
  // Aligns the communes with the name of the town.
  '@media': { [media.wide]: { paddingTop: '10px' } },
});
