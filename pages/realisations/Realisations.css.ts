import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../../components/theme/layout.css';

export const hidden = style(hiddenFromSight);
