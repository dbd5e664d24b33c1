import { globalStyle, style } from '@vanilla-extract/css';
import { hint, longField } from '../../components/ContactForm/ContactForm.css';
import { numeral } from '../../components/theme/layout.css';
import { colour, font, grid, maxWidthQuery, media, size, space } from '../../components/theme/tokens';

const narrowScreen = maxWidthQuery(1023);

/** The two columns of the page head. The large number ends at the same height as the text. */
export const head = style({ alignItems: 'end' });
/** The two columns of a band: facts in the narrow column, the form or the map in the wide one. */
export const columns = style({});
globalStyle(`${columns} > * + div`, {
  gridArea: '1 / 2 / 3',
  '@media': { [narrowScreen]: { marginTop: space.vast } },
});
// The titles fit on one line of the narrow column.
globalStyle(`${columns} > div > h2`, { '@media': { [media.desktop]: { fontSize: size.h2Wide } } });
// A usual email address fits on one line next to its icon.
globalStyle(`${columns} li a`, { '@media': { [media.desktop]: { fontSize: size.body } } });
export const label = style({ margin: `${space.roomy} 0 ${space.hair}`, fontSize: size.body });
/** On a desktop the box extends to the end of the form. */
export const urgent = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  justifyContent: 'space-between',
  marginTop: space.base,
  padding: space.roomy,
  fontSize: size.h3,
  lineHeight: 1.2,
  color: colour.white,
  backgroundColor: colour.fir,
  '@media': { [media.desktop]: { fontSize: size.h2Wide } },
});
globalStyle(`${urgent} > a`, { paddingTop: space.roomy, fontFamily: font.body, fontSize: size.lead });
/**
 * Large phone number in the page head of a desktop, because the visitor reads the number on the desktop and dials it on
 * another device. Smaller windows have the number in a button under the title.
 */
export const call = style({
  gridColumn: '1 / 3',
  fontSize: [size.h1Wide, 'clamp(5.9rem, 9.9vw, 7.2rem)'],
  letterSpacing: '-.02em',
  lineHeight: 1,
  '@media': { [narrowScreen]: { display: 'none' } },
});
globalStyle(`${call} > a`, { textDecoration: 'none' });
/** On a desktop the hours and the advice below the number continue the columns of the form's fields. */
export const note = style({
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gridGap: space.roomy } },
});
globalStyle(`${note} > dl`, { marginBottom: space.tight });

/** Numbered steps in one row on a desktop. */
export const steps = style(grid(space.wide, { [media.wide]: { columns: 'repeat(3, 1fr)' } }));
// A counter without a reset starts at the first item.
globalStyle(`${steps} > li`, { counterIncrement: 'step' });
globalStyle(`${steps} > li::before`, {
  ...numeral,
  content: 'counter(step)',
  display: 'block',
  marginBottom: space.tight,
});

globalStyle(`${urgent}, ${call}`, {
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
});

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
