import { legalNotice } from '../../data/legal-notice';
import type { DocumentMeta } from '../../renderer/document/DocumentMeta';

export const documentMeta: DocumentMeta = { ...legalNotice.seo, image: 'home-hero' };
