import { describe, expect, test } from 'vitest';
import { tagText } from '../../../data/model/text/field-tags';
import { phonePage } from './printed-pages';

const PAGE = `<!DOCTYPE html><html><head><link rel="icon" href="/favicon.svg"><link rel="modulepreload" href="/x.js">
<script>alert(1)</script><noscript><style>.js{display:none}</style></noscript></head><body>
<a href="/contact#form">Contact</a><a href="/">Accueil</a><a href="//ailleurs.example/">Dehors</a><a href="tel:0329">Tel</a>
<a href="https://ailleurs.example/">Dehors</a><a href="/attestation-2027.pdf">PDF</a><a href="/assets/code.js">Code</a>
<picture><source srcset="/assets/a-1.avif 1x, /assets/a-2.avif 2x"><img data-bureau-champ="3" src="/assets/a.jpg" alt="${tagText('Toit', 3)}"></picture>
<form action="/demande.php" method="post"><button>Envoyer</button></form><p>${tagText('Bonjour', 7)}</p>
<script type="application/json" id="bureau-champs">{"7":{"file":"data/home.ts"}}</script><script type="module" src="/renderer/client.ts"></script></body></html>`;
const { html, files } = phonePage(PAGE, '/key/site', '<p>fin</p>');

describe('phonePage', () => {
  test('adds the prefix to paths of the site and keeps other URLs', () => {
    expect(html).toContain('href="/key/site/contact#form"');
    expect(html).toContain('href="/key/site/"');
    expect(html).toContain('srcset="/key/site/assets/a-1.avif 1x, /key/site/assets/a-2.avif 2x"');
    expect(html).toContain('src="/key/site/assets/a.jpg"');
    expect(html).toContain('action="/key/site/demande.php"');
    expect(html).toContain('href="//ailleurs.example/"');
    expect(html).toContain('href="https://ailleurs.example/"');
    expect(html).not.toMatch(/(?:href|src|action)="\/(?!key\/site|\/)/);
  });

  test('removes scripts and the tags of the desk', () => {
    expect(html).not.toContain('<script');
    expect(html).not.toContain('bureau');
    expect(html).not.toContain('data/home.ts');
    expect(html).toContain('<p>Bonjour</p>');
    expect(html).toContain('alt="Toit"');
  });

  test('keeps the content for visitors without scripts', () =>
    expect(html).toContain('<style>.js{display:none}</style>'));

  test('lists displayed and linked files, but no scripts', () =>
    expect(new Set(files)).toEqual(
      new Set(['/assets/a-1.avif', '/assets/a-2.avif', '/assets/a.jpg', '/attestation-2027.pdf']),
    ));

  test('appends the foot even to a page without </body>', () => {
    expect(html).toContain('<p>fin</p></body>');
    expect(phonePage('<p>L’aperçu revient', '/x', '<p>fin</p>').html).toContain('revient<p>fin</p>');
  });
});
