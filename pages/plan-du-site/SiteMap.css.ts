import { globalStyle, style } from '@vanilla-extract/css';
import { entry } from '../../components/LegalDocument/LegalDocument.css';
import { colour, font, media, size } from '../../components/theme/tokens';

/** Number of pages, in the page head. */
export const total = style({ fontFamily: font.heading, fontSize: size.h2, fontWeight: font.headingWeight });
globalStyle(`${total} > span`, { color: colour.clayPale });
// The links of a group are in two columns next to its title.
globalStyle(`${entry} > ul`, { '@media': { [media.wide]: { columns: 2 } } });
globalStyle(`${entry} > ul > li`, { borderBottom: 0, breakInside: 'avoid' });
