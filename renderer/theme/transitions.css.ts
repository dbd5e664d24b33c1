import { globalStyle } from '@vanilla-extract/css';
import { media, motion } from './tokens';

/** What the typings do not know yet: an at-rule with descriptors. */
const acrossPages = { navigation: 'auto' } as object;

// From page to page the old one fades into the new one, where the browser can and motion is welcome.
globalStyle('@view-transition', { '@media': { [media.motion]: acrossPages } });
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  '@media': { [media.motion]: { animationDuration: motion } },
});
