import { home } from '../../data/home';
import type { DocumentMeta } from '../../renderer/document/DocumentMeta';
import { business } from '../../renderer/document/structured-data/business';
import { website } from '../../renderer/document/structured-data/website';

export const documentMeta: DocumentMeta = { ...home.seo, image: home.hero.image, things: [business(), website()] };
