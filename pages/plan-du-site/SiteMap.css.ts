import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, size, space } from '../../components/theme/tokens';

/** Number of pages, in the page head. */
export const total = style({ fontFamily: font.heading, fontSize: size.h2, fontWeight: font.headingWeight });
globalStyle(`${total} > span`, { color: colour.clayPale });
/** As many columns as fit, of about the same height. */
export const groups = style({ columns: '20rem' });
globalStyle(`${groups} > div`, { marginBottom: space.wide, paddingRight: space.wide, breakInside: 'avoid' });
export const title = style({ marginBottom: space.tight, fontSize: size.h3 });
