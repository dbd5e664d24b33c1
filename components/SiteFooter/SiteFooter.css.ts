import { globalStyle, style } from '@vanilla-extract/css';
import { slates, visuallyHidden } from '../theme/layout.css';
import { colour, grid, media, size, space, tapTarget } from '../theme/tokens';

// The bottom padding keeps the last line clear of the call bar, which overlays the end of the page on a phone. The
// cookie banner sets a larger padding while it is visible.
export const footer = style({
  // Overlaps the band above, because up to 1.5 px of the page would be visible between them at some widths.
  marginTop: '-2px',
  padding: `${space.snug} 0 52px`,
  fontSize: size.small,
  lineHeight: 1.4,
  color: colour.mist,
  backgroundColor: colour.slate,
  ...slates,
  '@media': { [media.wide]: { padding: `${space.wide} 0 ${space.snug}` } },
});
globalStyle(`${footer} a:hover`, { color: colour.white });

// The second column starts where the text next to a title starts (components/Section).
export const columns = style(grid(space.snug, { [media.wide]: { columns: '4fr 4.4fr 3.6fr', gap: space.wide } }));

// A long name is below the logo. A word that is longer than the line breaks.
export const brand = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  marginBottom: space.hair,
  fontSize: size.h3,
  fontWeight: 700,
  color: colour.white,
});
export const heading = style({ fontSize: size.lead, marginBottom: space.hair, color: colour.white });
// Hidden visually on a phone, because a phone number and an address are clear without a heading on this screen.
globalStyle(`${columns} > div > ${heading}`, { '@media': { [media.narrow]: visuallyHidden } });

// The links are in two columns. With large letters they are in a single column.
export const services = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gridGap: `0 ${space.hair}`,
  '@media': { [media.largeLetters]: { display: 'block' } },
});

// On a wide screen the links are stacked. On a phone they wrap only if a line is too short for both.
export const contactLinks = style({ '@media': { [media.wide]: { display: 'flex', flexDirection: 'column' } } });
globalStyle(`${columns} a`, { display: 'inline-block', padding: '11.5px 0', overflowWrap: 'anywhere' });
globalStyle(`${contactLinks} a`, { marginRight: space.base });

// On a phone the days are side by side, each above its hours.
globalStyle(`${columns} dl`, {
  maxWidth: 'none',
  marginTop: space.hair,
  '@media': {
    [media.narrow]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  },
});
globalStyle(`${columns} dl > div`, {
  // Prevents a line break inside the name of a day.
  '@media': { [media.narrow]: { display: 'block', minWidth: 'min-content', padding: `0 ${space.tight} 0 0` } },
});

// On a phone the list of towns is folded. The list follows its <details> in the HTML instead of being inside it. No
// style can show the content of a closed <details> on a wide screen.
export const allTowns = style({ '@media': { [media.wide]: { display: 'none' } } });
globalStyle(`${allTowns} > summary`, { lineHeight: tapTarget });
export const towns = style({
  maxWidth: 'none',
  marginBottom: space.snug,
  lineHeight: 2,
  selectors: { [`${allTowns}:not([open]) + &`]: { '@media': { [media.narrow]: { display: 'none' } } } },
  '@media': { [media.wide]: { marginTop: space.roomy }, [media.narrow]: { lineHeight: tapTarget } },
});

// The links stay inline, so that the comma after a name stays on the line of the name. The padding extends the tap
// target to the height of the line.
globalStyle(`${towns} a`, {
  padding: '6px 0',
  '@media': { [media.wide]: { whiteSpace: 'nowrap' }, [media.narrow]: { padding: '13px 0' } },
});

export const legal = style({ paddingTop: space.snug, borderTop: '1px solid rgba(255,255,255,.2)' });
globalStyle(`${legal} > p`, { maxWidth: 'none' });
export const legalLinks = style({ lineHeight: tapTarget });
globalStyle(`${legalLinks} > *`, { display: 'inline-block', marginRight: space.base });

export const cookieButton = style({
  minHeight: tapTarget,
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'underline',
  backgroundColor: 'transparent',
  border: 0,
  cursor: 'pointer',
});
