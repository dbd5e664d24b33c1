import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../theme/layout.css';
import { colour, maxWidthQuery, media, size, space } from '../theme/tokens';

/** The table of contents in the page head. It has one column on a phone and two on a wider screen. */
export const contents = style({ '@media': { [media.wide]: { columns: 2 } } });
export const contentsTitle = style({ fontSize: size.h3, marginBottom: space.tight });
globalStyle(`${contents} a`, { display: 'inline-block', padding: '7px 0', lineHeight: 1.77 });

/** An entry under a thin rule. On a desktop its title has a column of its own. */
export const entry = style({
  padding: `${space.roomy} 0`,
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '4fr 8fr', gridColumnGap: space.wide } },
});
globalStyle(`${entry} + ${entry}`, { borderTop: `1px solid ${colour.stoneDeep}` });
globalStyle(`${entry} > h2`, { marginBottom: space.base, fontSize: size.h2Dense });
/** A long entry. Its title stays in view while the text next to it scrolls. */
export const section = style({ '@media': { [media.wide]: { paddingTop: space.wide } } });
globalStyle(`${section} > h2`, {
  '@media': { [media.desktop]: { position: 'sticky', top: '96px', alignSelf: 'start', fontSize: size.h2 } },
});
globalStyle(`${section} p`, { marginBottom: space.base });

export const list = style({ marginBottom: space.base, paddingLeft: space.roomy, listStyle: 'disc' });
globalStyle(`${list} > li`, { marginBottom: space.hair });

export const facts = style({ marginBottom: space.base });
globalStyle(`${facts} > div`, {
  padding: `${space.tight} 0`,
  borderBottom: `1px solid ${colour.stone}`,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 14rem) minmax(60%, 1fr)',
      gridGap: space.base,
      alignItems: 'baseline',
    },
  },
});
// Gives the rows with a link the height of the other rows. The padding of the link reaches into the padding of the row.
globalStyle(`${facts} dd > a`, { marginTop: '-10px', marginBottom: '-10px' });
globalStyle(`${facts} dt`, { fontWeight: 700 });

// On a phone each row becomes a block, and each cell shows its column header.
const stackedQuery = maxWidthQuery(599);
export const table = style({
  width: '100%',
  marginBottom: space.base,
  // Gives the columns the same width, in which the usual words fit. Automatic widths would break a long word in a
  // narrow column.
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: size.small,
  '@media': { [stackedQuery]: { display: 'block' } },
});
globalStyle(`${table} caption, ${table} tbody, ${table} tr, ${table} td`, {
  '@media': { [stackedQuery]: { display: 'block' } },
});
// The table head stays available to screen readers. Visually each cell repeats its column header.
globalStyle(`${table} thead`, { '@media': { [stackedQuery]: visuallyHidden } });
globalStyle(`${table} td::before`, {
  '@media': {
    [stackedQuery]: { content: ['attr(data-head)', 'attr(data-head) / ""'], display: 'block', fontWeight: 700 },
  },
});
globalStyle(`${table} tr`, {
  '@media': { [stackedQuery]: { padding: `${space.tight} 0`, borderBottom: `1px solid ${colour.stoneDeep}` } },
});
export const caption = style({ paddingBottom: space.tight, textAlign: 'left', fontWeight: 700 });
export const cell = style({
  padding: `${space.tight} ${space.snug} ${space.tight} 0`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${colour.stoneDeep}`,
  '@media': { [stackedQuery]: { padding: `${space.hair} 0`, borderBottom: 0 } },
});
