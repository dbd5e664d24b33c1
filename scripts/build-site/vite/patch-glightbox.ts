import type { Plugin } from 'vite';

type Patch = { file: RegExp; from: RegExp; to: string };

const PATCHES: Patch[] = [
  // The site's Content-Security-Policy forbids style attributes, but allows the same styles set through the CSSOM.
  {
    file: /js\/(glightbox|core\/touch-navigation)\.js$/,
    from: /\.setAttribute\('style', (.+)\);$/gm,
    to: '.style.cssText = $1;',
  },
  // The policy also forbids style elements, so the margin that replaces the scrollbar is set directly.
  {
    file: /glightbox\.js$/,
    from: /var styleSheet = [^]*?_\.addClass\(body, 'gscrollbar-fixer'\);/,
    to: 'body.style.marginRight = scrollBar + "px";',
  },
  {
    file: /glightbox\.js$/,
    from: /const styles = document\.querySelector\('\.gcss-styles'\);[^]*?\n {12}\}/,
    to: 'body.style.marginRight = "";',
  },
  // A picture that loads after the visitor has moved on would be laid out next to the current picture.
  {
    file: /glightbox\.js$/,
    from: /_\.hide\(this\.loader\);\s*this\.resize\(\);/,
    to: 'if (this.index !== slideData.index) return; $&',
  },
  // Avoids an empty heading while the photo loads.
  { file: /glightbox\.js$/, from: /<h4 class="gslide-title"><\/h4>/, to: '<div class="gslide-title"></div>' },
  // A swipe on the first or last picture wraps around, like the buttons and the arrow keys.
  { file: /touch-navigation\.js$/, from: /instance\.index == /g, to: '!instance.loop() && $&' },
];

/**
 * Slide types that no gallery here uses, and a zoom that only a mouse can end. Together they are a third of the code.
 */
const UNUSED_MODULES = /glightbox\/src\/js\/(slides\/(video|iframe|inline)|core\/zoom)\.js$/;

/** Patches GLightbox for this site. Stops the build if the package has changed at a patched place. */
export function patchGlightbox(): Plugin {
  return {
    name: 'glightbox',
    enforce: 'pre',
    transform: {
      filter: { id: /glightbox\/src\/js/ },
      handler(code, id) {
        if (UNUSED_MODULES.test(id)) return { code: 'export default function () {}', map: null };
        let patchedCode = code;
        for (const { from, to } of PATCHES.filter(({ file }) => file.test(id))) {
          if (patchedCode.search(from) < 0)
            this.error(`GLightbox has changed: adapt ${from} in scripts/build-site/vite/patch-glightbox.ts`);
          patchedCode = patchedCode.replace(from, to);
        }
        return { code: patchedCode, map: null };
      },
    },
  };
}
