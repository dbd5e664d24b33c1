import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { Features } from 'lightningcss';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { leanClient } from './scripts/build-site/vite/no-preload-helper.ts';
import { glightbox } from './scripts/build-site/vite/patch-glightbox.ts';
import { photos } from './scripts/build-site/vite/photos.ts';
import { shortNames } from './scripts/build-site/vite/short-names.ts';
import { addedStyles } from './scripts/build-site/vite/vendor-styles.ts';

/** The floor on which every widget works: January 2018. */
const OLDEST_ENGINES = ['chrome64', 'safari11.1', 'firefox67'];

export default defineConfig(({ command }) => ({
  plugins: [
    leanClient(),
    glightbox(),
    addedStyles(),
    photos(),
    vike(),
    // While one edits, names say where a style is from, and style files come and go.
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortNames(import.meta.dirname) : 'debug' }),
  ],
  // The theme names what stands in for system-ui; lightningcss would add the faces of five more systems.
  css: { lightningcss: { exclude: Features.FontFamilySystemUi } },
  build: {
    target: OLDEST_ENGINES,
    cssTarget: OLDEST_ENGINES,
    assetsInlineLimit: 0,
    modulePreload: false,
    // The owner reads what the build prints; on a slow machine it would complain of its plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
