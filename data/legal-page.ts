import { company, companyRecord } from './company';
import { isConfirmed } from './validation/owner-facts';

/** A piece of a legal page; `facts` is a list of labels and values. */
export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] };

/** A part of a legal page under its heading; `id` is its anchor. */
export type LegalSection = { id: string; title: string; blocks: LegalBlock[] };

/** A legal page; `updated` is an ISO date. */
export type LegalPage = {
  title: string;
  seo: { title: string; description: string; keywords: string[] };
  intro: string;
  updated: string;
  sections: LegalSection[];
};

/** The owner's name with his legal form (Code de commerce R. 526-27). */
export const formalName = `${company.owner}, ${company.legalForm}`;

const town = `${company.address.postalCode} ${company.address.city}`;

/** The address on one line. */
export const postalAddress = `${company.address.street}, ${town}`;

/** What every page says of it: without the street while that is missing, so that the gap shows where it matters. */
export const shortAddress = isConfirmed(companyRecord.address.street) ? postalAddress : town;
