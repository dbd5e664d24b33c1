import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, media, size, space, target } from '../../../components/theme/tokens';

// Dense on a phone.
export const page = style({});
globalStyle(`${page} > section, ${page} > div`, { '@media': { [media.narrow]: { padding: '36px 0' } } });
export const columns = style({
  display: 'grid',
  gridGap: space.roomy,
  '@media': { [media.desktopAndPaper]: { gridGap: space.vast, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
export const title = style({ margin: `${space.roomy} 0 ${space.base}`, fontSize: size.h2 });
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
  gridGap: space.tight,
  counterReset: 'priority',
  '@media': { [media.desktopAndPaper]: { gridTemplateColumns: 'repeat(3, 1fr)', gridGap: space.roomy } },
});
// Numbered cards.
globalStyle(`${priorities} > li`, {
  position: 'relative',
  padding: space.base,
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

// A phone shows the first sentence of each text, and the others when asked. They stand beside the <details>: what is in a
// closed one no style can show on a wide screen.
export const more = style({ lineHeight: target, '@media': { [media.wide]: { display: 'none' } } });
export const rest = style({
  selectors: { [`${more}:not([open]) + * &`]: { '@media': { [media.narrow]: { display: 'none' } } } },
});
globalStyle(`${rest} > p:first-child`, { marginTop: space.base });

export const blurbs = style({
  display: 'grid',
  gridGap: space.base,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gridGap: `${space.wide} ${space.vast}` } },
});
globalStyle(`${blurbs} > li`, {
  position: 'relative',
  paddingTop: space.snug,
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
  gridGap: space.tight,
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
