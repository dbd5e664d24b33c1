import { globalStyle, style } from '@vanilla-extract/css';
import { numeral } from '../theme/layout.css';
import { colour, media, space } from '../theme/tokens';

export const list = style({});

globalStyle(`${list} > li`, {
  position: 'relative',
  maxWidth: 'none',
  padding: `${space.roomy} 0 ${space.roomy} 72px`,
  borderTop: `1px solid ${colour.stoneDeep}`,
  // A counter without a reset starts at the first item.
  counterIncrement: 'reason',
  '@media': {
    // The same columns as `titleAside`, so that the text starts where the text of other bands starts.
    [media.desktopAndPaper]: {
      display: 'grid',
      gridTemplateColumns: '4fr 8fr',
      gridColumnGap: space.wide,
      paddingLeft: 0,
    },
  },
});
globalStyle(`${list} h3`, { '@media': { [media.desktopAndPaper]: { marginLeft: '72px' } } });
globalStyle(`${list} > li::before`, {
  content: 'counter(reason)',
  ...numeral,
  position: 'absolute',
  top: space.snug,
  left: 0,
});
