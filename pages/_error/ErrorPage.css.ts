import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media, space } from '../../components/theme/tokens';

export const columns = style(grid(space.roomy, { [media.desktop]: { columns: '1fr 1fr', gap: space.wide } }));
export const heading = style({ margin: `${space.wide} 0 ${space.tight}` });
export const others = style({ marginBottom: space.tight });
export const services = style({});
globalStyle(`${services} > ul`, grid('0', { [media.wide]: { columns: '1fr 1fr', gap: `0 ${space.wide}` } }));
