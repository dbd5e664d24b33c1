import { style } from '@vanilla-extract/css';
import { colour, size, space, target } from '../../renderer/theme/tokens';

export const cards = style({ display: 'grid', gridGap: space.base, margin: `${space.roomy} 0` });
export const card = style({
  display: 'flex',
  alignItems: 'center',
  padding: space.base,
  backgroundColor: colour.white,
  borderLeft: `4px solid ${colour.clay}`,
});
export const icon = style({ flex: 'none', marginRight: space.base, color: colour.clay });
export const words = style({ minWidth: 0 });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  fontSize: size.lead,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
