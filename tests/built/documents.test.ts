import { expect, test } from 'vitest';
import { COLLECTION_NAMES, pagePath } from '../../data/model/collections';
import { readDocuments } from '../../scripts/build-site/documents';
import { validateHtml } from '../../scripts/check/html';
import { findUnsupportedStyles } from '../../scripts/check/oldest-browsers';
import { formatFindings } from '../../scripts/check/report';
import { redirectOf } from '../../scripts/lib/built-redirects';
import { site } from '../support/site';

const FOLDER = 'dist/client';
const documents = await readDocuments(FOLDER);

const invalidDocument = { file: 'planted.html', html: '<!doctype html><style>p{inset:0}</style><p><div>Toits</div>' };

test('every document is valid HTML, and the check finds invalid HTML', async () => {
  expect(formatFindings(await validateHtml(documents))).toBe('');
  expect(formatFindings(await validateHtml([invalidDocument]))).toContain('dist/client/planted.html:1:');
});

/**
 * The documents that open on a picture. They are the home page, and each page of a collection whose record has a
 * picture.
 */
const FILES_WITH_HERO = [
  'index.html',
  ...COLLECTION_NAMES.flatMap((name) =>
    site[name].flatMap((page) => ('heroImage' in page ? `${pagePath(name, page.slug).slice(1)}/index.html` : [])),
  ),
];

test('every picture has dimensions and an alt; only the hero loads eagerly', () => {
  for (const { file, html } of documents) {
    if (redirectOf(html)) continue;
    const pictures = html.match(/<img [^>]*>/g) ?? [];
    const completePictures = pictures.filter(
      (img) => / width="\d+"/.test(img) && / height="\d+"/.test(img) && / alt="/.test(img),
    );
    expect(completePictures, file).toEqual(pictures);
    const eagerPictures = pictures.filter((img) => !/ loading="lazy"/.test(img));
    expect(eagerPictures.length, file).toBe(FILES_WITH_HERO.includes(file) ? 1 : 0);
    for (const img of eagerPictures) expect(img, file).toContain('fetchpriority="high"');
  }
});

test('old browsers have a fallback for every style they do not know', async () => {
  expect(formatFindings(await findUnsupportedStyles(FOLDER, documents))).toBe('');
  expect(formatFindings(await findUnsupportedStyles(FOLDER, [invalidDocument]))).toContain('p { inset: 0 }');
});
