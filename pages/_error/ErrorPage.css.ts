import { globalStyle, style } from '@vanilla-extract/css';
import { size, space } from '../../components/theme/tokens';

export const heading = style({ marginBottom: space.base, fontSize: size.h2 });
// Creates as many columns as fit, each wide enough for the longest name.
globalStyle(`${heading} + ul`, { columns: '20rem' });
globalStyle(`${heading} + ul > li`, { breakInside: 'avoid' });
