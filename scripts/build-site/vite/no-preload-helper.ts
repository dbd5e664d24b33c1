import type { Plugin } from 'vite';

/**
 * Entry that Vike adds for pages with client routing. No page here uses it, and it would split shared code into more
 * chunks.
 */
const UNUSED_ENTRY = 'entries/entry-server-routing';

/** Code that Vite inserts around each dynamic import. */
const PRELOADED_IMPORT = /__vitePreload\(\(\) => (import\([^]*?), __VITE_PRELOAD__\)/g;
const HELPER_IMPORT = /^import \{[^}]*__vitePreload[^}]*\} from [^;]*;\n/m;

/**
 * Removes code from the client build that this site does not need. Vite wraps each dynamic import in a helper (1.8 kB)
 * that fetches the chunk's stylesheets and preloads its imports. Here every page has its styles inlined and every
 * widget is one chunk, so a plain import() is enough, and no stylesheet is fetched twice.
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
    // The helper is external, so that no chunk contains it and only its imports remain to be removed.
    resolveId(id) {
      if (id.includes('vite/preload-helper')) return { id, external: true };
    },
    renderChunk(code) {
      if (!code.includes('__vitePreload(')) return;
      const plainCode = code.replace(PRELOADED_IMPORT, '$1').replace(HELPER_IMPORT, '');
      if (plainCode.includes('__VITE_PRELOAD__'))
        this.error('Vite prints dynamic imports in a new way: adapt scripts/build-site/vite/no-preload-helper.ts');
      return { code: plainCode, map: null };
    },
  };
}
