import type { ReactNode } from 'react';
import type { DocumentMeta } from '../../components/DocumentHead/document-meta';
import { structuredData } from '../../components/StructuredData/graph';
import headingFaceUrl from '../../components/theme/faces/bricolage-grotesque-700.woff2?url';
import { colour } from '../../components/theme/tokens';
import { company } from '../../data/company';
import { headScript } from './head-script';
import { speculationRules } from './speculation-rules';

type DocumentProps = {
  meta: DocumentMeta;
  /** The page's address without a slash at the end; null for the 404 page, which has no address of its own. */
  path: string | null;
  children: ReactNode;
};

/** The HTML document around a page. Order matters on a slow line: charset, viewport, title, styles, the rest. */
export function Document({ meta, path, children }: DocumentProps) {
  const title = `${meta.title} | ${company.name}`;
  const canonical = path === null ? null : `${company.siteUrl}${path}`;
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {/* The build puts the page's styles here (scripts/build-site/inline-styles.ts). */}
        <meta name="styles" />
        <script dangerouslySetInnerHTML={{ __html: headScript(headingFaceUrl) }} />
        <meta name="description" content={meta.description} />
        <meta name="keywords" content={meta.keywords.join(', ')} />
        {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="fr_FR" />
        <meta property="og:site_name" content={company.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={meta.description} />
        {canonical && <meta property="og:url" content={canonical} />}
        {/* The build draws the picture of shared links and names it here (scripts/build-site/share-images/share-images.ts). */}
        {canonical && <meta name="share-image" content={meta.image} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content={colour.slate} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        {path !== null && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(path, meta.things) }} />
        )}
      </body>
    </html>
  );
}
