/** The folder of the PDFs that records name. The site serves each PDF at its root. */
export const DOCUMENTS = 'data/documents';
