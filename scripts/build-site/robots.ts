import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '../../data/company';
import { SITEMAP } from './sitemap';

/** Lets every search engine read everything, and tells it where the list of pages is. */
export async function writeRobots(folder: string): Promise<void> {
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}${SITEMAP}\n`);
}
