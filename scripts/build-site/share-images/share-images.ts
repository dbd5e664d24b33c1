import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { typeset } from '../../../components/typography/typeset';
import { company } from '../../../data/company';
import { type PhotoId, photos } from '../../../data/photos';
import { mapConcurrently } from '../../concurrency';
import type { BuiltDocument } from '../documents';
import { copyCached } from '../file-cache';
import { memoize } from '../memoize';
import { nameOnDisk } from '../photos/catalogue';
import { cropPhotograph, drawWords, encodeShareImage, MOST_BYTES, SHARE_SIZE } from './draw-share-image';
import { openTypeface } from './outline-text';

const PLACEHOLDER = /<meta name="share-image" content="([^"]+)">/;
const FACE = 'components/theme/faces/bricolage-grotesque-700.woff2';
const ORIGINALS = 'data/photos';
const CACHE = '.cache/partage';
const FOLDER = 'assets/partage';

/** The picture that a document asks for. */
type ShareImageRequest = { photo: PhotoId; title: string };

/** As many as there are threads to encode them. */
const AT_A_TIME = 4;

/**
 * Draws, for each document that asks for it, the picture that networks show beside a shared link: the page's photograph
 * and over it the page's title. Puts its address into the document's head. What was drawn before comes from the cache,
 * which is safe to delete.
 */
export async function addShareImages(folder: string, documents: BuiltDocument[]): Promise<BuiltDocument[]> {
  const name = typeset(company.name);
  const titles = documents.map((document) => requestOf(document)?.title ?? '');
  const typeface = await openTypeface(FACE, name + titles.join(''), CACHE);
  const cropOf = memoize(async (photo: PhotoId) => cropPhotograph(originalOf(photo), photos[photo].focus));
  const settingsOf = memoize(async (photo: PhotoId) => {
    const { focus } = photos[photo];
    const content = await readFile(originalOf(photo));
    const hash = createHash('sha256').update(content).digest('hex');
    return JSON.stringify([hash, focus, MOST_BYTES, sharp.versions]);
  });
  await mkdir(join(folder, FOLDER), { recursive: true });
  return mapConcurrently(documents, AT_A_TIME, async (document) => {
    const request = requestOf(document);
    if (!request) return document;
    const { photo, title } = request;
    const words = drawWords(title, name, typeface);
    const settings = await settingsOf(photo);
    const hash = createHash('sha256').update(words).update(settings).digest('hex').slice(0, 12);
    const url = `${FOLDER}/${nameOf(document.file)}-${hash}.jpg`;
    await copyCached(join(CACHE, `${hash}.jpg`), join(folder, url), async () =>
      encodeShareImage(await cropOf(photo), words),
    );
    return { ...document, html: document.html.replace(PLACEHOLDER, () => tags(url, title, photo)) };
  });
}

const originalOf = (photo: PhotoId) => join(ORIGINALS, nameOnDisk(ORIGINALS, photos[photo].file));

/** What a document asks for: the photograph in its mark, the words in its title, without the company's name. */
function requestOf({ html }: BuiltDocument): ShareImageRequest | undefined {
  const photo = PLACEHOLDER.exec(html)?.[1] as PhotoId | undefined;
  if (!photo) return undefined;
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { photo, title: unescaped(title).replace(` | ${typeset(company.name)}`, '') };
}

function tags(url: string, title: string, photo: PhotoId): string {
  const { alt, rendering } = photos[photo];
  const shown = `${title}. ${rendering ? 'Illustration : ' : ''}${alt}`;
  return [
    ['og:image', `${company.siteUrl}/${url}`],
    ['og:image:width', SHARE_SIZE.width],
    ['og:image:height', SHARE_SIZE.height],
    ['og:image:alt', escaped(typeset(shown))],
  ]
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('');
}

/** services/charpente/index.html is «charpente»; the home page is «accueil». */
function nameOf(file: string): string {
  return file.split('/').at(-2) ?? 'accueil';
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
