import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress } from '../../scripts/build-site/hosting/compress';
import { type HostingFacts, writeHtaccess } from '../../scripts/build-site/hosting/htaccess';

/** The HTML files of the sample site. */
export const PAGES = [
  'index.html',
  'contact/index.html',
  'zones-intervention/index.html',
  'zones/epinal/index.html',
  'services/charpente/index.html',
];

const facts = {
  siteUrl: 'https://www.toits.example',
  siteUrlIsSample: true,
  redirects: { '/zones': '/zones-intervention' },
};

type SampleSite = {
  /** Letter of the version; default «A». Every page and the hash in every asset's name contain this letter. */
  version?: string;
  /** Additional files: texts by path. */
  files?: Record<string, string>;
} & Partial<Pick<HostingFacts, 'siteUrl' | 'siteUrlIsSample'>>;

/** Returns eight characters that look like a hash and identify the version. */
const hashOf = (version: string) => version.repeat(8).slice(0, 8);

/**
 * Returns the assets that each page of a version needs. A visitor with such a page must be able to fetch these assets.
 */
export const assetsOf = (version: string) =>
  [`entries/x-${hashOf(version)}.js`, `x-${hashOf(version)}.css`, `x-${hashOf(version)}.avif`].map(
    (name) => `assets/${name}`,
  );

function pageHtml(file: string, version: string): string {
  const [script, style, picture] = assetsOf(version);
  const map =
    file === 'contact/index.html' ? '<p data-map-src="https://www.openstreetmap.org/export/embed.html"></p>' : '';
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>${file} ${version}</title>
<style>body{color:#222;--version:${version}}</style>
<link rel="stylesheet" href="/${style}">
<script>document.documentElement.className='js ${version}'</script>
<script type="module" src="/${script}"></script>
</head>
<body>
<h1>Toits ${version}</h1>
${map}<p>${`Rénovation de toiture, ${file}. `.repeat(40)}</p>
<img src="/${picture}" alt="Un toit">
<script type="application/json">{"data":"block"}</script>
</body>
</html>
`;
}

/** Writes a small finished site with compressed files and .htaccess, like a build. */
export async function writeSampleSite(
  folder: string,
  { version = 'A', files = {}, ...domain }: SampleSite = {},
): Promise<void> {
  const [script = '', style = '', picture = ''] = assetsOf(version);
  const texts: Record<string, string> = {
    ...Object.fromEntries([...PAGES, '404.html'].map((file) => [file, pageHtml(file, version)])),
    [script]: `document.title += ' with script';\n${`// ${version} `.repeat(100)}`,
    [style]: `h1{color:#b5442e}\n${`/* ${version} */ `.repeat(100)}`,
    [picture]: `not really a picture ${version} `.repeat(2000),
    [`assets/photos/roof-${hashOf(version)}/card-670.avif`]: `another picture ${version}`,
    'sitemap.xml': `<?xml version="1.0"?><urlset>${`<url><loc>${version}</loc></url>`.repeat(20)}</urlset>`,
    'robots.txt': 'User-agent: *\n',
    'zones/index.html':
      '<!doctype html><title>Zones</title><meta http-equiv="refresh" content="0;url=/zones-intervention">',
    ...files,
  };
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await copyFile('public/.htaccess', join(folder, '.htaccess'));
  await writeHtaccess(folder, { ...facts, ...domain });
  await compress(folder);
}
