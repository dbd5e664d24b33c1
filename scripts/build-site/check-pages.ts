import { areaPage } from '../../data/area-page';
import { contactForm } from '../../data/contact-form';
import { contactPage } from '../../data/contact-page';
import { deliveryCopy } from '../../data/delivery';
import { defaultPortfolio } from '../../data/gallery';
import { galleryPage } from '../../data/gallery-page';
import { footerServices, home } from '../../data/home';
import { legalNotice } from '../../data/legal-notice';
import { privacyPolicy } from '../../data/privacy-policy';
import { servicePage } from '../../data/service-page';
import { siteCredit } from '../../data/site-credit';
import { legalPageSchema, pageSchemas } from '../../data/validation/page-schemas';
import { missingPhotoFaults } from '../../data/validation/photo-references';
import { checkRecord, rejectFaults } from '../../data/validation/validate';
import { zonesPage } from '../../data/zones-page';

const COPY = [
  { file: 'home', name: 'home', record: home, shape: pageSchemas.home },
  { file: 'home', name: 'footerServices', record: footerServices, shape: pageSchemas.footerServices },
  { file: 'area-page', name: 'areaPage', record: areaPage, shape: pageSchemas.areaPage },
  { file: 'contact-form', name: 'contactForm', record: contactForm, shape: pageSchemas.contactForm },
  { file: 'contact-page', name: 'contactPage', record: contactPage, shape: pageSchemas.contactPage },
  { file: 'delivery', name: 'deliveryCopy', record: deliveryCopy, shape: pageSchemas.deliveryCopy },
  { file: 'gallery-page', name: 'galleryPage', record: galleryPage, shape: pageSchemas.galleryPage },
  { file: 'service-page', name: 'servicePage', record: servicePage, shape: pageSchemas.servicePage },
  { file: 'site-credit', name: 'siteCredit', record: siteCredit, shape: pageSchemas.siteCredit },
  { file: 'zones-page', name: 'zonesPage', record: zonesPage, shape: pageSchemas.zonesPage },
  { file: 'legal-notice', name: 'legalNotice', record: legalNotice, shape: legalPageSchema },
  { file: 'privacy-policy', name: 'privacyPolicy', record: privacyPolicy, shape: legalPageSchema },
];

/** Checks the copy of all pages; throws a DataError with all that is wrong. */
export function checkPages(): void {
  const { hero, about, teaser } = home;
  const images = {
    'hero › image': hero?.image,
    'hero › uprightImage': hero?.uprightImage,
    'about › image': about?.image,
    'teaser › before': teaser?.before,
    'teaser › after': teaser?.after,
  };
  rejectFaults([
    ...COPY.flatMap(
      ({ file, name, record, shape }) => checkRecord(shape, record, { file: `data/${file}.ts`, name }).faults,
    ),
    ...missingPhotoFaults(images, { file: 'data/home.ts', name: 'home' }),
    ...missingPhotoFaults({ defaultPortfolio }, { file: 'data/gallery.ts', name: 'defaultPortfolio' }),
  ]);
}
