import { globalStyle, style } from '@vanilla-extract/css';
import { colour, space } from '../theme/tokens';

export const path = style({ padding: `0 ${space.hair}`, backgroundColor: colour.stone, overflowWrap: 'anywhere' });
export const text = style({ marginTop: space.base });
export const actions = style({ margin: `${space.roomy} 0 ${space.wide}`, maxWidth: 'none' });
globalStyle(`${actions} > *`, { margin: `0 ${space.snug} ${space.snug} 0` });
