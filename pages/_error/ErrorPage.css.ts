import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../components/theme/tokens';

export const heading = style({ margin: `${space.wide} 0 0` });
// Columns where each is wide enough for the longest name.
globalStyle(`${heading} + ul`, { columns: '20rem' });
globalStyle(`${heading} + ul > li`, { breakInside: 'avoid' });
