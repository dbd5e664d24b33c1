import '../components/theme/global.css';
import '../components/theme/fonts.css';
import '../components/theme/print.css';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentMeta } from '../components/DocumentHead/DocumentHead';
import type { Originals } from '../components/Picture/srcset';
import { SiteProvider } from '../components/site-context';
import { printHtml } from '../components/typography/print-html';
import type { Site } from '../data/model/site/site';
import { Document } from './document/Document';
import { Layout } from './Layout';

/** A page of pages/ with the site from which it is rendered. */
export type RenderedPage = {
  Page: ComponentType<{ data: unknown }>;
  documentMeta: (site: Site, originals: Originals, data: never) => DocumentMeta;
  /** The town or service of the page. */
  data: unknown;
  site: Site;
  originals: Originals;
  /** The page's path without a trailing slash; empty for the 404 page. */
  path: string;
};

/** Renders a page as a complete HTML document. React is not sent to the browser. */
export function renderPage({ Page, documentMeta, data, site, originals, path }: RenderedPage): string {
  const meta = documentMeta(site, originals, data as never);
  const html = renderToStaticMarkup(
    <SiteProvider site={site} originals={originals}>
      <Document meta={meta} path={path === '' || meta.isUnlisted ? null : path}>
        <Layout path={path}>
          <Page data={data} />
        </Layout>
      </Document>
    </SiteProvider>,
  );
  return `<!DOCTYPE html>${printHtml(html)}`;
}
