import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, media, size, space } from '../../../components/theme/tokens';

export const columns = style({
  display: 'grid',
  gridGap: space.vast,
  '@media': { [media.desktopAndPaper]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
export const title = style({ margin: `${space.wide} 0 ${space.base}`, fontSize: size.h2 });
export const chapter = style({ marginBottom: space.base, fontSize: size.h2 });
// Short: what one may want to do after the first chapter.
export const ask = style({
  marginTop: space.roomy,
  padding: `${space.base} ${space.base} ${space.tight}`,
  backgroundColor: colour.stone,
  borderLeft: `4px solid ${colour.clay}`,
});
globalStyle(`${ask} > *`, { marginBottom: space.tight });
globalStyle(`${ask} > strong`, { display: 'block' });
globalStyle(`${ask} > a`, { marginRight: space.tight, padding: `${space.snug} ${space.base}` });

// A slip beside the text, like the town hall's.
export const rules = style({
  alignSelf: 'start',
  padding: space.roomy,
  backgroundColor: colour.white,
  borderTop: `4px solid ${colour.slate}`,
});
export const rulesTitle = style({ marginBottom: space.tight, fontSize: size.h3 });
export const sideTitle = style({ margin: `${space.roomy} 0 ${space.tight}`, fontSize: size.h3 });
export const altitude = style({ marginTop: space.tight, fontSize: size.small, color: colour.inkSoft });
export const neighbours = style({});
globalStyle(`${neighbours} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: `${space.tight} 0`,
  borderBottom: `1px solid ${colour.stoneDeep}`,
});
globalStyle(`${neighbours} span + span`, { flex: 'none', marginLeft: space.base, color: colour.inkSoft });
export const radius = style({ marginTop: space.base, fontSize: size.small });

export const priorities = style({
  display: 'grid',
  gridGap: space.base,
  counterReset: 'priority',
  '@media': { [media.desktopAndPaper]: { gridTemplateColumns: 'repeat(3, 1fr)', gridGap: space.roomy } },
});
// Numbered cards.
globalStyle(`${priorities} > li`, {
  position: 'relative',
  padding: space.roomy,
  color: colour.ink,
  backgroundColor: colour.chalk,
  counterIncrement: 'priority',
});
globalStyle(`${priorities} > li::before`, {
  content: 'counter(priority)',
  fontFamily: font.heading,
  fontSize: size.h2Wide,
  fontWeight: 700,
  lineHeight: 1,
  color: colour.clay,
});
globalStyle(`${priorities} h3`, { margin: `${space.tight} 0` });

export const blurbs = style({
  display: 'grid',
  gridGap: space.wide,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gridGap: `${space.wide} ${space.vast}` } },
});
globalStyle(`${blurbs} > li`, {
  position: 'relative',
  paddingTop: space.base,
  borderTop: `1px solid ${colour.stoneDeep}`,
});
globalStyle(`${blurbs} h3`, { marginBottom: space.tight });
// A thumb may touch the whole entry.
globalStyle(`${priorities} a::after, ${blurbs} a::after`, {
  content: '""',
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
});
export const after = style({ marginTop: space.wide });

export const nearby = style({
  display: 'grid',
  gridGap: space.base,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gridGap: space.roomy },
    // A grid does not keep its heading on the same sheet.
    [media.print]: { display: 'block' },
  },
});
globalStyle(`${nearby} > li`, { paddingLeft: space.base, borderLeft: `4px solid ${colour.clay}` });
globalStyle(`${nearby} a`, {
  display: 'block',
  padding: `${space.tight} 0`,
  fontSize: size.h3,
  lineHeight: '28px',
  fontWeight: 700,
});
