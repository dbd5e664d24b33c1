import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const hours = style({ maxWidth: '22rem' });
/** More than three lines, or a break at noon, take a second row where they stand beside each other. */
export const manyHours = style([hours, { flexWrap: 'wrap' }]);
globalStyle(`${hours} > div`, { display: 'flex', justifyContent: 'space-between', padding: `${space.hair} 0` });
