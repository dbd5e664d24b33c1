import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { stretched, wrap } from '../../../components/theme/layout.css';
import { colour, headerHeight, media, size, space } from '../../../components/theme/tokens';

/** Of the sidebar on a desktop. */
const SIDEBAR = '18rem';

// The chapters' grounds run over the whole width; on a desktop the sidebar lies over their right end.
export const page = style({ position: 'relative' });
globalStyle(`${page} > section`, {
  padding: '28px 0',
  lineHeight: 1.5,
  '@media': { [media.wide]: { padding: `${space.wide} 0` } },
});
// Half as high as elsewhere below a desktop, because the chapters leave less room above it there.
globalStyle(`${page} > section::before`, {
  width: '48px',
  height: '28px',
  '@media': { [media.desktop]: { width: '96px', height: '56px' } },
});
globalStyle(`${page} > section > ${wrap}`, {
  '@media': { [media.desktop]: { paddingRight: `calc(${SIDEBAR} + ${space.vast})` } },
});
globalStyle(`${page} h2`, { marginBottom: space.base });
globalStyle(`${page} div > h3`, { marginBottom: space.tight });
globalStyle(`${page} figure`, { margin: `0 0 ${space.base}` });
globalStyle(`${page} figcaption`, { marginTop: space.tight, fontSize: size.small });
globalStyle(`${page} details strong`, { display: 'block' });
// As high as a thumb wants it, over the text below rather than over what is folded above.
globalStyle(`${page} details strong > a`, { padding: `${space.hair} 0 20px` });
globalStyle(`${page} ul + details, ${page} ul + p`, { marginTop: space.snug });

/** Two columns from 768 px; in the second one can read the names of a drawing. */
export const halves = style({
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: '1fr minmax(320px, 1fr)', gridGap: `0 ${space.wide}` },
  },
});
globalStyle(`${halves} > * + *`, { '@media': { [media.narrow]: { marginTop: space.base } } });

const ground = { marginBottom: space.base, padding: space.base } as const;
export const plate = styleVariants({
  white: { ...ground, backgroundColor: colour.white, borderTop: `4px solid ${colour.clay}` },
  stone: { ...ground, marginTop: space.base, backgroundColor: colour.stone },
  fir: { ...ground, color: colour.white, backgroundColor: colour.fir },
});

globalStyle(`${plate.fir} > p + ul`, { marginTop: space.snug });
globalStyle(`${plate.fir} li::before`, { backgroundColor: colour.lichenPale });

// Under a rule each, on the chapter's own ground.
export const offers = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
      gridGap: `0 ${space.roomy}`,
    },
  },
});

globalStyle(`${offers} > div`, {
  marginBottom: space.base,
  paddingTop: space.snug,
  borderTop: `3px solid ${colour.slate}`,
});

/** After the steps. */
export const aside = style({ marginTop: space.base, paddingTop: space.base, borderTop: `1px solid ${colour.control}` });

// Below a desktop the sidebar comes last. The next chapter's slope rises to what stands above it.
export const narrowOnly = style({ marginBottom: space.tight, '@media': { [media.desktop]: { display: 'none' } } });

export const sidebar = style({
  // The band that follows rises above its edge.
  paddingTop: space.base,
  paddingBottom: space.roomy,
  '@media': {
    [media.desktop]: { ...stretched, paddingTop: space.wide, pointerEvents: 'none' },
  },
});
globalStyle(`${sidebar} > *`, {
  '@media': { [media.desktop]: { width: SIDEBAR, marginLeft: 'auto', pointerEvents: 'auto' } },
});
globalStyle(`${sidebar} h2`, { fontSize: size.h3, marginBottom: space.tight });

// One paper with the form above it, whatever ground the chapters beside it have.
export const related = style({
  marginBottom: space.roomy,
  '@media': {
    [media.desktop]: {
      marginTop: `-${space.base}`,
      padding: `0 ${space.base} ${space.base}`,
      backgroundColor: colour.white,
    },
  },
});

/** In sight beside the text, once the form has gone by. */
export const card = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      top: `calc(${headerHeight} + ${space.base})`,
      textAlign: 'center',
    },
  },
});
globalStyle(`${card} > small`, { display: 'block', marginBottom: space.tight });
globalStyle(`${card} > a`, { display: 'block', marginBottom: space.tight });

// After a form, the band of the page's end is short.
globalStyle(`${page} + div`, { padding: `${space.wide} 0` });
