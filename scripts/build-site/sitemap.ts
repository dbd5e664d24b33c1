import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../data/model/site/site';

/** URL path of the sitemap. */
const SITEMAP = '/sitemap.xml';

/** Writes the sitemap with the canonical URL of every page. */
export async function writeSitemap(folder: string, site: Site): Promise<void> {
  const { company, legalNotice, privacyPolicy, routes } = site;
  // A page has a date only if its date of change is known, because a wrong date is worse than none.
  const dates: Record<string, string> = {
    '/mentions-legales': legalNotice.updated,
    '/politique-confidentialite': privacyPolicy.updated,
  };
  const urls = routes.map(({ path }) => {
    const lastModified = dates[path] ? `<lastmod>${dates[path]}</lastmod>` : '';
    return `<url><loc>${company.siteUrl}${path}</loc>${lastModified}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  await writeFile(join(folder, SITEMAP), xml);
}

/** Writes robots.txt, which allows everything to all search engines and names the sitemap. */
export async function writeRobots(folder: string, { company }: Site): Promise<void> {
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}${SITEMAP}\n`);
}
