import type { Config } from 'vike/types';

export default {
  // A page's React code never reaches the browser. Only +client.ts and the modules that it loads are sent.
  meta: {
    Page: { env: { server: true, client: false } },
    /**
     * Metadata of a page for the document's head. The value is a DocumentMeta, or a function that returns a
     * DocumentMeta from the page's data.
     */
    documentMeta: { env: { server: true, client: false } },
  },
  // Not every page in pages/ is prerendered, because renderer/+onPrerenderStart.server.ts may leave out the form's
  // result pages.
  prerender: { partial: true },
} satisfies Config;
