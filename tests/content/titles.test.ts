import { test } from 'vitest';
import type { Seo } from '../../data/model/schema/pages';
import { expectNone } from '../support/delivered';
import { site } from '../support/site';

/** With « | Toitures d'Igney » no more than 65 characters, of which a search engine shows all. */
const MAX_TITLE_CHARACTERS = 46;

test('the title of no page but a town’s is cut by search engines', () => {
  const { home, contactPage, galleryPage, zonesPage, legalNotice, privacyPolicy, services } = site;
  const pages: { seo: Seo }[] = [home, contactPage, galleryPage, zonesPage, legalNotice, privacyPolicy, ...services];
  const long = pages.map(({ seo }) => seo.title).filter((title) => title.length > MAX_TITLE_CHARACTERS);
  expectNone(long, 'titles that search engines cut');
});
