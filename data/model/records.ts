import { z } from 'zod';
import {
  areaServicesSchema,
  commitmentsSchema,
  gallerySchema,
  pagesSchema,
  photosSchema,
  portfolioSchema,
  redirectsSchema,
  reviewSchema,
  reviewTermsSchema,
  serviceAreaSchema,
  serviceOrderSchema,
  zonesSchema,
} from './schema/collections';
import { companySchema } from './schema/company';
import type { Collection } from './schema/fields';
import { contactFormSchema, deliveryCopySchema, deliveryRulesSchema } from './schema/form';
import { legalPageSchema } from './schema/legal';
import {
  areaPageSchema,
  contactPageSchema,
  drawingsSchema,
  footerServicesSchema,
  galleryPageSchema,
  homeSchema,
  interfaceSchema,
  roofAnatomySchema,
  roofPartsSchema,
  servicePageSchema,
  siteCreditSchema,
  zonesPageSchema,
} from './schema/pages';
import { type Service, serviceSchema } from './schema/service';
import { type Town, townSchema } from './schema/town';

/**
 * Every record that has a name of its own: its file and what it may hold. The name is that behind `export const`, and
 * the one by which texts call it: `{company.name}`.
 */
export const RECORDS = {
  company: { file: 'data/company.ts', schema: companySchema },
  commitments: { file: 'data/commitments.ts', schema: commitmentsSchema },
  serviceArea: { file: 'data/service-area.ts', schema: serviceAreaSchema },
  deliveryRules: { file: 'data/delivery.ts', schema: deliveryRulesSchema },
  reviewTerms: { file: 'data/testimonials.ts', schema: reviewTermsSchema },
  testimonials: { file: 'data/testimonials.ts', schema: z.array(reviewSchema).meta({ title: 'avis' }) },
  siteCredit: { file: 'data/site-credit.ts', schema: siteCreditSchema },
  photos: { file: 'data/photos.ts', schema: photosSchema },
  gallery: { file: 'data/gallery.ts', schema: gallerySchema },
  defaultPortfolio: { file: 'data/gallery.ts', schema: portfolioSchema },
  zones: { file: 'data/zones.ts', schema: zonesSchema },
  serviceOrder: { file: 'data/services.ts', schema: serviceOrderSchema },
  areaServices: { file: 'data/services.ts', schema: areaServicesSchema },
  home: { file: 'data/home.ts', schema: homeSchema },
  footerServices: { file: 'data/home.ts', schema: footerServicesSchema },
  servicePage: { file: 'data/service-page.ts', schema: servicePageSchema },
  areaPage: { file: 'data/area-page.ts', schema: areaPageSchema },
  zonesPage: { file: 'data/zones-page.ts', schema: zonesPageSchema },
  galleryPage: { file: 'data/gallery-page.ts', schema: galleryPageSchema },
  contactPage: { file: 'data/contact-page.ts', schema: contactPageSchema },
  contactForm: { file: 'data/contact-form.ts', schema: contactFormSchema },
  deliveryCopy: { file: 'data/delivery.ts', schema: deliveryCopySchema },
  legalNotice: { file: 'data/legal-notice.ts', schema: legalPageSchema.meta({ title: 'mentions légales' }) },
  privacyPolicy: {
    file: 'data/privacy-policy.ts',
    schema: legalPageSchema.meta({ title: 'politique de confidentialité' }),
  },
  roofAnatomy: { file: 'data/roof-anatomy.ts', schema: roofAnatomySchema },
  roofParts: { file: 'data/roof-anatomy.ts', schema: roofPartsSchema },
  drawings: { file: 'data/drawings.ts', schema: drawingsSchema },
  interfaceCopy: { file: 'data/interface.ts', schema: interfaceSchema },
  pages: { file: 'data/pages.ts', schema: pagesSchema },
  redirects: { file: 'data/redirects.ts', schema: redirectsSchema },
} as const;

export type RecordName = keyof typeof RECORDS;

/** Records of which each has a file of its own, named by the address of its page; `record` stands behind `export const`. */
export const FOLDERS = {
  towns: { folder: 'data/towns', record: 'town', schema: townSchema },
  services: { folder: 'data/services', record: 'service', schema: serviceSchema },
} as const satisfies Partial<Record<Collection, unknown>>;

export type FolderName = keyof typeof FOLDERS;

/** What data/ says, by the names of its records; towns and services by the names of their files. */
export type Site = { [Name in RecordName]: z.output<(typeof RECORDS)[Name]['schema']> } & {
  towns: Record<string, Town>;
  services: Record<string, Service>;
};

/** What a record of a file may hold; undefined where no record has that name there. */
export function schemaOf(file: string, record: string): z.ZodType | undefined {
  const named = RECORDS[record as RecordName];
  if (named?.file === file) return named.schema;
  return Object.values(FOLDERS).find((one) => one.record === record && file.startsWith(`${one.folder}/`))?.schema;
}
