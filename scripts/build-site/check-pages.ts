import { areaPage } from '../../data/area-page';
import { company } from '../../data/company';
import { contactForm, SUBMIT_DELAY_MS } from '../../data/contact-form';
import { contactPage } from '../../data/contact-page';
import { deliveryCopy } from '../../data/delivery';
import { drawings } from '../../data/drawings';
import { defaultPortfolio } from '../../data/gallery';
import { galleryPage } from '../../data/gallery-page';
import { footerServices, home } from '../../data/home';
import { interfaceCopy } from '../../data/interface';
import { legalNotice } from '../../data/legal-notice';
import { mapFacts } from '../../data/map';
import { privacyPolicy } from '../../data/privacy-policy';
import { roofAnatomy, roofParts } from '../../data/roof-anatomy';
import { NEIGHBOUR_RADIUS_KM, SERVICE_RADIUS_KM } from '../../data/service-area';
import { servicePage } from '../../data/service-page';
import { siteCredit } from '../../data/site-credit';
import { legalPageSchema, pageSchemas } from '../../data/validation/page-schemas';
import { missingPhotoFaults } from '../../data/validation/photo-references';
import { checkRecord, rejectFaults, wrong } from '../../data/validation/validate';
import { zonesPage } from '../../data/zones-page';

const COPY = [
  { file: 'home', name: 'home', record: home, shape: pageSchemas.home },
  { file: 'home', name: 'footerServices', record: footerServices, shape: pageSchemas.footerServices },
  { file: 'area-page', name: 'areaPage', record: areaPage, shape: pageSchemas.areaPage },
  { file: 'contact-form', name: 'contactForm', record: contactForm, shape: pageSchemas.contactForm },
  { file: 'contact-page', name: 'contactPage', record: contactPage, shape: pageSchemas.contactPage },
  { file: 'delivery', name: 'deliveryCopy', record: deliveryCopy, shape: pageSchemas.deliveryCopy },
  { file: 'gallery-page', name: 'galleryPage', record: galleryPage, shape: pageSchemas.galleryPage },
  { file: 'interface', name: 'interfaceCopy', record: interfaceCopy, shape: pageSchemas.interfaceCopy },
  { file: 'contact-form', name: 'contactForm', record: { SUBMIT_DELAY_MS }, shape: pageSchemas.formNumbers },
  {
    file: 'service-area',
    name: 'service-area',
    record: { SERVICE_RADIUS_KM, NEIGHBOUR_RADIUS_KM },
    shape: pageSchemas.areaNumbers,
  },
  { file: 'drawings', name: 'drawings', record: drawings, shape: pageSchemas.drawings },
  { file: 'map', name: 'mapFacts', record: mapFacts, shape: pageSchemas.mapFacts },
  { file: 'roof-anatomy', name: 'roofAnatomy', record: roofAnatomy, shape: pageSchemas.roofAnatomy },
  { file: 'roof-anatomy', name: 'roofParts', record: roofParts, shape: pageSchemas.roofParts },
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
    ...missingIdentityFaults(),
    ...missingPhotoFaults({ defaultPortfolio }, { file: 'data/gallery.ts', name: 'defaultPortfolio' }),
  ]);
}

/** The law wants them said (LCEN art. 1-1, Code de la consommation L. 616-1): nobody would see that one is gone. */
function missingIdentityFaults(): string[] {
  const { owner, siret, register, apeCode, vat, qualification, phone, email, host, insurer, mediator } = company;
  const facts = {
    ...{ owner, siret, register, apeCode, vat, qualification, phone, email },
    'host › name': host.name,
    'host › address': host.address,
    'insurer › name': insurer.name,
    'insurer › contract': insurer.contract,
    'mediator › name': mediator.name,
    'mediator › website': mediator.website,
  };
  const said = JSON.stringify(legalNotice);
  return Object.entries(facts).flatMap(([field, fact]) => {
    const problem = `cette information de data/company.ts n'est plus dans les mentions légales, où la loi la demande ; remettez sa ligne`;
    return said.includes(JSON.stringify(fact).slice(1, -1))
      ? []
      : wrong({ file: 'data/legal-notice.ts', name: 'legalNotice', field, problem });
  });
}
