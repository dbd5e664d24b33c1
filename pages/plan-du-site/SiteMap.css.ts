import { globalStyle, style } from '@vanilla-extract/css';
import { entry } from '../../components/LegalDocument/LegalDocument.css';
import { colour, font, media, size } from '../../components/theme/tokens';

/** Number of pages, in the page head. */
export const total = style({ fontFamily: font.heading, fontSize: size.h2, fontWeight: font.headingWeight });
globalStyle(`${total} > span`, { color: colour.clayPale });
/** A group of pages. Its links are in two columns on a tablet or a desktop. */
export const group = style([entry]);
globalStyle(`${group} > ul`, { '@media': { [media.wide]: { columns: 2 } } });
globalStyle(`${group} > ul > li`, { borderBottom: 0, breakInside: 'avoid' });
