import type { Originals } from '../components/Picture/srcset';
import { SiteProvider } from '../components/site-context';
import type { Site } from '../data/model/site/site';
import '../components/theme/global.css';
import '../components/theme/fonts.css';
import '../components/theme/print.css';
import { originals } from 'virtual:photos';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { DocumentMeta } from '../components/DocumentHead/DocumentHead';
import { printHtml } from '../components/typography/print-html';
import { Document } from './document/Document';
import { Layout } from './Layout';

declare global {
  namespace Vike {
    interface Config {
      /** Returns what a page says of itself in the document's head. */
      documentMeta?: (site: Site, originals: Originals, data: never) => DocumentMeta;
    }
    interface PageContext {
      Page: ComponentType<{ data: unknown }>;
      /** What the page is rendered from; the desk hands in a draft. */
      site: Site;
    }
  }
}

/** The form's code, as the bundler's manifest names it. */
const FORM = 'components/ContactForm/ContactForm.island.tsx';

/** Prints a page as a finished document; its React stays here. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { Page, config, data, site, urlPathname, is404, globalContext } = pageContext;
  const { documentMeta } = config;
  if (!documentMeta) throw new Error(`${urlPathname}: this page has no +documentMeta.ts`);
  const meta = documentMeta(site, originals, data as never);
  const path = urlPathname === '/' ? '/' : urlPathname.replace(/\/$/, '');
  const html = renderToStaticMarkup(
    <SiteProvider site={site} originals={originals}>
      <Document meta={meta} path={is404 || meta.isUnlisted ? null : path}>
        <Layout path={is404 ? '' : path}>
          <Page data={data} />
        </Layout>
      </Document>
    </SiteProvider>,
  );
  // By its address the browser can fetch it before it runs it. While one edits there is none.
  const code = globalContext.assetsManifest?.[FORM]?.file;
  const finished = printHtml(html).replace(' data-form="', code ? ` data-preload="/${code}"$&` : '$&');
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(`<!DOCTYPE html>${finished}`)}`,
    // The script in the head asks for the heading face, and not on every connection.
    injectFilter(assets: { assetType: string | null; inject: unknown }[]) {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
