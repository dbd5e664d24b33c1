import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '../../data/model/site/company';
import { legalNotice, privacyPolicy } from '../../data/model/site/legal';
import { routes } from '../../data/model/site/routes';

/** The site's list of pages. */
const SITEMAP = '/sitemap.xml';

/** The only pages that say when they were last changed: a date that is not true is worse than none. */
const UPDATED: Record<string, string> = {
  '/mentions-legales': legalNotice.updated,
  '/politique-confidentialite': privacyPolicy.updated,
};

/** Lists every page for search engines, in its canonical spelling. */
export async function writeSitemap(folder: string): Promise<void> {
  const urls = routes.map(({ path }) => {
    const updated = UPDATED[path] ? `<lastmod>${UPDATED[path]}</lastmod>` : '';
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
export async function writeRobots(folder: string): Promise<void> {
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}${SITEMAP}\n`);
}
