import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { finishHtml } from './postprocess-html';

const PLACE = /<template data-printed="([^"]*)"><\/template>/g;

/** Finished parts by what they are of. */
const parts = new Map<string, string>();

/**
 * What is the same on every page that says the same `of`: a build prints and finishes it once, and puts it into all of
 * them. `children` may depend on nothing else.
 */
export function PrintedOnce({ of, children }: { of: string; children: ReactNode }) {
  // While one edits, parts change.
  if (!import.meta.env.PROD) return children;
  if (!parts.has(of)) parts.set(of, finishHtml(renderToStaticMarkup(children)));
  return <template data-printed={of} />;
}

/** A finished page with its parts in their places. */
export function withPrintedParts(html: string): string {
  return html.replace(PLACE, (_, of) => parts.get(of) ?? '');
}
