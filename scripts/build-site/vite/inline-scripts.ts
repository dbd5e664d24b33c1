import { build } from 'rolldown';
import type { Plugin } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';

const QUERY = /\?script$/;

/**
 * Makes `import code from './name.inline.ts?script'` a string: the file and what it imports as one minified script, in
 * syntax that the oldest browsers know, for a <script> without src. Pages print the string; its hash in the
 * Content-Security-Policy is taken from the built document.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    // The build of the pages and that of the browser's files share one bundle of each script.
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
