import { style } from '@vanilla-extract/css';
import { together } from '../theme/layout.css';

// The line under a link is not drawn through an inline block, unless that has its own.
export const address = style({ textDecoration: 'inherit' });
export const half = style([together, address]);
