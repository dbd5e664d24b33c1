import { contactPage } from '../../data/contact-page';
import { defaultPortfolio } from '../../data/gallery';
import { galleryPage } from '../../data/gallery-page';
import { footerServices, home } from '../../data/home';
import { legalNotice } from '../../data/legal-notice';
import { privacyPolicy } from '../../data/privacy-policy';
import { serviceAt } from '../../data/services';
import { missingPhotoFaults } from '../../data/validation/photo-references';
import { seoSchema } from '../../data/validation/schema';
import { checkRecord, rejectFaults } from '../../data/validation/validate';
import { zonesPage } from '../../data/zones-page';

const PAGES = {
  home,
  'contact-page': contactPage,
  'gallery-page': galleryPage,
  'zones-page': zonesPage,
  'legal-notice': legalNotice,
  'privacy-policy': privacyPolicy,
};

/** Checks what pages without a record of their own name and say of themselves; throws a DataError with all that is wrong. */
export function checkPages(): void {
  const { hero, about, teaser, services } = home;
  const images = {
    'hero › image': hero.image,
    'about › image': about.image,
    'teaser › before': teaser.before,
    'teaser › after': teaser.after,
  };
  rejectFaults([
    ...Object.entries(PAGES).flatMap(
      ([name, { seo }]) => checkRecord(seoSchema, seo, { file: `data/${name}.ts`, name: 'seo' }).faults,
    ),
    ...missingPhotoFaults(images, { file: 'data/home.ts', name: 'home' }),
    ...missingPhotoFaults({ defaultPortfolio }, { file: 'data/gallery.ts', name: 'defaultPortfolio' }),
  ]);
  for (const slug of [teaser.service, ...services.cards, ...footerServices]) serviceAt(slug);
}
