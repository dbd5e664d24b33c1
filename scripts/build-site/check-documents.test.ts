import { expect, test } from 'vitest';
import { rejectUnfinished } from './check-documents';

const page = (html: string, file = 'contact/index.html') => ({ file, html });

test('a page that shows what a program prints for a missing fact is not published', () => {
  const pages = [page('<p>undefined · SIRET</p>'), page('<img alt="[object Object]">', 'index.html')];
  expect(() => rejectUnfinished(pages)).toThrow(
    'Une information manque : contact/index.html contient « undefined » (et 1 fois ailleurs)',
  );
});

test('scripts, which may say so, are let through', () => {
  expect(() => rejectUnfinished([page('<script>if (a === undefined) b()</script><p>Toits</p>')])).not.toThrow();
});
