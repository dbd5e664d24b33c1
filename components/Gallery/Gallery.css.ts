import { style, styleVariants } from '@vanilla-extract/css';
import { media, size, space } from '../../renderer/theme/tokens';

const grid = { display: 'grid', gridTemplateColumns: '1fr 1fr', gridGap: space.base } as const;

export const layout = styleVariants({
  columns: { ...grid, '@media': { [media.wide]: { gridGap: `${space.wide} ${space.roomy}` } } },
  row: { ...grid, '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' } } },
  strip: { ...grid, '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } } },
});

export const item = style({ minWidth: 0 });
export const link = style({ display: 'block' });
export const caption = style({
  marginTop: space.tight,
  fontSize: size.small,
  lineHeight: 1.4,
  '@media': { [media.wide]: { fontSize: size.body } },
});
