import { describe, expect, test } from 'vitest';
import { checkRoutes, routeFaults } from './check-routes';

const routes = [
  { path: '/', name: 'Accueil' },
  { path: '/contact', name: 'Contact' },
  { path: '/zones/epinal', name: 'Épinal', parent: '/contact' },
];
const files = ['index', 'contact', 'zones/@town', '_error', 'demande/recue'].flatMap((folder) => [
  `${folder}/+Page.tsx`,
  `${folder}/+documentMeta.ts`,
]);
const faq = ['faq/+Page.tsx', 'faq/+documentMeta.ts'];

test('a list and folders that agree are right, as those of this site are', async () => {
  expect(routeFaults(routes, { '/devis': '/contact' }, files)).toEqual([]);
  await expect(checkRoutes()).resolves.toBeUndefined();
});

describe('one sentence says what a page lacks', () => {
  test.each([
    [
      'its line in the list',
      routeFaults(routes, {}, [...files, ...faq]),
      "data/routes.ts, « routes », champ « /faq » : la page pages/faq/ n'est pas dans la liste ; ajoutez sa ligne, avec son nom.",
    ],
    [
      'its folder',
      routeFaults([...routes, { path: '/faq', name: 'Questions' }], {}, files),
      "data/routes.ts, « routes », champ « /faq » : aucune page n'a cette adresse ; corrigez-la, retirez la ligne, ou remettez pages/faq/+Page.tsx.",
    ],
    [
      'its title and description',
      routeFaults([...routes, { path: '/faq', name: 'Questions' }], {}, [...files, ...faq.slice(0, 1)]),
      "pages/faq/, « faq », champ « +documentMeta.ts » : ce fichier manque, avec le titre et la description de la page ; copiez celui d'une page voisine.",
    ],
    [
      'its name',
      routeFaults([...routes, { path: '/faq', name: ' ' }], {}, [...files, ...faq]),
      'data/routes.ts, « /faq », champ « name » : ce texte est vide ; écrivez-le.',
    ],
    [
      'the page above it',
      routeFaults([...routes, { path: '/faq', name: 'Questions', parent: '/aide' }], {}, [...files, ...faq]),
      "data/routes.ts, « /faq », champ « parent » : aucune page n'a l'adresse « /aide » ; corrigez-la.",
    ],
  ])('%s', (_, faults, sentence) => {
    expect(faults).toEqual([sentence]);
  });
});

test.each([
  ['to no page', { '/devis': '/contactt' }, "aucune page n'a l'adresse « /contactt »"],
  ['from a page', { '/contact': '/' }, 'une page a cette adresse'],
  ['from no address', { '/Mon devis': '/contact' }, 'sans espace, accent ni majuscule'],
])('a redirect %s is refused', (_, redirects, words) => {
  expect(routeFaults(routes, redirects, files)).toEqual([expect.stringContaining(words)]);
});
