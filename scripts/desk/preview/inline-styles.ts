import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/** Inlines the styles and fonts of a page of the preview at `deskUrl`. Rejects if a file cannot be read. */
export async function inlineStyles(renderedHtml: string, deskUrl: string, root: string): Promise<string> {
  let html = renderedHtml;
  for (const [link, style = ''] of renderedHtml.matchAll(STYLESHEET)) {
    let css = await fetchText(new URL(style, deskUrl));
    for (const [file] of css.matchAll(/(?<=url\()[^)]+\.woff2/g))
      css = css.replace(file, `data:font/woff2;base64,${readFileSync(join(root, file), 'base64')}`);
    html = html.replace(link, () => `<style>${css}</style>`);
  }
  return html;
}

/** Returns the text at a URL. Rejects if the response is an error. */
export async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.text();
}
