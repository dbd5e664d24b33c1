import { style } from '@vanilla-extract/css';
import { colour, size, space } from '../theme/tokens';

export const labels = style({ marginBottom: space.roomy, fontSize: size.small, color: colour.inkSoft });
