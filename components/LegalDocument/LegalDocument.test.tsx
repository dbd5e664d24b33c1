// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { LegalPage } from '../../data/model/schema/legal';
import { plain, printed, the } from '../../tests/support/printed';
import { LegalDocument } from './LegalDocument';

const text =
  'Appelez le 03 29 00 00 00, écrivez à toit@exemple.fr ou voyez www.cnil.fr/plaintes. SIRET 732 829 320 00074.';
const page = {
  updated: '2026-11-22',
  sections: [
    { id: 'editeur', title: 'Éditeur', blocks: [{ kind: 'paragraph', text }] },
    {
      id: 'stockage',
      title: 'Stockage',
      blocks: [{ kind: 'table', caption: 'Ce qui est gardé', head: ['Nom', 'Durée'], rows: [['choix', 'six mois']] }],
    },
  ],
} as unknown as LegalPage;

beforeEach(() => {
  document.body.innerHTML = printed(<LegalDocument page={page} path="/mentions-legales" />);
});

test('the day of the last change is written in full', () => {
  expect(plain(the('time').textContent)).toBe('22 novembre 2026');
});

test('numbers, mail addresses and sites of a legal text can be followed, and only they', () => {
  const links = Array.from(document.querySelectorAll('#editeur a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+33329000000', 'mailto:toit@exemple.fr', 'https://www.cnil.fr/plaintes']);
});

test('a cell of a table is read out with the head of its column', () => {
  expect(Array.from(document.querySelectorAll('th'), (head) => [head.textContent, head.scope])).toEqual([
    ['Nom', 'col'],
    ['Durée', 'col'],
  ]);
  expect(document.querySelector('td:last-child')?.getAttribute('data-head'), 'where each row is a card').toBe('Durée');
});
