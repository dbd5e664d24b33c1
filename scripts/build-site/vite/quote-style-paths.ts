import type { Plugin } from 'vite';

/**
 * vanilla-extract writes a style file's path between apostrophes as it is, which breaks where a folder has an apostrophe
 * in its name: «Toitures d'Igney» has. To be placed behind vanilla-extract's own plugin.
 */
export function quoteStylePaths(): Plugin {
  return {
    name: 'quote-style-paths',
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler: (code) =>
        code.replace(/^import '(.+\.vanilla\.css)';$/gm, (_, path) => `import ${JSON.stringify(path)};`),
    },
  };
}
