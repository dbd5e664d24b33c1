import type { Config } from 'vike/types';

export default {
  // A page's React code never reaches the browser. Only +client.ts and the modules that it loads do.
  meta: {
    Page: { env: { server: true, client: false } },
    /**
     * Metadata of a page for the document's head: a DocumentMeta, or a function that returns one from the page's data.
     */
    documentMeta: { env: { server: true, client: false } },
  },
  // Not every page in pages/ is prerendered: renderer/+onPrerenderStart.server.ts may leave out the form's result
  // pages.
  prerender: { partial: true },
} satisfies Config;
