import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour, media, size, space, target } from '../../renderer/theme/tokens';

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

// The viewer's own stylesheet comes later: hence the longer selectors. On a phone it hides the ways on and back, makes
// its buttons smaller than a thumb and its captions grey.
globalStyle('.glightbox-container .gbtn.gbtn', {
  width: target,
  height: target,
  backgroundColor: colour.slateDeep,
  opacity: 1,
});
globalStyle('.glightbox-container .gprev.gbtn', { top: '45%', left: space.tight });
globalStyle('.glightbox-container .gnext.gbtn', { top: '45%', right: space.tight });
// At 400 % zoom they would lie over the caption.
globalStyle('.glightbox-container .gprev.gbtn, .glightbox-container .gnext.gbtn', {
  '@media': { [media.short]: { top: '15px' } },
});
globalStyle('.glightbox-container .gnext.gbtn', {
  '@media': { [media.short]: { right: 'auto', left: `calc(${target} + 2 * ${space.tight})` } },
});
globalStyle('.glightbox-container .gslide-desc.gslide-desc', { fontSize: size.small });
// On a low screen a caption lies over its photo.
globalStyle('.glightbox-mobile .glightbox-container .gslide-desc.gslide-desc', {
  padding: `0 ${space.tight}`,
  color: colour.white,
  backgroundColor: 'rgba(0, 0, 0, .7)',
});
