import type { Thing } from 'schema-dts';
import { useSite } from '../site-context';
import { colour } from '../theme/tokens';

/** What a page says of itself in the document's head. */
export type DocumentMeta = {
  /** Without the company's name, which the document appends. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** The picture of shared links. */
  image: string;
  /** What the page is about, for search engines; the business and the breadcrumb are there without being named. */
  things?: readonly Thing[];
  /** True for what only a visitor's own step leads to: search engines leave it out. */
  isUnlisted?: boolean;
};

type DocumentHeadProps = {
  meta: DocumentMeta;
  /** The page's full address; null for what search engines leave out, the 404 page too. */
  canonical: string | null;
  /** Runs before the first paint (renderer/document/head.inline.ts). */
  script: string;
};

/** A document's head, in the order that counts on a slow connection: charset, viewport, title, styles, the rest. */
export function DocumentHead({ meta, canonical, script }: DocumentHeadProps) {
  const { company } = useSite();
  const title = `${meta.title} | ${company.name}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {/* The build puts the page's styles here (scripts/build-site/documents.ts). */}
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
      {/* The build draws the picture of shared links and names it here. */}
      {canonical && <meta name="share-image" content={meta.image} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={colour.slate} />
      {/* What is to be called is a link: an iPhone would offer to call the form's example and the SIRET, too. */}
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {/* iOS finds /apple-touch-icon.png by its name. */}
      <link rel="manifest" href="/manifest.webmanifest" />
    </head>
  );
}
