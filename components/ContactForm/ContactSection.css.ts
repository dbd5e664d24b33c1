import { style } from '@vanilla-extract/css';
import { colour, size, space } from '../theme/tokens';

export const note = style({ maxWidth: '40rem', marginTop: space.base, fontSize: size.small, color: colour.inkSoft });
