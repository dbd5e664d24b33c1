import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { Originals } from '../components/Picture/srcset';
import type { Site } from '../data/model/site/site';
import { type RenderedPage, renderPage } from './render-page';

declare global {
  namespace Vike {
    interface Config {
      /** Returns the metadata of a page for the document's head. */
      documentMeta?: RenderedPage['documentMeta'];
    }
    interface PageContext {
      Page: RenderedPage['Page'];
      /** The site to render the page from. The desk passes a draft. */
      site: Site;
      /** The names and sizes of the site's photos. */
      originals: Originals;
    }
  }
}

/** Key of the form's code in the bundler's manifest. */
const FORM_CODE = 'components/ContactForm/ContactForm.island.tsx';

export function onRenderHtml({
  Page,
  config,
  data,
  site,
  originals,
  urlPathname,
  is404,
  globalContext,
}: PageContextServer) {
  const { documentMeta } = config;
  if (!documentMeta) throw new Error(`${urlPathname}: this page has no +documentMeta.ts`);
  const path = urlPathname === '/' ? '/' : urlPathname.replace(/\/$/, '');
  const html = renderPage({ Page, documentMeta, data, site, originals, path: is404 ? '' : path });
  // The URL of the code lets the browser fetch the code before the form needs it. During development the manifest does
  // not exist.
  const code = globalContext.assetsManifest?.[FORM_CODE]?.file;
  const htmlWithPreload = html.replace(' data-form="', code ? ` data-preload="/${code}"$&` : '$&');
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(htmlWithPreload)}`,
    // The script in the head requests the heading font, depending on the connection.
    injectFilter(assets: { assetType: string | null; inject: unknown }[]) {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
