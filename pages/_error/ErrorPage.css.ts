import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../components/theme/tokens';

export const heading = style({ margin: `${space.wide} 0 0` });
// Two columns where both are wide enough for the longest name.
globalStyle(`${heading} + ul`, { columns: '20rem 2' });
globalStyle(`${heading} + ul > li`, { breakInside: 'avoid' });
