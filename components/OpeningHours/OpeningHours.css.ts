import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const hours = style({ maxWidth: '22rem' });
globalStyle(`${hours} > div`, { display: 'flex', justifyContent: 'space-between', padding: `${space.hair} 0` });
