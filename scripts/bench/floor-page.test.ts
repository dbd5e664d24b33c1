import { expect, test } from 'vitest';
import { floorPage, hasHero } from './floor-page';

const PAGE = `<!doctype html><html lang="fr" class="js"><head><meta charset="utf-8"><title>Toits</title>
<style>${'.a{color:red}'.repeat(400)}</style><script>alert(1)</script></head><body class="b" data-x="1">
<picture><source type="image/avif" srcset="/hero.avif 400w" sizes="100vw"><img class="c" src="/hero.jpg" alt="Un toit" fetchpriority="high"></picture>
<picture><source srcset="/card.avif"><img src="/card.jpg" alt="Une carte" loading="lazy"></picture>
<svg class="d" viewBox="0 0 9 9"><path d="M0 0"></path></svg>
<svg viewBox="0 0 9 9"><a href="/zones/epinal"><text x="1" y="2">Épinal</text></a></svg>
<h1 class="e">Rénovation</h1><p>Un <a class="f" href="/contact">devis</a>.</p></body></html>`;

test('the bare page says the same words and leads to the same places', () => {
  const bare = floorPage(PAGE);
  expect(
    bare
      .replace(/<style>[^]*?<\/style>/, '')
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean),
  ).toEqual(['Toits', 'Épinal', 'Rénovation', 'Un', 'devis', '.']);
  expect(bare.match(/href="[^"]*"/g)).toEqual(['href="/zones/epinal"', 'href="/contact"']);
});

test('the bare page has the same hero and no other picture', () => {
  expect(floorPage(PAGE)).toContain('<source type="image/avif" srcset="/hero.avif 400w" sizes="100vw">');
  expect(floorPage(PAGE)).not.toMatch(/card|M0 0/);
  expect([hasHero(PAGE), hasHero(floorPage(PAGE).replace('fetchpriority', ''))]).toEqual([true, false]);
});

test('the bare page has 3 kB of styles, and neither scripts nor classes', () => {
  const styles = /<style>([^]*?)<\/style>/.exec(floorPage(PAGE))?.[1] ?? '';
  expect(styles.length).toBeGreaterThanOrEqual(3000);
  expect(styles.length).toBeLessThan(3100);
  expect(floorPage(PAGE)).not.toMatch(/<script|class=|data-/);
});
