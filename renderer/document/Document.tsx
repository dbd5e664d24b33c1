import type { ReactNode } from 'react';
import { DocumentHead, type DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { StructuredData } from '../../components/StructuredData/StructuredData';
import { useSite } from '../../components/site-context';
import headScript from './head.inline.ts?script';

type DocumentProps = {
  meta: DocumentMeta;
  /** The page's address without a slash at the end; null for what search engines leave out, the 404 page too. */
  path: string | null;
  children: ReactNode;
};

/**
 * Asks browsers that can to fetch the page behind a link of this site as soon as the mouse rests on it or a finger
 * touches it, so that it is there when it is opened. Not files (a photo is heavier than a page); browsers leave it out
 * by themselves where the visitor saves data.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' }],
});

/** The HTML document around a page. */
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
