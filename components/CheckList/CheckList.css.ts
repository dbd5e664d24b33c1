import { globalStyle, style } from '@vanilla-extract/css';
import { gable } from '../theme/layout.css';
import { space } from '../theme/tokens';

export const list = style({});
globalStyle(`${list} > li`, { position: 'relative', paddingLeft: '36px' });
globalStyle(`${list} > li + li`, { marginTop: space.hair });
globalStyle(`${list} > li::before`, {
  ...gable,
  position: 'absolute',
  top: '9px',
  left: 0,
  width: '22px',
  height: '8px',
});
