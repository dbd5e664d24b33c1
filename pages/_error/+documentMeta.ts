import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';

export const documentMeta: DocumentMeta = {
  title: 'Page non trouvée',
  description:
    "La page demandée n'existe pas ou a été déplacée. Retrouvez l'accueil, les services et le téléphone de votre couvreur des Vosges.",
  keywords: ['page non trouvée'],
  image: 'home-hero',
};
