import type { Plugin } from 'vite';

/**
 * Quotes paths of style files correctly. vanilla-extract writes a path between apostrophes without escaping. That
 * breaks for a folder with an apostrophe in its name, such as «Toitures d'Igney». Must be placed after
 * vanilla-extract's own plugin.
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
