import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const caption = style({ marginTop: space.snug });
