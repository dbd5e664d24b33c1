import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '../../data/company';
import { type PhotoId, photos } from '../../data/photos';
import { cached } from '../../renderer/photos/cache';
import { typeset } from '../../renderer/typography/typeset';
import type { BuiltDocument } from './documents';
import { cutPhotograph, drawWords, encodeShareImage, MOST_BYTES, SHARE_SIZE } from './draw-share-image';
import { openTypeface } from './outline-text';

const PLACE = /<meta name="share-image" content="([^"]+)">/;
const FACE = new URL('../../renderer/theme/faces/bricolage-grotesque-700.woff2', import.meta.url);
const ORIGINALS = 'data/photos';
const CACHE = '.cache/partage';
const FOLDER = 'assets/partage';

type Order = { document: BuiltDocument; photo: PhotoId; title: string };

/**
 * Draws, for each document that has a place for it, the picture that networks show beside a shared link: the page's
 * photograph and over it the page's title. Puts its address into the document's head. What was drawn before comes from
 * the cache, which is safe to delete.
 */
export async function shareImages(folder: string, documents: BuiltDocument[]): Promise<BuiltDocument[]> {
  const orders = documents.flatMap(orderOf);
  const name = typeset(company.name);
  const typeface = await openTypeface(FACE, [name, ...orders.map(({ title }) => title)].join(''));
  const cut = onceFor(async (photo: PhotoId) =>
    cutPhotograph(join(ORIGINALS, photos[photo].file), photos[photo].focus),
  );
  const hashOf = onceFor(async (file: string) =>
    createHash('sha256')
      .update(await readFile(join(ORIGINALS, file)))
      .digest('hex'),
  );
  await mkdir(join(folder, FOLDER), { recursive: true });

  const done = new Map<BuiltDocument, BuiltDocument>();
  const draw = async ({ document, photo, title }: Order) => {
    const words = drawWords(title, name, typeface);
    const { file, focus } = photos[photo];
    const settings = JSON.stringify([await hashOf(file), focus, MOST_BYTES, sharp.versions]);
    const hash = createHash('sha256').update(words).update(settings).digest('hex').slice(0, 12);
    const image = await cached(join(CACHE, `${hash}.jpg`), async () => encodeShareImage(await cut(photo), words));
    const url = `${FOLDER}/${nameOf(document.file)}-${hash}.jpg`;
    await writeFile(join(folder, url), image);
    done.set(document, { ...document, html: document.html.replace(PLACE, () => tags(url, title, photo)) });
  };
  await Promise.all(orders.map(draw));
  return documents.map((document) => done.get(document) ?? document);
}

/** What a document asks for: the photograph in its mark, the words in its title, without the company's name. */
function orderOf(document: BuiltDocument): Order[] {
  const photo = PLACE.exec(document.html)?.[1] as PhotoId | undefined;
  if (!photo) return [];
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(document.html) ?? [];
  return [{ document, photo, title: unescaped(title).replace(` | ${typeset(company.name)}`, '') }];
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

/** Remembers what was made for each key. */
function onceFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
