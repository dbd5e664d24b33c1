/** The folder of the PDFs that records name: each has its address at the root of the site. */
export const DOCUMENTS = 'data/documents';
