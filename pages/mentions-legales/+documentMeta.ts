import { legalNotice } from '../../data/legal-notice';
import type { DocumentMeta } from '../../components/DocumentHead/document-meta';

export const documentMeta: DocumentMeta = { ...legalNotice.seo, image: 'home-hero' };
