import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeset } from '../../../components/typography/typeset';
import { photoAt } from '../../../data/model/site/photos';
import type { Site } from '../../../data/model/site/site';
import { mapConcurrently } from '../../lib/concurrency';
import { shortHash } from '../../lib/content-hash';
import { memoize, readOrCreate } from '../cache';
import { type BuiltDocument, placeholders } from '../documents';
import type { Catalogue } from '../photos/catalogue';
import { cropPhotograph, drawTextLayer, encodeShareImage, MAX_BYTES, SHARE_SIZE } from './draw-share-image';
import { openTypeface } from './outline-text';

const HEADING_FACE_FILE = 'components/theme/faces/bricolage-grotesque.woff2';
const CACHE = '.cache/share-images';
const FOLDER = 'assets/share-images';

/** The share image that a document requests. */
type ShareImageRequest = { photo: string; title: string };

/** Number of images in parallel. It equals the number of libuv threads that encode the images. */
const MAX_CONCURRENT_IMAGES = 4;

/**
 * Draws the image that social networks show with a shared link, for each document that requests it. The image is the
 * page's photo with the page's title on it. Inserts the image's URL into the document's head. Unchanged images come
 * from a cache that is safe to delete.
 */
export async function addShareImages(
  folder: string,
  documents: BuiltDocument[],
  site: Site,
  { originals }: Catalogue,
): Promise<BuiltDocument[]> {
  const { company } = site;
  const name = typeset(company.name);
  const titles = documents.map((document) => requestOf(document, name)?.title ?? '');
  const typeface = await openTypeface(HEADING_FACE_FILE, name + titles.join(''), CACHE);
  const cropOf = memoize((photo: string) => cropPhotograph(originals[photo]!));
  await mkdir(join(folder, FOLDER), { recursive: true });
  return mapConcurrently(documents, MAX_CONCURRENT_IMAGES, async (document) => {
    const request = requestOf(document, name);
    if (!request) return document;
    const { photo, title } = request;
    const textLayer = drawTextLayer(title, name, typeface);
    const settings = JSON.stringify([originals[photo]?.hash, MAX_BYTES]);
    const hash = shortHash(textLayer, settings);
    const url = `${FOLDER}/${nameOf(document.file)}-${hash}.jpg`;
    const encodeNew = async () => encodeShareImage(await cropOf(photo), textLayer);
    await writeFile(join(folder, url), await readOrCreate(join(CACHE, `${hash}.jpg`), encodeNew));
    return {
      ...document,
      html: document.html.replace(placeholders.shareImage, () => printTags(site, url, title, photo)),
    };
  });
}

/**
 * Returns the request of a document, with the photo from its placeholder and the text of its title without the
 * company's name.
 */
function requestOf({ html }: BuiltDocument, company: string): ShareImageRequest | undefined {
  const photo = placeholders.shareImage.exec(html)?.[1] as string | undefined;
  if (!photo) return undefined;
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { photo, title: unescapeHtml(title).replace(` | ${company}`, '') };
}

function printTags(site: Site, url: string, title: string, photo: string): string {
  const { alt, rendering } = photoAt(site, photo);
  const altText = `${title}. ${rendering ? 'Illustration : ' : ''}${alt}`;
  return [
    ['og:image', `${site.company.siteUrl}/${url}`],
    ['og:image:width', SHARE_SIZE.width],
    ['og:image:height', SHARE_SIZE.height],
    ['og:image:alt', escapeHtml(typeset(altText))],
  ]
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('');
}

/** Returns the name of a page's image: «charpente» for services/charpente/index.html, «accueil» for the home page. */
function nameOf(file: string): string {
  return file.split('/').at(-2) ?? 'accueil';
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
