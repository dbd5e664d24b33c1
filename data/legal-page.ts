import { company } from './company';

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

/** The address on one line. */
export const postalAddress = `${company.address.street}, ${company.address.postalCode} ${company.address.city}`;
