import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wrap } from '../../../components/theme/layout.css';
import { colour, maxWidthQuery, media, size, space } from '../../../components/theme/tokens';

/** Width of the sidebar on a desktop. */
const SIDEBAR = '18rem';

// The backgrounds of the sections span the full width. On a desktop the sidebar overlays the right end of the first
// section, which grows if the sidebar is higher. The sidebar is last in the document, because a phone shows it there.
export const page = style({ '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '100%' } } });
globalStyle(`${page} > section`, {
  padding: '28px 0',
  lineHeight: 1.5,
  '@media': { [media.wide]: { padding: `${space.wide} 0` } },
});
// Half the usual height below the desktop breakpoint, because sections have less padding above the slope on these
// screens.
globalStyle(`${page} > section::before`, { '@media': { [maxWidthQuery(1023)]: { fontSize: '48px' } } });
globalStyle(`${page} > :first-child`, { '@media': { [media.desktop]: { gridArea: '1 / 1' } } });
globalStyle(`${page} > :first-child > ${wrap}`, {
  '@media': { [media.desktop]: { paddingRight: `calc(${SIDEBAR} + ${space.vast})` } },
});
globalStyle(`${page} h2`, { marginBottom: space.base });
globalStyle(`${page} div > h3`, { marginBottom: space.tight });
globalStyle(`${page} figure`, { margin: `0 0 ${space.base}` });
globalStyle(`${page} figcaption`, { marginTop: space.tight, fontSize: size.small });
globalStyle(`${page} details strong`, { display: 'block' });
// Extends the tap target to 44 px downwards, so that it does not cover the folded text above.
globalStyle(`${page} details strong > a`, { padding: `${space.hair} 0 20px` });
globalStyle(`${page} ul + details, ${page} ul + p`, { marginTop: space.snug });

/** Two columns from 768 px. The second column is at least 320 px wide, so that the labels of a drawing are legible. */
export const twoColumns = style({
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: '1fr minmax(320px, 1fr)', gridGap: `0 ${space.wide}` },
  },
});
globalStyle(`${twoColumns} > * + *`, { '@media': { [media.narrow]: { marginTop: space.base } } });

const cardStyle = { marginBottom: space.base, padding: space.base } as const;
export const factCard = styleVariants({
  white: { ...cardStyle, backgroundColor: colour.white, borderTop: `4px solid ${colour.clay}` },
  stone: { ...cardStyle, marginTop: space.base, backgroundColor: colour.stone },
  fir: { ...cardStyle, color: colour.white, backgroundColor: colour.fir },
});
/**
 * Column of the text and the signs. The card with the signs grows, so that the column ends with the drawing and the
 * picture next to it.
 */
export const signs = style({});
globalStyle(`${signs}, ${factCard.stone}, ${factCard.stone} > ul`, {
  display: 'flex',
  flex: '1 0 auto',
  flexDirection: 'column',
  justifyContent: 'space-between',
});

globalStyle(`${factCard.fir} > p + ul`, { marginTop: space.snug });
globalStyle(`${factCard.fir} li::before`, { backgroundColor: colour.lichenPale });

const OFFER_COLUMNS = 'repeat(auto-fit, minmax(190px, 1fr))';
// Each offer has a rule above it and no background of its own.
export const offers = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: OFFER_COLUMNS,
      gridGap: `0 ${space.roomy}`,
      gridColumn: '1 / 3',
    },
  },
});
globalStyle(`${offers} > div`, {
  marginBottom: space.base,
  paddingTop: space.snug,
  borderTop: `3px solid ${colour.slate}`,
});
// The benefits are next to the picture on a tablet, and columns below the offers on a desktop.
globalStyle(`${offers} + div`, {
  '@media': { [media.wide]: { gridColumn: 1 }, [media.desktop]: { gridColumn: '1 / 3' } },
});
globalStyle(`${offers} + div > ul`, {
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: OFFER_COLUMNS, gridGap: `0 ${space.roomy}` },
  },
});
globalStyle(`${offers} + div li`, { '@media': { [media.desktop]: { marginTop: 0 } } });
/**
 * Offers, benefits and a picture. On a desktop the picture is next to the offers, and as wide as the picture of the
 * section above.
 */
export const pictured = style({
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) calc(50% - ${SIDEBAR} / 2 - ${space.wide})` } },
});
globalStyle(`${pictured} > ${offers}`, { '@media': { [media.desktop]: { gridColumn: 1 } } });
globalStyle(`${pictured} > figure`, { '@media': { [media.desktop]: { gridArea: '1 / 2' } } });
/** Note after the steps, or below the heading on a desktop, under a thin rule. */
export const aside = style({ marginTop: space.base, paddingTop: space.base, borderTop: `1px solid ${colour.control}` });

globalStyle(`${aside} span`, { color: colour.clayPale });

// Shown only below the desktop breakpoint, because the sidebar comes last there.
export const narrowOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const sidebar = style({
  // Keeps the content clear of the slope of the next band. This slope rises above the top edge of the next band.
  paddingTop: space.base,
  paddingBottom: space.wide,
  '@media': {
    [media.desktop]: {
      position: 'relative',
      gridArea: '1 / 1',
      paddingTop: space.wide,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${sidebar} > *`, {
  '@media': { [media.desktop]: { width: SIDEBAR, marginLeft: 'auto', pointerEvents: 'auto' } },
});
globalStyle(`${sidebar} h2`, { fontSize: size.h3, marginBottom: space.tight });

// Continues the white surface of the form above, on any section background.
export const related = style({
  '@media': {
    [media.desktop]: {
      marginTop: `-${space.base}`,
      padding: `0 ${space.base} ${space.base}`,
      backgroundColor: colour.white,
    },
  },
});

// The closing band is short on a page that already has a form.
globalStyle(`${page} + div`, { padding: `${space.wide} 0` });
