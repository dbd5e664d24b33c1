import { test } from 'vitest';
import type { Seo } from '../../data/model/schema/pages';
import { expectNone } from '../support/delivered';
import { site } from '../support/site';

/** Search engines show 65 characters; « | Toitures d'Igney » takes the rest. */
const MAX_TITLE_CHARACTERS = 46;

test('search engines show complete page titles, except on area pages', () => {
  const { home, contactPage, galleryPage, zonesPage, legalNotice, privacyPolicy, services } = site;
  const pages: { seo: Seo }[] = [home, contactPage, galleryPage, zonesPage, legalNotice, privacyPolicy, ...services];
  const longTitles = pages.map(({ seo }) => seo.title).filter((title) => title.length > MAX_TITLE_CHARACTERS);
  expectNone(longTitles, 'titles that search engines cut');
});
