import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../data/model/read/faults';
import { testSite } from '../../tests/support/test-site';
import { listFiles } from '../lib/list-files';
import { faultsOfPages } from './check-pages';

const { pages } = testSite;
const files = await listFiles('pages');
const faq = ['page-d-essai/+Page.tsx', 'page-d-essai/+documentMeta.ts'];
const withFaq = [...pages, { path: '/page-d-essai', name: 'Questions' }];

test('accepts data/pages.ts for the folders of pages/', () => {
  expect(faultsOfPages(pages, files)).toEqual([]);
});

describe('faultsOfPages reports a page without', () => {
  test.each([
    [
      'its line in the list',
      faultsOfPages(pages, [...files, ...faq]),
      "data/pages.ts, « pages » : la page pages/page-d-essai/ n'y est pas ; ajoutez sa ligne : l'adresse « /page-d-essai », et son nom.",
    ],
    [
      'its folder',
      faultsOfPages(withFaq, files),
      `data/pages.ts, champ « n° ${withFaq.length} › path » (adresse) : aucune page n'a l'adresse « /page-d-essai » ; corrigez-la, retirez la ligne, ou remettez pages/page-d-essai/+Page.tsx.`,
    ],
    [
      'its title and description',
      faultsOfPages(withFaq, [...files, ...faq.slice(0, 1)]),
      "pages/page-d-essai/+documentMeta.ts : ce fichier manque, avec le titre et la description de la page ; copiez celui d'une page voisine.",
    ],
  ])('%s', (_, faults, sentence) => {
    expect(faults.map(sentenceOf)).toEqual([sentence]);
  });
});
