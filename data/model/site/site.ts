import { DataError } from '../read/faults';
import { readSite } from '../read/read-site';
import type { RecordName, Site } from '../schema/records';

const reading = readSite();
if (reading.faults.length > 0) throw new DataError(reading.faults);

/** What data/ says, read once: every record that is right by itself and beside the others. Importing it throws a DataError. */
export const site = reading.site as Site;

/** The records as their files have them, with samples and gaps. */
export const { written } = reading;

/** All of data/ as this process reads it, without a fault. */
export const siteReading = reading;

export const {
  areaPage,
  areaServices,
  contactForm,
  contactPage,
  defaultPortfolio,
  deliveryCopy,
  deliveryRules,
  drawings,
  footerServices,
  gallery,
  galleryPage,
  home,
  interfaceCopy,
  photos,
  pages,
  redirects,
  reviewTerms,
  roofAnatomy,
  roofParts,
  serviceArea,
  servicePage,
  siteCredit,
  zonesPage,
} = site;

/** The record as its file has it, with samples and gaps. */
export function rawRecord(name: RecordName): unknown {
  return written.find(({ record }) => record === name)?.raw;
}
