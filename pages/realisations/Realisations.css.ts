import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/theme/layout.css';

export const hidden = style(visuallyHidden);
