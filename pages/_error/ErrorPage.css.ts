import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../components/theme/tokens';

export const heading = style({ margin: `${space.wide} 0 0` });
// Creates as many columns as fit, each wide enough for the longest name.
globalStyle(`${heading} + ul`, { columns: '20rem' });
globalStyle(`${heading} + ul > li`, { breakInside: 'avoid' });
