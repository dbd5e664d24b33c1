import { expect, test } from 'vitest';
import { barePage } from './bare-page';
import { brotli } from './transfers';

const rules = (count: number) => Array.from({ length: count }, (_, at) => `.r${at * 7919}{top:${at ** 2}px}`).join('');
const page = (styles: string) => `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Toits</title>
<style>${styles}</style><script>alert(1)</script></head><body>
<picture><source type="image/avif" srcset="/hero.avif 400w" sizes="100vw"><img src="/hero.jpg" alt="Un toit" fetchpriority="high"></picture>
<h1>Rénovation</h1><p>Un <a href="/contact">devis</a>.</p><script type="application/json">{"a":1}</script>
<script type="application/ld+json">{"@type":"Service"}</script><script src="/a.js" type="module"></script></body></html>`;
const stylesOf = (html: string) => /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';

test('the bare page says and shows the same, and runs nothing', () => {
  expect(barePage(page('')).replace(/<style>[^]*<\/style>/, '<style></style>')).toBe(
    page('')
      .replace('<script>alert(1)</script>', '')
      .replace('<script type="application/json">{"a":1}</script>', '')
      .replace('<script src="/a.js" type="module"></script>', ''),
  );
});

test('the bare page fetches no later picture', () => {
  expect(stylesOf(barePage(page('')))).toContain('img[loading=lazy]{display:none}');
});

test('the bare page has all its styles up to 3 kB as sent, and whole rules of more', () => {
  expect(stylesOf(barePage(page(rules(50))))).toContain(rules(50));
  const cut = stylesOf(barePage(page(rules(2000))));
  expect(brotli(cut).length).toBeGreaterThan(2900);
  expect(brotli(cut).length).toBeLessThan(3100);
  expect(cut).toMatch(/\.r\d+\{top:\d+px\}img\[/);
});
