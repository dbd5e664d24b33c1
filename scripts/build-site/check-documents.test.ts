import { expect, test } from 'vitest';
import { rejectDeadLinks, rejectUnfinished } from './check-documents';

const page = (html: string, file = 'contact/index.html') => ({ file, html });

test('a page that shows what a program prints for a missing fact is not published', () => {
  const pages = [page('<p>undefined · SIRET</p>'), page('<img alt="[object Object]">', 'index.html')];
  expect(() => rejectUnfinished(pages)).toThrow(
    'Une information manque : contact/index.html contient « undefined » (et 1 fois ailleurs)',
  );
});

test('nor one that says so to search engines', () => {
  const json = '<script type="application/ld+json">{"value":"[object Object]"}</script>';
  expect(() => rejectUnfinished([page(json)])).toThrow('contient « [object Object] »');
});

test('scripts, which may say so, are let through', () => {
  expect(() => rejectUnfinished([page('<script>if (a === undefined) b()</script><p>Toits</p>')])).not.toThrow();
});

test('a link that leads nowhere is not published: to a page, or to a part of one', () => {
  const pages = [page('<a href="/contact#devis">Devis</a>', 'index.html'), page('<a href="#bas">Bas</a>', '404.html')];
  expect(() => rejectDeadLinks('public', pages)).toThrow(
    'Un lien ne mène nulle part : index.html (et 1 autre page) renvoie à « /contact#devis »',
  );
  expect(() => rejectDeadLinks('public', [page('<a href="#bas">Bas</a><p id="bas">Fin</p>')])).not.toThrow();
});
