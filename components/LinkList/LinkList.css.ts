import { style } from '@vanilla-extract/css';
import { colour, size, space } from '../../renderer/theme/tokens';

export const list = style({ marginTop: space.roomy });
export const item = style({ padding: `${space.hair} 0`, borderBottom: `1px solid ${colour.stoneDeep}` });
export const link = style({
  display: 'inline-block',
  padding: `${space.tight} 0`,
  fontWeight: 700,
  lineHeight: '28px',
});
export const text = style({
  display: 'block',
  paddingBottom: space.tight,
  fontSize: size.small,
  color: colour.inkSoft,
});
