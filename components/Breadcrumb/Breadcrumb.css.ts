import { globalStyle, style } from '@vanilla-extract/css';
import { media, size, space, tapTarget } from '../theme/tokens';

export const breadcrumb = style({ marginBottom: space.snug, fontSize: size.small });
globalStyle(`${breadcrumb} ol`, { display: 'flex', flexWrap: 'wrap' });
globalStyle(`${breadcrumb} li, ${breadcrumb} a`, { display: 'flex', alignItems: 'center', minHeight: tapTarget });
globalStyle(`${breadcrumb} li + li::before`, { content: ['"›"', '"›" / ""'], padding: `0 ${space.tight}` });
// Hides the name of the current page on a phone, because the heading on the next line repeats it.
globalStyle(`${breadcrumb} li:last-child`, { '@media': { [media.narrow]: { display: 'none' } } });
