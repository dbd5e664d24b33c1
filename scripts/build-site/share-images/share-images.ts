import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { typeset } from '../../../components/typography/typeset';
import { company } from '../../../data/company';
import { type PhotoId, photos } from '../../../data/photos';
import type { BuiltDocument, Step } from '../documents';
import { copyCached } from '../file-cache';
import { onceFor } from '../memoize';
import { cutPhotograph, drawWords, encodeShareImage, MOST_BYTES, SHARE_SIZE } from './draw-share-image';
import { openTypeface, type Typeface } from './outline-text';

const PLACE = /<meta name="share-image" content="([^"]+)">/;
const FACE = 'components/theme/faces/bricolage-grotesque-700.woff2';
const ORIGINALS = 'data/photos';
const CACHE = '.cache/partage';
const FOLDER = 'assets/partage';

type Order = { photo: PhotoId; title: string };

/**
 * Draws, for each document that has a place for it, the picture that networks show beside a shared link: the page's
 * photograph and over it the page's title. Puts its address into the document's head. What was drawn before comes from
 * the cache, which is safe to delete.
 */
export function shareImages(folder: string): Step {
  const name = typeset(company.name);
  const letters = new Set(name);
  let typeface: Typeface;
  const cut = onceFor(async (photo: PhotoId) =>
    cutPhotograph(join(ORIGINALS, photos[photo].file), photos[photo].focus),
  );
  const settingsOf = onceFor(async (photo: PhotoId) => {
    const { file, focus } = photos[photo];
    const content = await readFile(join(ORIGINALS, file));
    const hash = createHash('sha256').update(content).digest('hex');
    return JSON.stringify([hash, focus, MOST_BYTES, sharp.versions]);
  });
  const withImage = async (document: BuiltDocument): Promise<BuiltDocument> => {
    const order = orderOf(document);
    if (!order) return document;
    const { photo, title } = order;
    const words = drawWords(title, name, typeface);
    const settings = await settingsOf(photo);
    const hash = createHash('sha256').update(words).update(settings).digest('hex').slice(0, 12);
    const url = `${FOLDER}/${nameOf(document.file)}-${hash}.jpg`;
    await copyCached(join(CACHE, `${hash}.jpg`), join(folder, url), async () =>
      encodeShareImage(await cut(photo), words),
    );
    return { ...document, html: document.html.replace(PLACE, () => tags(url, title, photo)) };
  };
  return {
    look(document) {
      for (const letter of orderOf(document)?.title ?? '') letters.add(letter);
    },
    async prepare() {
      typeface = await openTypeface(FACE, [...letters].join(''), CACHE);
      await mkdir(join(folder, FOLDER), { recursive: true });
    },
    finish: (documents) => Promise.all(documents.map(withImage)),
  };
}

/** What a document asks for: the photograph in its mark, the words in its title, without the company's name. */
function orderOf({ html }: BuiltDocument): Order | undefined {
  const photo = PLACE.exec(html)?.[1] as PhotoId | undefined;
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
