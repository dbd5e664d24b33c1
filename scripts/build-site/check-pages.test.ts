import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../data/model/faults';
import { pages } from '../../data/model/site';
import { listFiles } from '../list-files';
import { faultsOfPages } from './check-pages';

const files = await listFiles('pages');
const faq = ['faq/+Page.tsx', 'faq/+documentMeta.ts'];
const withFaq = [...pages, { path: '/faq', name: 'Questions' }];

test('the list and the folders agree', () => {
  expect(faultsOfPages(pages, files)).toEqual([]);
});

describe('one sentence says what a page lacks', () => {
  test.each([
    [
      'its line in the list',
      faultsOfPages(pages, [...files, ...faq]),
      "data/pages.ts, « pages » : la page pages/faq/ n'y est pas ; ajoutez sa ligne : l'adresse « /faq », et son nom.",
    ],
    [
      'its folder',
      faultsOfPages(withFaq, files),
      "data/pages.ts, champ « n° 7 › path » (adresse) : aucune page n'a l'adresse « /faq » ; corrigez-la, retirez la ligne, ou remettez pages/faq/+Page.tsx.",
    ],
    [
      'its title and description',
      faultsOfPages(withFaq, [...files, ...faq.slice(0, 1)]),
      "pages/faq/+documentMeta.ts : ce fichier manque, avec le titre et la description de la page ; copiez celui d'une page voisine.",
    ],
  ])('%s', (_, faults, sentence) => {
    expect(faults.map(sentenceOf)).toEqual([sentence]);
  });
});
