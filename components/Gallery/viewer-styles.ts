import { colour, media, size, space, tapTarget } from '../theme/tokens.ts';

/**
 * Rules that the build appends to GLightbox's stylesheet (scripts/build-site/vite/vendor-styles.ts). On a phone that
 * stylesheet hides the previous and next buttons. It also makes buttons smaller than a thumb and captions grey. These
 * rules are not in Gallery.css.ts, because only visitors who open a photo need them.
 */
export const viewerStyles = `
.glightbox-container .gbtn.gbtn {
  width: ${tapTarget};
  height: ${tapTarget};
  background-color: ${colour.slate};
  opacity: 1;
}
.glightbox-container .gprev.gbtn { top: 45%; left: ${space.tight}; }
.glightbox-container .gnext.gbtn { top: 45%; right: ${space.tight}; }
/* At 400 % zoom they would lie over the caption. */
@media ${media.short} {
  .glightbox-container .gprev.gbtn, .glightbox-container .gnext.gbtn { top: 15px; }
  .glightbox-container .gnext.gbtn { right: auto; left: calc(${tapTarget} + 2 * ${space.tight}); }
}
.glightbox-container .gslide-desc.gslide-desc { font-family: inherit; font-size: ${size.small}; }
.glightbox-container .gslide-desc small { white-space: nowrap; }
/* White alternative text on the black backdrop when no picture loads. */
.glightbox-container .gslide-image img { color: ${colour.white}; }
/* Under its photo on a phone held upright, where GLightbox has it at the foot of the screen. */
@media (orientation: portrait) {
  .glightbox-mobile .glightbox-container .gslide-description.gslide-description {
    position: static;
    flex: none;
    padding: ${space.tight};
    background: none;
  }
  .glightbox-mobile .glightbox-container .gdesc-inner.gdesc-inner { padding: 0; }
}
@media (orientation: landscape) {
  .glightbox-mobile .glightbox-container .gslide-description.gslide-description { padding-bottom: 0; }
}
/* On a low screen a caption lies over its photo. */
.glightbox-mobile .glightbox-container .gslide-desc.gslide-desc {
  padding: 0 ${space.tight};
  color: ${colour.white};
  background-color: rgba(0, 0, 0, .7);
}
`;
