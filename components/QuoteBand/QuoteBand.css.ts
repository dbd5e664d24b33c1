import { globalStyle, style } from '@vanilla-extract/css';
import { media, size, space } from '../theme/tokens';

export const row = style({
  '@media': { [media.desktop]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } },
});
globalStyle(`${row} h2`, {
  fontSize: size.h2,
  marginBottom: space.tight,
  maxWidth: '16em',
  '@media': { [media.desktop]: { fontSize: [size.h2Wide, size.h2Display] } },
});
export const actions = style({
  marginTop: space.roomy,
  '@media': { [media.desktop]: { flex: 'none', margin: `0 0 0 ${space.wide}`, maxWidth: '22rem' } },
});
globalStyle(`${actions} > a`, { display: 'block', marginTop: space.snug });
