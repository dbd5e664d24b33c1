import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../data/model/site/site';

/** The site's list of pages. */
const SITEMAP = '/sitemap.xml';

/** Lists every page for search engines, in its canonical spelling. */
export async function writeSitemap(folder: string, site: Site): Promise<void> {
  const { company, legalNotice, privacyPolicy, routes } = site;
  // Only the pages whose date of change is known: a date that is not true is worse than none.
  const dates: Record<string, string> = {
    '/mentions-legales': legalNotice.updated,
    '/politique-confidentialite': privacyPolicy.updated,
  };
  const urls = routes.map(({ path }) => {
    const updated = dates[path] ? `<lastmod>${dates[path]}</lastmod>` : '';
    return `<url><loc>${company.siteUrl}${path}</loc>${updated}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  await writeFile(join(folder, SITEMAP), xml);
}

/** Lets every search engine read everything, and tells it where the list of pages is. */
export async function writeRobots(folder: string, { company }: Site): Promise<void> {
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}${SITEMAP}\n`);
}
