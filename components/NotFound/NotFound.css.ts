import { globalStyle, style } from '@vanilla-extract/css';
import { colour, space } from '../theme/tokens';

export const path = style({ padding: `0 ${space.hair}`, backgroundColor: colour.stone, overflowWrap: 'anywhere' });
export const actions = style({ marginBottom: space.base, maxWidth: 'none' });
globalStyle(`${actions} > *`, { margin: `0 ${space.snug} ${space.snug} 0` });
