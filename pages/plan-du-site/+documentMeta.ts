import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';

export const documentMeta: DocumentMeta = {
  title: 'Plan du site : toutes les pages',
  description:
    'Toutes les pages du site de votre couvreur des Vosges : les services, les villes desservies, les réalisations et le contact.',
  keywords: ['plan du site', 'couvreur Vosges'],
  image: 'home-hero',
};
