import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const hours = style({ maxWidth: '22rem' });
/** Wraps onto a second row in the footer, for more than three lines or for hours with a lunch break. */
export const manyHours = style([hours, { flexWrap: 'wrap' }]);
// The hours wrap below their day if the visitor's letters are large.
globalStyle(`${hours} > div`, { display: 'flex', flexWrap: 'wrap', padding: `${space.hair} 0` });
globalStyle(`${hours} dt`, { marginRight: space.tight });
globalStyle(`${hours} dd`, { marginLeft: 'auto' });
