import { company } from './company';

/** What the site's own parts say on every page, by component: menus, buttons, labels, notes. */
export const interfaceCopy = {
  layout: {
    skip: 'Aller au contenu',
    call: 'Appel',
    about: `Artisan couvreur et façadier à ${company.address.city}, près d'Épinal. Plus de ${company.experienceYears} ans d'expérience, devis gratuit et sans engagement.`,
  },
  siteHeader: {
    menu: 'Menu',
    close: 'Fermer',
    closeMenu: 'Fermer le menu',
    navigation: 'Navigation principale',
    home: 'Accueil',
    /** On a desktop without its first word. */
    services: { first: 'Nos', rest: 'Services' },
    gallery: 'Réalisations',
    zones: "Zones d'intervention",
    contact: 'Contact',
  },
  siteFooter: {
    services: 'Nos services',
    contact: 'Contact',
    allTowns: 'Toutes les communes',
    towns: { before: 'Nous intervenons dans un rayon de', after: "autour d'Épinal :" },
    fartherTowns: '; au-delà, sur rendez-vous :',
    cookies: 'Gérer mes cookies',
  },
  homeHero: {
    quote: 'Demander un devis gratuit',
    services: 'Découvrir nos services',
    contact: 'Nous contacter',
  },
  call: 'Appeler le',
  pageHero: { quote: 'Devis gratuit' },
  cookieBanner: {
    label: 'Cookies',
    text: "La carte de la page Contact vient d'OpenStreetMap, qui reçoit votre adresse IP.",
    question: "L'autorisez-vous ?",
    policy: 'Confidentialité',
    accepted: 'Tout accepter',
    essential: 'Essentiels uniquement',
    declined: 'Tout refuser',
    close: 'Fermer et continuer sans accepter',
  },
  mapPanel: {
    title: 'Carte de notre adresse',
    link: 'Ouvrir dans OpenStreetMap',
    show: 'Afficher la carte',
    note: "La carte vient d'openstreetmap.org : en l'affichant, votre adresse IP est transmise à la fondation OpenStreetMap.",
  },
  vosgesMap: 'Carte des villes desservies',
  notFound: {
    title: 'Page non trouvée',
    description: "La page que vous cherchez n'existe pas ou a été déplacée.",
    missing: 'Rien ne se trouve ici :',
    text: "L'adresse a pu être mal recopiée, ou la page a changé de place. Voici où continuer. Pour une fuite ou une tuile tombée, le plus court est d'appeler.",
    home: "Retour à l'accueil",
    back: 'Page précédente',
  },
  gallery: {
    viewer: 'Photos en grand',
    position: 'Photo {n} sur {total} :',
    close: 'Fermer',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    rendering: '(illustration)',
  },
  picture: { rendering: 'Illustration' },
  beforeAfter: { before: 'Avant', after: 'Après' },
  breadcrumb: "Fil d'Ariane",
  legalDocument: { contents: 'Sur cette page', updated: 'Dernière mise à jour :' },
  openingHours: { closed: 'Fermé' },
  contactSection: {
    withoutScript:
      'JavaScript est désactivé : le bouton ouvre votre logiciel de messagerie avec ce que vous avez écrit. Vous pouvez aussi appeler le',
  },
  contactCards: { phone: 'Par téléphone', sms: 'Par SMS', email: 'Par email' },
  testimonials: { sample: 'Exemple', published: 'Avis du', works: 'travaux de' },
  stars: { rating: 'Note :', of: 'sur' },
  zoneTabs: 'Secteurs',
} as const;
