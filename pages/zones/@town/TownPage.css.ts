import { globalStyle, style } from '@vanilla-extract/css';
import { titleAside } from '../../../components/Section/Section.css';
import { stretched } from '../../../components/theme/layout.css';
import { colour, font, grid, media, size, space, tapTarget } from '../../../components/theme/tokens';

// Dense padding on a phone. The larger bottom padding leaves room below the last line for the gable of the next band.
export const page = style({});
globalStyle(`${page} > section, ${page} > div`, {
  '@media': {
    [media.narrow]: { padding: '28px 0 36px', lineHeight: 1.5 },
    [media.print]: { padding: `${space.tight} 0` },
  },
});
globalStyle(`${page} > section h2`, {
  '@media': { [media.narrow]: { marginBottom: space.snug, fontSize: size.h2Dense } },
});
// Short call to action after the first section. The header or the bar of a phone has the number next to it.
export const callToAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space.roomy,
  padding: space.roomy,
  backgroundColor: colour.stone,
  borderLeft: `4px solid ${colour.clay}`,
});
globalStyle(`${callToAction} > *`, { margin: `${space.hair} ${space.tight} ${space.hair} 0` });

globalStyle(`${page} ${titleAside}`, { '@media': { [media.desktop]: { gridTemplateColumns: '5fr 7fr' } } });
// White card with the permits to check with the town hall.
export const rules = style({
  marginTop: space.snug,
  padding: space.base,
  backgroundColor: colour.white,
  borderTop: `4px solid ${colour.slate}`,
});
globalStyle(`${page} ${rules} h2`, { marginBottom: space.tight, fontSize: size.h3 });
export const sideTitle = style({});
globalStyle(`${page} ${sideTitle}`, { margin: `${space.roomy} 0 ${space.tight}`, fontSize: size.h3 });
export const neighbours = style({ '@media': { [media.print]: { columns: 2 } } });
globalStyle(`${neighbours} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: `${space.tight} 0`,
  borderBottom: `1px solid ${colour.stoneDeep}`,
});
// Extends the tap target without making the row higher than the others.
globalStyle(`${neighbours} a`, { padding: '12px 0' });
globalStyle(`${neighbours} span + span`, { flex: 'none', marginLeft: space.base, color: colour.inkSoft });
export const radius = style({ marginTop: space.base, fontSize: size.small });

export const priorities = style({
  ...grid(space.tight, { [media.desktopAndPaper]: { columns: 'repeat(3, 1fr)', gap: space.roomy } }),
  counterReset: 'priority',
});
// Numbered cards.
globalStyle(`${priorities} > li`, {
  position: 'relative',
  padding: `${space.base} ${space.base} ${space.base} calc(${space.base} + 2.1rem)`,
  color: colour.ink,
  backgroundColor: colour.chalk,
  counterIncrement: 'priority',
});
globalStyle(`${priorities} > li::before`, {
  content: 'counter(priority)',
  position: 'absolute',
  top: space.snug,
  left: space.base,
  fontFamily: font.heading,
  fontSize: size.h2Wide,
  fontWeight: font.headingWeight,
  lineHeight: 1,
  color: colour.clay,
});
globalStyle(`${priorities} h3`, { marginBottom: space.hair });

// On a phone, shows the first sentence of each text and unfolds the others on demand. The <details> is after the folded
// text on the screen, and before this text in the document. The texts are not inside the <details>, because no style
// can show the content of a closed <details> on a wide screen.
export const folded = style({ '@media': { [media.narrow]: { display: 'flex', flexDirection: 'column-reverse' } } });
export const more = style({ lineHeight: tapTarget, '@media': { [media.wide]: { display: 'none' } } });
export const foldedText = style({
  selectors: { [`${more}:not([open]) + * &`]: { '@media': { [media.narrow]: { display: 'none' } } } },
});
globalStyle(`${foldedText} > p:first-child`, { marginTop: space.base });

export const blurbs = style(
  grid(space.tight, { [media.wide]: { columns: '1fr 1fr', gap: `${space.wide} ${space.vast}` } }),
);
globalStyle(`${blurbs} > li`, {
  position: 'relative',
  paddingTop: space.tight,
  borderTop: `1px solid ${colour.stoneDeep}`,
});
globalStyle(`${blurbs} h3`, { marginBottom: space.hair });
// Makes the whole entry a tap target.
globalStyle(`${priorities} a::after, ${blurbs} a::after`, { content: '""', ...stretched });
export const actionsBelow = style({ marginTop: space.roomy });

export const nearby = style({
  display: 'grid',
  gridGap: space.tight,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gridGap: space.roomy },
    // A print grid does not keep its heading on the same sheet as its items, so print uses a block.
    [media.print]: { display: 'block' },
  },
});
// On a phone the name is next to the distance of the town.
globalStyle(`${nearby} > li`, {
  paddingLeft: space.base,
  borderLeft: `4px solid ${colour.clay}`,
  '@media': {
    [media.narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    [media.print]: { display: 'inline-block', width: '33%' },
  },
});
globalStyle(`${nearby} a`, {
  display: 'block',
  // Lets a long name wrap if the letters are large.
  minWidth: 0,
  marginRight: space.base,
  padding: `${space.tight} 0`,
  fontSize: size.h3,
  lineHeight: 1.35,
  fontWeight: 700,
});
