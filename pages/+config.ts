import type { Config } from 'vike/types';

export default {
  // A page's React never reaches the browser: only +client.ts does, and what it loads.
  meta: {
    Page: { env: { server: true, client: false } },
    /** What a page says of itself in the document's head: a DocumentMeta or a function of the page's data. */
    documentMeta: { env: { server: true, client: false } },
  },
  // Not every page of pages/ is printed: renderer/+onPrerenderStart.server.ts leaves out the form's answers.
  prerender: { partial: true },
} satisfies Config;
