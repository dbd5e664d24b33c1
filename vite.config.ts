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

/**
 * Folders that builds and versions rename. They are not watched, because Windows cannot rename a folder while a part of
 * it is watched.
 */
const isMoved = (path: string) => /^(?:\.cache|\.versions|dist)\b/.test(relative(import.meta.dirname, path));

export default defineConfig(async ({ command }) => ({
  plugins: [
    noPreloadHelper(),
    patchGlightbox(),
    vendorStyles(),
    // A build adds a photos plugin with the catalogue that it has checked (scripts/build-site/site.ts).
    ...(command === 'serve' ? [photos(), records()] : []),
    inlineScripts(),
    vike(),
    // During development class names show their source file, and style files may be added or removed.
    vanillaExtractPlugin({ identifiers: command === 'build' ? await classNames(import.meta.dirname) : 'debug' }),
    quoteStylePaths(),
  ],
  server: { watch: { ignored: isMoved } },
  // The theme lists its own fallbacks for system-ui; lightningcss would add the fonts of five more systems.
  css: { lightningcss: { exclude: Features.FontFamilySystemUi } },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    assetsInlineLimit: 0,
    modulePreload: false,
    // The owner reads the output of the build, and on a slow machine this check would print a warning about the
    // plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
