import sharp from 'sharp';
import { expect, test } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { MAX_BYTES, SHARE_SIZE } from '../../scripts/build-site/share-images/draw-share-image';
import { site } from '../support/site';
import { builtFile, metaOf, notFound, pages } from './site';

const { company, photos } = site;
const shareImageUrlOf = (page: (typeof pages)[number]) => metaOf(page, 'og:image') ?? '';

test('each page has its own share image, large enough and light', async () => {
  expect(new Set(pages.map(shareImageUrlOf)).size).toBe(pages.length);
  for (const page of pages) {
    const url = shareImageUrlOf(page);
    expect(url.startsWith(`${company.siteUrl}/`), page.path).toBe(true);
    const file = builtFile(url.slice(company.siteUrl.length));
    const { format, width, height, exif } = await sharp(file).metadata();
    expect({ format, width, height, exif }, page.path).toEqual({ format: 'jpeg', ...SHARE_SIZE, exif: undefined });
    expect(file.length, page.path).toBeLessThanOrEqual(MAX_BYTES);
  }
});

test('the share image has its size and an alternative text', () => {
  for (const page of pages) {
    expect(metaOf(page, 'og:image:width'), page.path).toBe(String(SHARE_SIZE.width));
    expect(metaOf(page, 'og:image:height'), page.path).toBe(String(SHARE_SIZE.height));
    const [title = ''] = page.document.title.split(' | ');
    const alternative = metaOf(page, 'og:image:alt') ?? '';
    expect(alternative.startsWith(`${title}. `), page.path).toBe(true);
    const photo = Object.values(photos).find(({ alt }) => alternative.endsWith(typeset(alt)));
    expect(alternative.startsWith(typeset(`${title}. Illustration : `)), page.path).toBe(Boolean(photo?.rendering));
  }
});

test('pages contain no placeholder of the build', () => {
  for (const { path, html } of [...pages, notFound])
    expect(html, path).not.toMatch(/<meta name="(styles|share-image)"/);
});

test('every icon of a page or the manifest has its declared size', async () => {
  const [home] = pages;
  const iconPaths = Array.from(home!.document.querySelectorAll('link[rel*=icon]'), (link) => link.getAttribute('href'));
  expect(iconPaths).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(await sharp(builtFile('/apple-touch-icon.png')).metadata()).toMatchObject({
    width: 180,
    height: 180,
    hasAlpha: false,
  });
  expect(await sharp(builtFile('/favicon.svg')).metadata()).toMatchObject({ format: 'svg' });

  const { icons, ...manifest } = JSON.parse(builtFile('/manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'browser', lang: 'fr' });
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(builtFile(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('a maskable icon keeps its drawing inside the circle', async () => {
  const { data, info } = await sharp(builtFile('/icon-masque-512.png')).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const { width, channels } = info;
  const drawnPixels = Array.from({ length: data.length / channels }, (_, index) => index).filter(
    (index) => !data.subarray(index * channels, (index + 1) * channels).equals(data.subarray(0, channels)),
  );
  const maxRadius = Math.max(
    ...drawnPixels.map((pixel) => Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - width / 2)),
  );
  expect(maxRadius).toBeGreaterThan(width / 4);
  expect(maxRadius).toBeLessThan(width * 0.4);
});

test('favicon.ico contains the three sizes of browser tabs', async () => {
  const ico = builtFile('/favicon.ico');
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const images = entries.map((offset) =>
    ico.subarray(ico.readUInt32LE(offset + 12), ico.readUInt32LE(offset + 12) + ico.readUInt32LE(offset + 8)),
  );
  const sizes = await Promise.all(images.map(async (image) => (await sharp(image).metadata()).width));
  expect(sizes).toEqual([16, 32, 48]);
});
