import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { leakLine } from '../LeakLine/LeakLine.css';
import { slates } from '../theme/layout.css';
import { colour, headerHeight, maxWidthQuery, media, size, space } from '../theme/tokens';

// The picture starts below the header, so that the header covers no ridge.
const heroBase = { paddingTop: headerHeight, color: colour.white, backgroundColor: colour.slate, ...slates } as const;

export const hero = styleVariants({
  plain: heroBase,
  pictured: {
    ...heroBase,
    '@media': {
      [media.low]: { display: 'flex', flexDirection: 'column' },
      // The picture spans from the middle of the content to the window's edge at every width. The wrapper of the text
      // spans both columns; the text itself is at most 44 % wide, so that it ends before the picture.
      [media.desktop]: { display: 'grid', gridTemplate: 'auto 1fr / calc(50% - 40px) 1fr', minHeight: '584px' },
      [media.print]: { display: 'flex' },
    },
  },
});

// High enough to show the ridge of every roof.
export const picture = style({
  position: 'relative',
  paddingBottom: '54%',
  '@media': {
    [media.low]: { order: 1 },
    // In a low window the picture is flatter, so that the text stays visible.
    [media.wide]: { paddingBottom: ['50%', 'min(50%, 34vh)'] },
    // A roof slope of 30° cuts the corner next to the text.
    [media.desktop]: {
      gridArea: '2 / 2',
      paddingBottom: 0,
      clipPath: 'polygon(0 11.55vw, 20vw 0, 100% 0, 100% 100%, 0 100%)',
    },
    // In print the picture is next to the text and keeps its proportions.
    [media.print]: { order: 1, flex: 'none', alignSelf: 'start', width: '45%', paddingBottom: '28.125%' },
  },
});

globalStyle(`${hero.pictured} > ${leakLine}`, { '@media': { [media.desktop]: { gridColumn: '1 / 3' } } });
globalStyle(`${picture} + div`, { '@media': { [media.desktop]: { gridArea: '2 / 1 / 3 / 3', margin: 'auto' } } });

// A picture that is too high is cut at the bottom.
globalStyle(`${picture} img`, { objectPosition: 'top' });

/** A desktop has one column for the text and one for a form or a picture. */
export const twoColumns = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridGap: space.roomy,
      alignItems: 'center',
    },
  },
});
export const asideOnPhones = style({
  paddingBottom: space.wide,
  '@media': { [media.desktop]: { paddingTop: space.wide } },
});
export const aside = style([asideOnPhones, { '@media': { [maxWidthQuery(1023)]: { display: 'none' } } }]);
/** For short text in the second column. */
export const note = style({ paddingLeft: space.roomy, borderLeft: `4px solid ${colour.clay}` });
globalStyle(`${note} li::before`, { backgroundColor: colour.lichen });

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: space.snug,
  paddingBottom: space.roomy,
});
globalStyle(`${hero.pictured} ${textBlock}`, { '@media': { [media.desktop]: { maxWidth: '44%' } } });
globalStyle(`${hero.plain} ${textBlock}`, { '@media': { [media.wide]: { padding: `${space.wide} 0` } } });
globalStyle(`${textBlock} > nav`, { '@media': { [media.low]: { display: 'none' } } });

export const title = styleVariants({
  // The width is in em, because `ch` depends on the font. With `ch`, line breaks would change when the heading face
  // loads.
  withoutPhoto: {
    maxWidth: '13em',
    '@media': {
      [media.wide]: { fontSize: size.h1Wide },
      [media.desktop]: { fontSize: [size.h1Wide, size.h1Plain], lineHeight: 1.04 },
    },
  },
  withPhoto: {
    '@media': {
      // The title of a town page takes at most three lines, usually two.
      [maxWidthQuery(479)]: { fontSize: size.h1Narrowest },
      [media.wide]: { fontSize: size.h1Medium },
      [media.desktop]: { fontSize: [size.h1Medium, size.h1Pictured], lineHeight: 1.06 },
    },
  },
});

export const text = style({
  marginTop: space.base,
  lineHeight: 1.5,
  maxWidth: '58ch',
  // On a phone the text follows the buttons, so that the buttons are in the first screen.
  order: 1,
  '@media': { [media.wide]: { order: 0, fontSize: size.lead } },
});

// A negative margin cancels the gap after the last button, so that the row is as wide as the text.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: 'none',
  marginTop: 0,
  marginRight: `-${space.tight}`,
});
globalStyle(`${actions} > *`, {
  flex: '1 0 auto',
  margin: `${space.base} ${space.tight} 0 0`,
  padding: `${space.snug} ${space.tight}`,
  '@media': { [media.wide]: { flex: '0 0 auto', padding: `${space.snug} ${space.base}` } },
});
export const narrowOnly = style({});
globalStyle(`${actions} > ${narrowOnly}`, { '@media': { [media.desktop]: { display: 'none' } } });
