import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../../components/theme/layout.css';
import { size, space } from '../../components/theme/tokens';

export const hidden = style(hiddenFromSight);
export const after = style({ margin: `${space.wide} 0 ${space.base}`, fontSize: size.lead });
export const actions = style({ maxWidth: 'none' });
globalStyle(`${actions} > a`, { margin: `0 ${space.tight} ${space.tight} 0` });
