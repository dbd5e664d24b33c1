import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { slates } from '../theme/layout.css';
import { colour, headerHeight, maxWidthQuery, media, size, space } from '../theme/tokens';

// The picture begins below the header, which covers no ridge.
const heroBase = { paddingTop: headerHeight, color: colour.white, backgroundColor: colour.slate, ...slates } as const;

export const hero = styleVariants({
  plain: heroBase,
  pictured: {
    ...heroBase,
    position: 'relative',
    '@media': {
      [media.low]: { display: 'flex', flexDirection: 'column' },
      [media.desktop]: { display: 'flex', alignItems: 'center', minHeight: '540px' },
      [media.print]: { display: 'flex' },
    },
  },
});

// Never so flat that a ridge would be cut off.
export const picture = style({
  position: 'relative',
  paddingBottom: '54%',
  '@media': {
    [media.low]: { order: 1 },
    // Flatter where it would push the words out of a low window.
    [media.wide]: { paddingBottom: ['50%', 'min(50%, 40vh)'] },
    // From the middle of the content on every screen, however wide: the words end before it.
    [media.desktop]: {
      position: 'absolute',
      top: headerHeight,
      right: 0,
      bottom: 0,
      left: 'calc(50% - 40px)',
      paddingBottom: 0,
    },
    // Beside the words, in the picture's own shape.
    [media.print]: { order: 1, flex: 'none', alignSelf: 'start', width: '45%', paddingBottom: '28.125%' },
  },
});

// What is too high is cut at the foot.
globalStyle(`${picture} img`, { objectPosition: 'top' });

/** Words and what stands beside them. */
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
/** Short words there. */
export const note = style({ paddingLeft: space.roomy, borderLeft: `4px solid ${colour.clay}` });
globalStyle(`${note} li::before`, { backgroundColor: colour.lichen });

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: space.snug,
  paddingBottom: space.roomy,
});
globalStyle(`${hero.plain} ${textBlock}`, { '@media': { [media.wide]: { padding: `${space.wide} 0` } } });
globalStyle(`${textBlock} > nav`, { '@media': { [media.low]: { display: 'none' } } });

export const title = styleVariants({
  // In em: the heading face's own ch would change where lines break when it comes.
  alone: {
    maxWidth: '13em',
    letterSpacing: '-.02em',
    '@media': {
      [media.wide]: { fontSize: size.h1Wide },
      [media.desktop]: { fontSize: [size.h1Wide, size.h1Plain], lineHeight: 1.04 },
    },
  },
  besidePicture: {
    '@media': {
      // The longest name of a town on three lines, most on two.
      [maxWidthQuery(479)]: { fontSize: size.h1Narrowest },
      [media.wide]: { fontSize: size.h1Beside },
      [media.desktop]: {
        paddingRight: space.wide,
        maxWidth: '47%',
        fontSize: [size.h1Beside, size.h1Pictured],
        letterSpacing: '-.02em',
        lineHeight: 1.06,
      },
    },
  },
});

export const text = style({
  marginTop: space.base,
  lineHeight: 1.5,
  maxWidth: '58ch',
  // On a phone after the buttons: they stand in the first screen.
  order: 1,
  '@media': { [media.wide]: { order: 0, fontSize: size.lead } },
});

globalStyle(`${hero.pictured} ${text}`, {
  '@media': { [media.desktop]: { paddingRight: space.wide, maxWidth: '46%' } },
});

// What is between them is not beside the last one: as wide as the text.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: 'none',
  marginTop: 0,
  marginRight: `-${space.tight}`,
});
globalStyle(`${actions} > a`, {
  flex: '1 0 auto',
  margin: `${space.base} ${space.tight} 0 0`,
  padding: `${space.snug} ${space.tight}`,
  '@media': { [media.wide]: { flex: '0 0 auto', padding: `${space.snug} ${space.base}` } },
});
export const narrowOnly = style({});
globalStyle(`${actions} > ${narrowOnly}`, { '@media': { [media.desktop]: { display: 'none' } } });
