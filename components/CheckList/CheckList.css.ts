import { globalStyle, style } from '@vanilla-extract/css';
import { gable } from '../theme/layout.css';
import { space } from '../theme/tokens';

export const list = style({ margin: `${space.base} 0` });
globalStyle(`${list} > li`, { position: 'relative', paddingLeft: '36px' });
globalStyle(`${list} > li + li`, { marginTop: space.snug });
globalStyle(`${list} > li::before`, {
  ...gable,
  position: 'absolute',
  top: '9px',
  left: 0,
  width: '22px',
  height: '8px',
});
