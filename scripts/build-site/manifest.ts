import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colour } from '../../components/theme/tokens';
import { typesetDeep } from '../../components/typography/typeset';
import type { Site } from '../../data/model/site/site';
import { MANIFEST_ICONS } from './icons';

/**
 * Writes the web app manifest, which names the site on a phone's home screen. The site opens in the browser, not as an
 * app.
 */
export async function writeManifest(folder: string, { company, home }: Site): Promise<void> {
  const manifest = typesetDeep({
    name: company.name,
    short_name: company.name,
    description: home.seo.description,
    lang: 'fr',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colour.chalk,
    theme_color: colour.slate,
    icons: MANIFEST_ICONS.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
}
