import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vike/api';
import { formDefines } from '../../components/ContactForm/contact-form-props';
import { printInFile } from '../../data/model/read/problems';
import { expiryWarnings } from '../../data/model/site/papers';
import type { Site } from '../../data/model/site/site';
import { dayOfBuild } from '../../data/model/text/day-of-build';
import { type BuildStamp, SITE_FOLDER, stampFolder } from '../finished-build/build-stamp';
import { RECORDS } from '../finished-build/built-records';
import { PREVIOUS, replaceFolder } from '../finished-build/replace-folder';
import { formatCount } from '../lib/format';
import { createBuildProgress } from '../lib/progress';
import { remove } from '../lib/retry-locked-files';
import { chaptersOf, requiredChapters } from '../to-do/to-do-list';
import { copyAttestation } from './attestation';
import { rejectDeadLinks, rejectUnfinished } from './check-documents';
import { writeDelivery } from './delivery/write-delivery';
import { readDocuments, writeDocuments } from './documents';
import { compress } from './hosting/compress';
import { writeHtaccess } from './hosting/htaccess';
import { writeIcons } from './icons';
import { inlineStyles } from './inline-styles';
import { writeManifest } from './manifest';
import type { Catalogue } from './photos/catalogue';
import { ORIGINALS } from './photos/originals';
import { pruneUnused } from './prune-unused';
import type { Manifest } from './reachable-scripts';
import { writeRedirects } from './redirects';
import { addShareImages } from './share-images/share-images';
import { writeRobots, writeSitemap } from './sitemap';
import { writeVcard } from './vcard';
import { photos } from './vite/photos';
import { defineRecordsRoot } from './vite/records';

/** Input and folders of a build. */
type Build = {
  site: Site;
  catalogue: Catalogue;
  /** Hashes of all source files of the build. */
  sources: BuildStamp['sources'];
  /** The folder with the copy of data/ that this build reads. */
  records: string;
  /** The work folder of the build, and the site's folder in it. */
  work: string;
  folder: string;
};

/**
 * Builds the site from records that check-data.ts has checked. Builds in a work folder, stamps the complete folder, and
 * then renames it to its final place. An interruption at any moment leaves the previous site untouched.
 */
export async function buildSite({ site, catalogue, sources, records, work, folder }: Build): Promise<void> {
  await build({
    viteConfig: {
      logLevel: 'warn',
      define: { ...formDefines(site), ...defineRecordsRoot(records) },
      plugins: [photos(catalogue)],
      build: { outDir: work },
    },
  });
  const manifestFile = join(work, 'assets.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  // Vike writes this file for its server, which this site does not have.
  await remove(manifestFile);
  // Vike keeps its server bundle if it has not prerendered every page. It does not prerender the pages of a form
  // without delivery.
  await remove(join(work, 'server'));

  await writeRedirects(folder, site);
  const prerendered = await readDocuments(folder);
  rejectUnfinished(prerendered);
  const withStyles = await inlineStyles(folder, prerendered, manifest);
  const documents = await addShareImages(folder, withStyles, site, catalogue);
  await writeDocuments(folder, documents);
  await remove(join(work, RECORDS, ORIGINALS));
  await pruneUnused(folder);
  const writers = [writeSitemap, writeRobots, writeIcons, writeManifest, writeVcard, writeDelivery, copyAttestation];
  await Promise.all(writers.map((write) => write(folder, site)));
  rejectDeadLinks(folder, documents);
  await writeHtaccess(folder, {
    siteUrl: site.company.siteUrl,
    siteUrlIsSample: !site.confirmedCompany.siteUrl,
    redirects: site.redirects,
  });
  await compress(folder, createBuildProgress('compress'));

  await stampFolder(folder, sources);
  await replaceFolder(work, dirname(SITE_FOLDER), PREVIOUS);
  for (const warning of expiryWarnings(site.company, dayOfBuild()))
    console.warn(`\nAttention, ${warning.name} : ${printInFile(warning)}.`);
  // The most important message is printed last, separated from Vike's list of prerendered pages.
  const remainingCount = requiredChapters(chaptersOf(site)).flatMap(({ todo }) => todo).length;
  console.log('');
  if (remainingCount > 0)
    console.log(`Il reste ${formatCount(remainingCount, 'point')} à donner avant la mise en ligne : npm run a-faire`);
  console.log(`Le site est construit, dans ${SITE_FOLDER}/. Pour le regarder : npm run preview`);
}
