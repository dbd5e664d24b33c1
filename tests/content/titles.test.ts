import { expect, test } from 'vitest';
import type { Seo } from '../../data/model/schema/pages';
import { services } from '../../data/model/site/services';

/** With « | Toitures d'Igney » no more than 65 characters, of which a search engine shows all. */
const LONGEST = 46;

const modules = import.meta.glob<Record<string, { seo?: Seo }>>(
  '../../data/{home,*-page,legal-notice,privacy-policy}.ts',
  { eager: true },
);
const pages = Object.values(modules).flatMap((module) => Object.values(module).flatMap(({ seo }) => seo ?? []));

test('the title of no page but a town’s is cut by search engines', () => {
  const titles = [...pages, ...services.map(({ seo }) => seo)].map(({ title }) => title);
  expect(titles).toHaveLength(6 + services.length);
  expect(titles.filter((title) => title.length > LONGEST)).toEqual([]);
});
