import type { ReactNode } from 'react';
import { DocumentHead, type DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { StructuredData } from '../../components/StructuredData/StructuredData';
import { useSite } from '../../components/site-context';
import headScript from './head.inline.ts?script';

type DocumentProps = {
  meta: DocumentMeta;
  /** URL path without a trailing slash; null for pages that search engines must ignore, such as the 404 page. */
  path: string | null;
  children: ReactNode;
};

/**
 * Asks the browser to prefetch a page of this site when the mouse rests on its link or a finger touches the link. The
 * pattern excludes files, whose paths have a dot, because a photo is larger than a page. Browsers skip the prefetch if
 * the visitor saves data.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/([^.]*)' }, eagerness: 'moderate' }],
});

/** Renders the HTML document around a page. */
export function Document({ meta, path, children }: DocumentProps) {
  const { company } = useSite();
  const canonical = path === null ? null : `${company.siteUrl}${path}`;
  return (
    <html lang="fr">
      <DocumentHead meta={meta} canonical={canonical} script={headScript} />
      <body>
        {children}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        {path !== null && <StructuredData path={path} things={meta.things} />}
      </body>
    </html>
  );
}
