import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenFromSight, slates } from '../theme/layout.css';
import { colour, grid, media, size, space, target } from '../theme/tokens';

// At its end there is room for the call bar, which lies over it.
export const footer = style({
  padding: `${space.snug} 0 52px`,
  fontSize: size.small,
  lineHeight: 1.4,
  color: colour.mist,
  backgroundColor: colour.slate,
  ...slates,
  '@media': { [media.wide]: { paddingTop: space.vast } },
});
globalStyle(`${footer} a:hover`, { color: colour.white });

export const columns = style(grid(space.snug, { [media.wide]: { columns: '1.2fr 1fr 1.2fr', gap: space.wide } }));

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  marginBottom: space.hair,
  fontSize: size.h3,
  fontWeight: 700,
  color: colour.white,
});
export const heading = style({ fontSize: size.lead, marginBottom: space.hair, color: colour.white });
// On a phone a number and an address need no heading.
globalStyle(`${columns} > div > ${heading}`, { '@media': { [media.narrow]: hiddenFromSight } });

// Two beside each other on a phone.
export const services = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gridGap: `0 ${space.hair}`,
  '@media': { [media.wide]: { display: 'block' }, [media.large]: { display: 'block' } },
});

// Below each other on a phone where one line is too short for both.
export const contactLinks = style({ '@media': { [media.wide]: { display: 'flex', flexDirection: 'column' } } });
globalStyle(`${columns} a`, { display: 'inline-block', padding: '11.5px 0', overflowWrap: 'anywhere' });
globalStyle(`${contactLinks} a`, { marginRight: space.base });

// Three days beside each other, the hours under them.
globalStyle(`${columns} dl`, {
  maxWidth: 'none',
  marginTop: space.hair,
  '@media': {
    [media.narrow]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  },
});
globalStyle(`${columns} dl > div`, {
  // No word of a day is cut.
  '@media': { [media.narrow]: { display: 'block', minWidth: 'min-content', padding: `0 ${space.tight} 0 0` } },
});

// What a phone shows when it is asked for. The list stands beside its <details>, not in it: what is in a closed one no
// style can show on a wide screen.
export const allTowns = style({ '@media': { [media.wide]: { display: 'none' } } });
globalStyle(`${allTowns} > summary`, { lineHeight: target });
export const towns = style({
  maxWidth: 'none',
  marginBottom: space.snug,
  lineHeight: 2,
  selectors: { [`${allTowns}:not([open]) + &`]: { '@media': { [media.narrow]: { display: 'none' } } } },
  '@media': { [media.wide]: { marginTop: space.wide }, [media.narrow]: { lineHeight: target } },
});

// In the line, so that the comma after a name stays with it; the padding is as high as the line.
globalStyle(`${towns} a`, {
  padding: '6px 0',
  '@media': { [media.narrow]: { padding: '13px 0' } },
});

export const legal = style({ paddingTop: space.snug, borderTop: '1px solid rgba(255,255,255,.2)' });
globalStyle(`${legal} > p`, { maxWidth: 'none' });
export const legalLinks = style({ lineHeight: target });
globalStyle(`${legalLinks} > *`, { display: 'inline-block', marginRight: space.base });

export const cookies = style({
  minHeight: target,
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'underline',
  backgroundColor: 'transparent',
  border: 0,
  cursor: 'pointer',
});
