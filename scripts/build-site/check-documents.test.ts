import { expect, test } from 'vitest';
import { rejectDeadLinks, rejectUnfinished } from './check-documents';

const page = (html: string, file = 'contact/index.html') => ({ file, html });

test('rejects a page with a missing value in its text', () => {
  const pages = [page('<p>undefined · SIRET</p>'), page('<img alt="[object Object]">', 'index.html')];
  expect(() => rejectUnfinished(pages)).toThrow(
    'Une information manque : contact/index.html contient « undefined » (et 1 fois ailleurs)',
  );
});

test('rejects a missing value in structured data', () => {
  const json = '<script type="application/ld+json">{"value":"[object Object]"}</script>';
  expect(() => rejectUnfinished([page(json)])).toThrow('contient « [object Object] »');
});

test('allows «undefined» in scripts', () => {
  expect(() => rejectUnfinished([page('<script>if (a === undefined) b()</script><p>Toits</p>')])).not.toThrow();
});

test('rejects links to missing pages and elements', () => {
  const pages = [page('<a href="/contact#devis">Devis</a>', 'index.html'), page('<a href="#bas">Bas</a>', '404.html')];
  expect(() => rejectDeadLinks('public', pages)).toThrow(
    'Un lien ne mène nulle part : index.html (et 1 autre page) renvoie à « /contact#devis »',
  );
  expect(() => rejectDeadLinks('public', [page('<a href="#bas">Bas</a><p id="bas">Fin</p>')])).not.toThrow();
});
