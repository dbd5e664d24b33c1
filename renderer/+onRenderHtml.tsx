import { originals } from 'virtual:photos';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { Site } from '../data/model/site/site';
import { type RenderedPage, renderPage } from './render-page';

declare global {
  namespace Vike {
    interface Config {
      /** Returns what a page says of itself in the document's head. */
      documentMeta?: RenderedPage['documentMeta'];
    }
    interface PageContext {
      Page: RenderedPage['Page'];
      /** What the page is rendered from; the desk hands in a draft. */
      site: Site;
    }
  }
}

/** The form's code, as the bundler's manifest names it. */
const FORM = 'components/ContactForm/ContactForm.island.tsx';

export function onRenderHtml({ Page, config, data, site, urlPathname, is404, globalContext }: PageContextServer) {
  const { documentMeta } = config;
  if (!documentMeta) throw new Error(`${urlPathname}: this page has no +documentMeta.ts`);
  const path = urlPathname === '/' ? '/' : urlPathname.replace(/\/$/, '');
  const html = renderPage({ Page, documentMeta, data, site, originals, path: is404 ? '' : path });
  // By its address the browser can fetch it before it runs it. While one edits there is none.
  const code = globalContext.assetsManifest?.[FORM]?.file;
  const finished = html.replace(' data-form="', code ? ` data-preload="/${code}"$&` : '$&');
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(finished)}`,
    // The script in the head asks for the heading face, and not on every connection.
    injectFilter(assets: { assetType: string | null; inject: unknown }[]) {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
