import { rm } from 'node:fs/promises';
import { build } from 'vike/api';
import { company, companyRecord } from '../../data/company';
import { photos } from '../../data/photos';
import { redirects } from '../../data/routes';
import { isConfirmed } from '../../data/validation/owner-facts';
import { printToDoList, toDoList } from '../to-do-list';
import { readDocuments, writeDocuments } from './documents';
import { compress } from './hosting/compress';
import { writeHtaccess } from './hosting/htaccess';
import { addIntegrity } from './hosting/integrity';
import { writeIcons } from './icons';
import { inlineStyles } from './inline-styles';
import { writeManifest } from './manifest';
import { pruneUnused } from './prune-unused';
import { writeRedirects } from './redirects';
import { writeRobots } from './robots';
import { addShareImages } from './share-images/share-images';
import { writeSitemap } from './sitemap';
import { writeVcard } from './vcard';

/** The folder that the owner uploads. */
const FOLDER = 'dist/client';

/** Makes the folder from data/; check-data.ts has read it before. */
export async function buildSite(): Promise<void> {
  await rm('dist', { recursive: true, force: true });
  await build({ viteConfig: { logLevel: 'warn', photoRecords: photos } });

  await writeRedirects(FOLDER);
  const printed = await readDocuments(FOLDER);
  const styled = await inlineStyles(FOLDER, printed);
  const shared = await addShareImages(FOLDER, styled);
  await writeDocuments(FOLDER, await addIntegrity(FOLDER, shared));
  await pruneUnused(FOLDER);
  await Promise.all([writeSitemap, writeRobots, writeIcons, writeManifest, writeVcard].map((write) => write(FOLDER)));
  await writeHtaccess(FOLDER, {
    siteUrl: company.siteUrl,
    siteUrlIsSample: !isConfirmed(companyRecord.siteUrl),
    redirects,
  });
  await compress(FOLDER);

  console.log(`\n${printToDoList(toDoList())}`);
  console.log(`Le site est construit, dans ${FOLDER}/. Pour le regarder : npm run preview`);
}
