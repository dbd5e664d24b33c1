import { globalStyle, style } from '@vanilla-extract/css';
import { slates } from '../theme/layout.css';
import { colour, media, size, space } from '../theme/tokens';

export const footer = style({
  padding: `${space.vast} 0 ${space.section}`,
  color: colour.mist,
  backgroundColor: colour.slateDeep,
  ...slates,
});
globalStyle(`${footer} a:hover`, { color: colour.white });

export const columns = style({
  display: 'grid',
  gridGap: space.wide,
  '@media': { [media.wide]: { gridTemplateColumns: '1.2fr 1fr 1.2fr' } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  marginBottom: space.snug,
  fontSize: size.h3,
  fontWeight: 700,
  color: colour.white,
});
export const heading = style({ fontSize: size.h3, marginBottom: space.tight, color: colour.white });

export const towns = style({ maxWidth: 'none', margin: `${space.wide} 0`, fontSize: size.small, lineHeight: 2 });

export const legal = style({
  paddingTop: space.base,
  fontSize: size.small,
  borderTop: '1px solid rgba(255,255,255,.2)',
});
export const owner = style({ maxWidth: 'none' });
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', margin: `${space.tight} -${space.base} 0 0` });
globalStyle(`${legalLinks} > li`, { marginRight: space.roomy });

globalStyle(`${columns} dl`, { marginTop: space.tight });
globalStyle(`${columns} a, ${legalLinks} a`, {
  display: 'inline-block',
  padding: '6px 0',
  lineHeight: '32px',
  overflowWrap: 'anywhere',
});

export const cookies = style({
  minHeight: '44px',
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'underline',
  backgroundColor: 'transparent',
  border: 0,
  cursor: 'pointer',
});
