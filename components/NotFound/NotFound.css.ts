import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, space } from '../theme/tokens';

export const path = style({ padding: `0 ${space.hair}`, backgroundColor: colour.stone, overflowWrap: 'anywhere' });
/** The actions are next to the explanation on a desktop. */
export const columns = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / 1fr 1fr',
      gridColumnGap: space.wide,
      alignItems: 'center',
    },
  },
});
export const actions = style({ gridRow: '1 / 3', marginBottom: space.base, maxWidth: 'none' });
globalStyle(`${actions} > *`, { margin: `0 ${space.snug} ${space.snug} 0` });
