import type { Plugin } from 'vite';

/** An entry that Vike adds for pages with client routing; no page here has it, and it would split shared code. */
const UNUSED_ENTRY = 'entries/entry-server-routing';

/** Printed by Vite around each dynamic import. */
const PRELOADED_IMPORT = /__vitePreload\(\(\) => (import\([^]*?), __VITE_PRELOAD__\)/g;
const HELPER_IMPORT = /^import \{[^}]*__vitePreload[^}]*\} from [^;]*;\n/m;

/**
 * Leaves in the browser's code only what this site needs. Vite wraps each dynamic import in a helper (1.8 kB) that
 * fetches the chunk's stylesheets and preloads what it imports: here every page has its styles inlined and every widget
 * is one chunk, so a plain import() does, and no stylesheet is fetched a second time.
 */
export function noPreloadHelper(): Plugin {
  return {
    name: 'no-preload-helper',
    apply: 'build',
    enforce: 'pre',
    options(options) {
      if (this.environment.name !== 'client') return;
      const { [UNUSED_ENTRY]: _, ...input } = options.input as Record<string, string>;
      return { ...options, input };
    },
    // Not part of any chunk, so that only its imports are to be taken out.
    resolveId(id) {
      if (id.includes('vite/preload-helper')) return { id, external: true };
    },
    renderChunk(code) {
      if (!code.includes('__vitePreload(')) return;
      const plain = code.replace(PRELOADED_IMPORT, '$1').replace(HELPER_IMPORT, '');
      if (plain.includes('__VITE_PRELOAD__'))
        this.error('Vite prints dynamic imports in a new way: adapt scripts/build-site/vite/no-preload-helper.ts');
      return { code: plain, map: null };
    },
  };
}
