import { globalStyle, style } from '@vanilla-extract/css';
import { hint, longField } from '../../components/ContactForm/ContactForm.css';
import { colour, font, grid, maxWidthQuery, media, size, space } from '../../components/theme/tokens';

/** A narrow column for facts and a wide one for the form or the map, as in a band with its title aside. */
export const columns = style(
  grid(space.vast, { [media.desktop]: { columns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: space.wide } }),
);
// The titles fit on one line of the narrow column.
globalStyle(`${columns} > div > h2`, { '@media': { [media.desktop]: { fontSize: size.h2Wide } } });
// A usual email address fits on one line next to its icon.
globalStyle(`${columns} li a`, { '@media': { [media.desktop]: { fontSize: size.body } } });
export const label = style({ margin: `${space.roomy} 0 ${space.hair}`, fontSize: size.body });
export const urgent = style({
  marginBottom: space.base,
  padding: `${space.base} ${space.base} ${space.tight}`,
  color: colour.white,
  backgroundColor: colour.fir,
});
globalStyle(`${urgent} > a`, { display: 'block', padding: '10px 0', fontWeight: 700 });
// The gap between two lines of links is the padding of the links.
globalStyle(`${urgent} ~ p`, { marginTop: 0 });

/**
 * Large phone number in the page head of a desktop, because the visitor reads the number on the desktop and dials it on
 * another device. Smaller windows have the number in a button under the title.
 */
export const call = style({
  fontFamily: font.heading,
  fontSize: [size.h1Wide, 'clamp(3.3rem, 5.5vw, 4.7rem)'],
  fontWeight: font.headingWeight,
  letterSpacing: '-.02em',
  lineHeight: 1.2,
  '@media': { [maxWidthQuery(1023)]: { display: 'none' } },
});
globalStyle(`${call} > a`, { textDecoration: 'none' });
export const steps = style({ paddingLeft: '1.4rem', listStyle: 'decimal' });
export const closedHours = style({ marginTop: space.tight });

/** On a desktop two short fields share a row. */
export const form = style({});
globalStyle(`${form} form`, {
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gridColumnGap: space.roomy, maxWidth: 'none' },
  },
});
globalStyle(`${form} form > *`, { gridColumn: '1 / 3', justifySelf: 'start' });
globalStyle(`${form} form > div`, { gridColumn: 'auto', justifySelf: 'stretch' });
globalStyle(`${form} form > ${longField}, ${form} form > [role]`, { gridColumn: '1 / 3' });
// Aligns the fields of a row. An example is on its own line below the label. A label without an example has the same
// height and is directly above its field.
globalStyle(`${form} div:not(${longField}) > label`, {
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', alignContent: 'flex-end', minHeight: '3.2rem' } },
});
// Keeps the space before the asterisk.
globalStyle(`${form} label > [aria-hidden]`, { whiteSpace: 'pre' });
globalStyle(`${form} ${hint}`, { '@media': { [media.desktop]: { width: '100%' } } });
