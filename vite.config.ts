import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { Features } from 'lightningcss';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { classNames } from './scripts/build-site/vite/class-names.ts';
import { inlineScripts } from './scripts/build-site/vite/inline-scripts.ts';
import { noPreloadHelper } from './scripts/build-site/vite/no-preload-helper.ts';
import { oldestBrowsers } from './scripts/build-site/vite/oldest-browsers.ts';
import { patchGlightbox } from './scripts/build-site/vite/patch-glightbox.ts';
import { photos } from './scripts/build-site/vite/photos.ts';
import { quoteStylePaths } from './scripts/build-site/vite/quote-style-paths.ts';
import { records } from './scripts/build-site/vite/records.ts';
import { vendorStyles } from './scripts/build-site/vite/vendor-styles.ts';

/** What builds and versions are moved about in: Windows lets nobody rename a folder of which a part is watched. */
const isMoved = (path: string) => /^(?:\.cache|\.versions|dist)\b/.test(relative(import.meta.dirname, path));

export default defineConfig(async ({ command }) => ({
  plugins: [
    noPreloadHelper(),
    patchGlightbox(),
    vendorStyles(),
    // A build hands in what it has checked before (scripts/build-site/site.ts).
    ...(command === 'serve' ? [photos(), records()] : []),
    inlineScripts(),
    vike(),
    // While one edits, names say where a style is from, and style files come and go.
    vanillaExtractPlugin({ identifiers: command === 'build' ? await classNames(import.meta.dirname) : 'debug' }),
    quoteStylePaths(),
  ],
  server: { watch: { ignored: isMoved } },
  // The theme names what stands in for system-ui; lightningcss would add the faces of five more systems.
  css: { lightningcss: { exclude: Features.FontFamilySystemUi } },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    assetsInlineLimit: 0,
    modulePreload: false,
    // The owner reads what the build prints; on a slow machine it would complain of its plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
