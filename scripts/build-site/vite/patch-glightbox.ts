import type { Plugin } from 'vite';

type Patch = { file: RegExp; from: RegExp; to: string };

const PATCHES: Patch[] = [
  // The site's Content-Security-Policy refuses style attributes; the same styles set through the CSSOM are allowed.
  {
    file: /js\/(glightbox|core\/touch-navigation)\.js$/,
    from: /\.setAttribute\('style', (.+)\);$/gm,
    to: '.style.cssText = $1;',
  },
  // It refuses style elements too: the margin that stands in for the scrollbar is set directly.
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
  // A picture that comes after the visitor has gone on to the next one would be laid beside it.
  {
    file: /glightbox\.js$/,
    from: /_\.hide\(this\.loader\);\s*this\.resize\(\);/,
    to: 'if (this.index !== slideData.index) return; $&',
  },
  // A heading without words, until its photo has come.
  { file: /glightbox\.js$/, from: /<h4 class="gslide-title"><\/h4>/, to: '<div class="gslide-title"></div>' },
  // A swipe at either end wraps around, as the buttons and the arrow keys do.
  { file: /touch-navigation\.js$/, from: /instance\.index == /g, to: '!instance.loop() && $&' },
];

/** Kinds of slide that no gallery here has, and a zoom that only a mouse can end: a third of the code. */
const UNUSED = /glightbox\/src\/js\/(slides\/(video|iframe|inline)|core\/zoom)\.js$/;

/** GLightbox as this site needs it; the build stops where the package has changed in these places. */
export function patchGlightbox(): Plugin {
  return {
    name: 'glightbox',
    enforce: 'pre',
    transform: {
      filter: { id: /glightbox\/src\/js/ },
      handler(code, id) {
        if (UNUSED.test(id)) return { code: 'export default function () {}', map: null };
        let changed = code;
        for (const { from, to } of PATCHES.filter(({ file }) => file.test(id))) {
          if (changed.search(from) < 0)
            this.error(`GLightbox has changed: adapt ${from} in scripts/build-site/vite/patch-glightbox.ts`);
          changed = changed.replace(from, to);
        }
        return { code: changed, map: null };
      },
    },
  };
}
