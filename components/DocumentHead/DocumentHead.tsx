import type { Thing } from 'schema-dts';
import { useSite } from '../site-context';
import { colour } from '../theme/tokens';

/** Metadata of a page for the document's head. */
export type DocumentMeta = {
  /** Title without the company's name, which DocumentHead appends. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Photo from which the build makes the preview image of shared links. */
  image: string;
  /** Structured data about the subject of the page. The business and the breadcrumb are added automatically. */
  things?: readonly Thing[];
  /** True for a page that opens only after an action of the visitor. Search engines do not index such a page. */
  isUnlisted?: boolean;
};

type DocumentHeadProps = {
  meta: DocumentMeta;
  /** The full URL of the page; null if search engines must not index the page, for example the 404 page. */
  canonical: string | null;
  /** Inline script that runs before the first paint (renderer/document/head.inline.ts). */
  script: string;
};

/**
 * Renders the <head>. It starts with the tags that a slow connection needs first, namely charset, viewport, title and
 * styles.
 */
export function DocumentHead({ meta, canonical, script }: DocumentHeadProps) {
  const { company } = useSite();
  const title = `${meta.title} | ${company.name}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {/* The build replaces this tag with the page's styles (scripts/build-site/documents.ts). */}
      <meta name="styles" />
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords.join(', ')} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      {canonical && <meta property="og:url" content={canonical} />}
      {/* The build draws the preview image of shared links and replaces this tag with its URL. */}
      {canonical && <meta name="share-image" content={meta.image} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={colour.slate} />
      {/* Keeps an iPhone from linking other numbers, such as the form's example and the SIRET. Real phone numbers
          have links. */}
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {/* iOS requests /apple-touch-icon.png without a tag. */}
      <link rel="manifest" href="/manifest.webmanifest" />
    </head>
  );
}
