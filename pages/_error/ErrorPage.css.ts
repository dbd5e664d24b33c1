import { style } from '@vanilla-extract/css';
import { space } from '../../components/theme/tokens';

export const heading = style({ margin: `${space.wide} 0 ${space.tight}` });
