import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const hours = style({ maxWidth: '22rem' });
/** More than three lines, or a break at noon, take a second row where they stand beside each other. */
export const manyHours = style([hours, { flexWrap: 'wrap' }]);
// The hours under their day where letters are large.
globalStyle(`${hours} > div`, { display: 'flex', flexWrap: 'wrap', padding: `${space.hair} 0` });
globalStyle(`${hours} dt`, { marginRight: space.tight });
globalStyle(`${hours} dd`, { marginLeft: 'auto' });
