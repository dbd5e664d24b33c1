// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { LegalPage } from '../../data/model/schema/legal';
import { getElement, renderHtml, toPlainText } from '../../tests/support/render';
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
  document.body.innerHTML = renderHtml(<LegalDocument page={page} path="/mentions-legales" />);
});

test('the date of the last change is written once, in full', () => {
  const dates = Array.from(document.querySelectorAll('time'), ({ textContent }) => toPlainText(textContent));
  expect(dates).toEqual(['22 novembre 2026']);
});

test('the contents in the page head link to each section', () => {
  const head = getElement('h1').closest('div')!.parentElement!;
  const links = Array.from(head.querySelectorAll<HTMLAnchorElement>('nav[aria-labelledby] a'), ({ hash }) => hash);
  expect(links).toEqual(['#editeur', '#stockage']);
  for (const hash of links) expect(getElement(hash).tagName).toBe('SECTION');
});

test('only phone numbers, email addresses and sites become links', () => {
  const links = Array.from(document.querySelectorAll('#editeur a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+33329000000', 'mailto:toit@exemple.fr', 'https://www.cnil.fr/plaintes']);
});

describe('a URL or email address in a legal text', () => {
  const linksOf = (text: string) => {
    const sections = [{ id: 'editeur', title: 'Éditeur', blocks: [{ kind: 'paragraph', text }] }];
    document.body.innerHTML = renderHtml(
      <LegalDocument page={{ ...page, sections } as LegalPage} path="/mentions-legales" />,
    );
    return Array.from(document.querySelectorAll('#editeur a'), (link) => [link.textContent, link.getAttribute('href')]);
  };

  test.each([
    ['Voyez https://www.economie.gouv.fr/mediation-conso.', 'https://www.economie.gouv.fr/mediation-conso'],
    ['Voyez http://mediateur.example/a/b?c=d&e=f#g-h, ou', 'http://mediateur.example/a/b?c=d&e=f#g-h'],
    ['(https://www.cm2c.net/)', 'https://www.cm2c.net/'],
    ['Le site « https://www.cm2c.net » :', 'https://www.cm2c.net'],
    ['Autre : https://médiation.alsace.', 'https://médiation.alsace'],
  ])('is linked completely with its scheme: %s', (text, address) => {
    expect(linksOf(text)).toEqual([[address, address]]);
  });

  test.each([
    ['Voyez www.cm2c.net.', 'www.cm2c.net'],
    ['Voyez www.mediation.alsace/un/deux-trois', 'www.mediation.alsace/un/deux-trois'],
    ['mcpmediation.org, cm2c.eu', 'mcpmediation.org'],
    ['sasmediationsolution-conso.fr/nous-saisir-1', 'sasmediationsolution-conso.fr/nous-saisir-1'],
    ['ec.europa.eu/consumers/odr;', 'ec.europa.eu/consumers/odr'],
  ])('is linked completely without its scheme: %s', (text, address) => {
    expect(linksOf(text)[0]).toEqual([address, `https://${address}`]);
  });

  test.each([
    'jean+site@orange.fr',
    'jean.petit_88@toits-vosges.com',
    'contact@mediation.alsace',
  ])('becomes a mailto link: %s', (address) => {
    expect(linksOf(`Écrivez à ${address}.`)).toEqual([[address, `mailto:${address}`]]);
  });

  test.each([
    'Code de la consommation, art. R. 616-1.',
    'au 31.12.2026',
    'etc.Fin',
    'le fichier .htaccess',
    'A.com-pris',
  ])('is not detected in «%s»', (text) => {
    expect(linksOf(text)).toEqual([]);
  });
});

test('a table cell is announced with its column header', () => {
  expect(Array.from(document.querySelectorAll('th'), (head) => [head.textContent, head.scope])).toEqual([
    ['Nom', 'col'],
    ['Durée', 'col'],
  ]);
  expect(document.querySelector('td:last-child')?.getAttribute('data-head'), 'where each row is a card').toBe('Durée');
});
