import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, size, space } from '../../../components/theme/tokens';

export const columns = style({
  display: 'grid',
  gridGap: space.vast,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
export const title = style({ margin: `${space.wide} 0 ${space.base}`, fontSize: size.h2 });
export const side = style({ minWidth: 0 });
export const sideTitle = style({ margin: `${space.roomy} 0 ${space.tight}`, fontSize: size.h3 });
export const altitude = style({ marginTop: space.tight, fontSize: size.small, color: colour.inkSoft });
export const neighbours = style({});
globalStyle(`${neighbours} > li`, {
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space.tight} 0`,
  borderBottom: `1px solid ${colour.stoneDeep}`,
});
globalStyle(`${neighbours} span + span`, { flex: 'none', marginLeft: space.base, color: colour.inkSoft });
export const radius = style({ marginTop: space.base, fontSize: size.small });

export const priorities = style({
  display: 'grid',
  gridGap: space.wide,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
globalStyle(`${priorities} > li`, { paddingTop: space.base, borderTop: `2px solid ${colour.lichen}` });
globalStyle(`${priorities} h3`, { marginBottom: space.tight });

export const blurbs = style({
  display: 'grid',
  gridGap: space.wide,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gridGap: `${space.wide} ${space.vast}` } },
});
globalStyle(`${blurbs} h3`, { marginBottom: space.tight });
export const after = style({ marginTop: space.wide });

export const nearby = style({
  display: 'grid',
  gridGap: space.base,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gridGap: space.roomy } },
});
globalStyle(`${nearby} > li`, { paddingLeft: space.base, borderLeft: `4px solid ${colour.clay}` });
globalStyle(`${nearby} a`, {
  display: 'inline-block',
  padding: `${space.tight} 0`,
  fontSize: size.h3,
  lineHeight: '28px',
  fontWeight: 700,
});
