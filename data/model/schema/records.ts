import type { z } from 'zod';
import { COLLECTIONS, type CollectionName, collectionOf } from '../collections';
import * as collections from './collections';
import { companySchema } from './company';
import * as form from './form';
import { legalPageSchema } from './legal';
import * as pages from './pages';
import { serviceSchema } from './service';
import { townSchema } from './town';

/**
 * All records outside collections, with their files and schemas. The name of a record follows `export const` in its
 * file. Texts use the name in references such as `{company.name}`.
 */
export const RECORDS = {
  company: { file: 'data/company.ts', schema: companySchema },
  commitments: { file: 'data/commitments.ts', schema: collections.commitmentsSchema },
  credentials: { file: 'data/commitments.ts', schema: collections.credentialsSchema },
  serviceArea: { file: 'data/service-area.ts', schema: collections.serviceAreaSchema },
  deliveryRules: { file: 'data/delivery.ts', schema: form.deliveryRulesSchema },
  reviewTerms: { file: 'data/testimonials.ts', schema: collections.reviewTermsSchema },
  testimonials: { file: 'data/testimonials.ts', schema: collections.testimonialsSchema },
  siteCredit: { file: 'data/site-credit.ts', schema: pages.siteCreditSchema },
  photos: { file: 'data/photos.ts', schema: collections.photosSchema },
  jobs: { file: 'data/jobs.ts', schema: collections.jobsSchema },
  gallery: { file: 'data/gallery.ts', schema: collections.gallerySchema },
  defaultPortfolio: { file: 'data/gallery.ts', schema: collections.portfolioSchema },
  zones: { file: 'data/zones.ts', schema: collections.zonesSchema },
  serviceOrder: { file: 'data/services.ts', schema: collections.serviceOrderSchema },
  areaServices: { file: 'data/services.ts', schema: collections.areaServicesSchema },
  home: { file: 'data/home.ts', schema: pages.homeSchema },
  footerServices: { file: 'data/home.ts', schema: pages.footerServicesSchema },
  servicePage: { file: 'data/service-page.ts', schema: pages.servicePageSchema },
  areaPage: { file: 'data/area-page.ts', schema: pages.areaPageSchema },
  zonesPage: { file: 'data/zones-page.ts', schema: pages.zonesPageSchema },
  galleryPage: { file: 'data/gallery-page.ts', schema: pages.galleryPageSchema },
  contactPage: { file: 'data/contact-page.ts', schema: pages.contactPageSchema },
  contactForm: { file: 'data/contact-form.ts', schema: form.contactFormSchema },
  deliveryCopy: { file: 'data/delivery.ts', schema: form.deliveryCopySchema },
  legalNotice: { file: 'data/legal-notice.ts', schema: legalPageSchema.meta({ title: 'mentions légales' }) },
  privacyPolicy: {
    file: 'data/privacy-policy.ts',
    schema: legalPageSchema.meta({ title: 'politique de confidentialité' }),
  },
  roofAnatomy: { file: 'data/roof-anatomy.ts', schema: pages.roofAnatomySchema },
  roofParts: { file: 'data/roof-anatomy.ts', schema: pages.roofPartsSchema },
  drawings: { file: 'data/drawings.ts', schema: pages.drawingsSchema },
  interfaceCopy: { file: 'data/interface.ts', schema: pages.interfaceSchema },
  pages: { file: 'data/pages.ts', schema: collections.pagesSchema },
  redirects: { file: 'data/redirects.ts', schema: collections.redirectsSchema },
} as const;

export type RecordName = keyof typeof RECORDS;

export const COLLECTION_SCHEMAS = {
  towns: townSchema,
  services: serviceSchema,
} as const satisfies Record<CollectionName, z.ZodType>;

/** The checked records of data/ by name. The records of collections are listed by slug. */
export type Records = { [Name in RecordName]: z.output<(typeof RECORDS)[Name]['schema']> } & {
  [Name in CollectionName]: Record<string, z.output<(typeof COLLECTION_SCHEMAS)[Name]> & { slug: string }>;
};

/** Returns the schema of a record in a file; undefined if the file has no such record. */
export function schemaOf(file: string, record: string): z.ZodType | undefined {
  const definition = RECORDS[record as RecordName];
  if (definition?.file === file) return definition.schema;
  const collection = collectionOf(file);
  return collection && COLLECTIONS[collection].record === record ? COLLECTION_SCHEMAS[collection] : undefined;
}
