import { globalStyle, style } from '@vanilla-extract/css';
import { colour, size, space } from '../theme/tokens';

export const list = style({});
globalStyle(`${list} > li`, { padding: `${space.hair} 0`, borderBottom: `1px solid ${colour.stoneDeep}` });
globalStyle(`${list} a`, {
  display: 'inline-block',
  padding: `${space.tight} 0`,
  fontWeight: 700,
  lineHeight: 1.65,
});
// A class, so that a page without such texts does not contain this rule.
export const text = style({
  display: 'block',
  paddingBottom: space.tight,
  fontSize: size.small,
  color: colour.inkSoft,
});
