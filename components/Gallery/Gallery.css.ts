import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, size, space } from '../theme/tokens';

const gallery = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gridGap: space.base });

export const layout = styleVariants({
  columns: [gallery, { '@media': { [media.wide]: { gridGap: `${space.wide} ${space.roomy}` } } }],
  row: [gallery, { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' } } }],
  strip: [gallery, { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } } }],
});

globalStyle(`${gallery} > li`, { minWidth: 0 });
globalStyle(`${gallery} a`, { display: 'block' });
globalStyle(`${gallery} figcaption`, {
  marginTop: space.tight,
  fontSize: size.small,
  lineHeight: 1.4,
  '@media': { [media.wide]: { fontSize: size.body } },
});
