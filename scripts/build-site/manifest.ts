import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colour } from '../../components/theme/tokens';
import { typesetDeep } from '../../components/typography/typeset';
import type { Site } from '../../data/model/site/site';
import { MANIFEST_ICONS } from './icons';

/** What a phone shows when a visitor puts the site on the home screen; it opens in the browser as any site. */
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
