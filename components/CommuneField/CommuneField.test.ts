// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { mount, normalizeName } from './CommuneField.behaviour';

const PAGE = `
<form action="#communes" data-text-yes="Oui :" data-text-from="depuis Igney" data-text-nearest="La page la plus proche :"
  data-text-unknown="Appelez-nous."><input id="commune"><button>Chercher</button><output></output></form>
<div id="communes"><dl>
<div><dt><a href="/zones/xertigny">Xertigny</a></dt><dd>Hadol 21, Le Clerjus 34</dd></div>
<div><dt><a href="/zones/remiremont">Remiremont</a></dt><dd>Saint-Nabord 29, Pouxeux 22</dd></div>
</dl></div>`;

function enterCommune(name: string): HTMLOutputElement {
  document.querySelector('input')!.value = name;
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  return document.querySelector('output')!;
}

describe('The commune field', () => {
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    mount(document.querySelector('form')!);
  });

  test.each([
    ['Hadol', 'Oui : Hadol, 21 km depuis Igney. La page la plus proche : Xertigny'],
    ['st nabord', 'Oui : Saint-Nabord, 29 km depuis Igney. La page la plus proche : Remiremont'],
    ['LE CLERJUS ', 'Oui : Le Clerjus, 34 km depuis Igney. La page la plus proche : Xertigny'],
    ['clerjus', 'Oui : Le Clerjus, 34 km depuis Igney. La page la plus proche : Xertigny'],
  ])('answers «%s»', (typed, answer) => {
    const output = enterCommune(typed);
    expect(output.textContent.replace(/\u00a0/g, ' ')).toBe(answer);
    expect(output.querySelector('a')!.getAttribute('href')).toMatch(/^\/zones\//);
  });

  test('replaces the last answer with advice for an unknown name', () => {
    enterCommune('Hadol');
    expect(enterCommune('Paris').textContent).toBe('Appelez-nous.');
    expect(document.querySelector('output a')).toBeNull();
  });

  test('offers every name of the list as a suggestion', () => {
    const list = document.getElementById(document.querySelector('input')!.getAttribute('list')!)!;
    expect(Array.from(list.children, (option) => option.getAttribute('value'))).toEqual([
      'Hadol',
      'Le Clerjus',
      'Pouxeux',
      'Saint-Nabord',
    ]);
  });
});

test('normalizeName() ignores case, hyphens, abbreviations and a first article', () => {
  expect(normalizeName("Le Val-d'Ajol")).toBe(normalizeName('val d ajol'));
  expect(normalizeName('Ste-Marguerite')).toBe(normalizeName('Sainte Marguerite'));
});
