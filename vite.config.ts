import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { Features } from 'lightningcss';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { photos } from './renderer/photos/plugin.ts';
import { addedStyles } from './scripts/vite/added-styles.ts';
import { glightbox } from './scripts/vite/glightbox.ts';
import { leanClient } from './scripts/vite/lean-client.ts';
import { shortNames } from './scripts/vite/short-names.ts';

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
