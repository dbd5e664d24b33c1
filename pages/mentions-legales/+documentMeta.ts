import type { DocumentMeta } from '../../components/DocumentHead/document-meta';
import { legalNotice } from '../../data/legal-notice';

export const documentMeta: DocumentMeta = { ...legalNotice.seo, image: 'home-hero' };
