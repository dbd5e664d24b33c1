import { globalStyle, style } from '@vanilla-extract/css';
import { colour, maxWidthQuery, size, space, tapTarget } from '../theme/tokens';

export const cards = style({ display: 'grid', gridGap: space.base, margin: `${space.roomy} 0` });
globalStyle(`${cards} > li`, {
  display: 'flex',
  alignItems: 'center',
  padding: space.base,
  backgroundColor: colour.white,
  borderLeft: `4px solid ${colour.clay}`,
});
globalStyle(`${cards} svg`, { flex: 'none', marginRight: space.base, color: colour.clay });
globalStyle(`${cards} span`, { minWidth: 0 });
globalStyle(`${cards} a`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: tapTarget,
  fontSize: size.lead,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
// Makes the longer part of an email address fit next to the icon on a phone.
globalStyle(`${cards} a > span`, { '@media': { [maxWidthQuery(399)]: { fontSize: size.body } } });
