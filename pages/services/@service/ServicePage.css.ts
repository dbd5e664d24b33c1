import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { gable } from '../../../components/theme/layout.css';
import { colour, media, size, space } from '../../../components/theme/tokens';

export const columns = style({
  paddingTop: space.vast,
  paddingBottom: space.section,
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 22rem', gridGap: space.vast },
  },
});
export const article = style({ minWidth: 0 });
globalStyle(`${article} section`, { marginBottom: space.vast });
globalStyle(`${article} h2`, {
  marginBottom: space.base,
  fontSize: size.h2Dense,
  '@media': { [media.wide]: { fontSize: size.h2 } },
});

const ground = {
  padding: space.roomy,
  '@media': { [media.wide]: { padding: space.wide } },
} as const;

export const chapter = styleVariants({
  plate: { ...ground, backgroundColor: colour.stone },
  ruled: { paddingLeft: space.roomy, borderLeft: `4px solid ${colour.lichen}` },
  dark: {
    ...ground,
    color: colour.white,
    backgroundColor: colour.fir,
    '::before': { ...gable, marginBottom: space.snug },
  },
});

export const offers = style({
  '@media': { [media.wide]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gridGap: `0 ${space.wide}` } },
});
export const approach = style({});
globalStyle(`${approach} > li`, { marginBottom: space.base });
globalStyle(`${approach} h3`, { marginBottom: space.hair });
export const call = style({ marginTop: space.base });
export const material = style({ marginTop: space.snug });

export const towns = style({
  display: 'grid',
  gridGap: space.roomy,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${towns} a`, {
  display: 'inline-block',
  padding: `${space.tight} 0`,
  lineHeight: '28px',
  fontWeight: 700,
});

// Sticks while the text goes by, where the screen is tall enough to show all of it.
export const sidebar = style({
  minWidth: 0,
  '@media': {
    'screen and (min-width: 1024px) and (min-height: 840px)': {
      position: 'sticky',
      top: '88px',
      alignSelf: 'start',
    },
  },
});
// What sticks cannot be scrolled out from under the banner.
globalStyle(`[data-banner-shown] ${sidebar}`, { position: 'static' });

export const form = style({
  padding: space.roomy,
  backgroundColor: colour.stone,
  borderTop: `4px solid ${colour.clay}`,
});
globalStyle(`${form} h2`, { fontSize: size.h3, marginBottom: space.base });
export const relatedTitle = style({ fontSize: size.h3, margin: `${space.roomy} 0 -${space.snug}` });
