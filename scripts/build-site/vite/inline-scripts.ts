import { build } from 'rolldown';
import type { Plugin } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';

const QUERY = /\?script$/;

/**
 * Resolves `import code from './name.inline.ts?script'` to a string. It contains the file with its imports, bundled and
 * minified for the oldest browsers. A page renders the string in a <script> without src. The build computes the hash
 * for the Content-Security-Policy from the finished document.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    // The client and the server build share one bundle of each script.
    sharedDuringBuild: true,
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const { output } = await build({
          input: id.replace(QUERY, ''),
          write: false,
          output: { format: 'iife', minify: true },
          transform: { target: oldestBrowsers },
        });
        const [{ code, moduleIds }] = output;
        for (const file of moduleIds) this.addWatchFile(file);
        return `export default ${JSON.stringify(code.trim())};`;
      },
    },
  };
}
