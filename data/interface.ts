// Les mots des menus, des boutons et des notes de toutes les pages.
export const interfaceCopy = {
  layout: {
    skip: 'Aller au contenu',
    call: 'Appel',
    about:
      "Artisan couvreur et façadier à {company.address.city}, près d'Épinal. Plus de {company.experienceYears} ans d'expérience, devis gratuit et sans engagement.",
  },
  siteHeader: {
    menu: 'Menu',
    close: 'Fermer',
    closeMenu: 'Fermer le menu',
    navigation: 'Navigation principale',
    home: 'Accueil',
    // Sans le premier mot sur un ordinateur.
    services: { first: 'Nos', rest: 'Services' },
    gallery: 'Réalisations',
    // Sans la fin sur un petit écran d'ordinateur, à côté du numéro.
    zones: { first: 'Zones', rest: "d'intervention" },
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
    text: 'La carte OpenStreetMap reçoit votre adresse IP.',
    question: "L'autoriser ?",
    policy: 'Confidentialité',
    accepted: 'Tout accepter',
    essential: 'Essentiels uniquement',
    declined: 'Tout refuser',
    close: 'Fermer et continuer sans accepter',
  },
  mapPanel: {
    title: 'Carte de notre adresse',
    link: 'Ouvrir dans OpenStreetMap',
    show: 'Afficher la carte OpenStreetMap',
    note: "La carte OpenStreetMap vient d'openstreetmap.org : en l'affichant, vous transmettez votre adresse IP à la fondation OpenStreetMap.",
  },
  vosgesMap: 'Carte des villes où nous allons',
  vosgesProfile: {
    name: 'Coupe des Vosges, de Neufchâteau à La Bresse',
    limit: '900 m : règles de montagne',
    roofs: {
      hollow: 'tuile creuse',
      flat: 'tuile mécanique',
      stone: 'lave de grès',
      slate: 'ardoise',
      metal: 'métal',
    },
  },
  notFound: {
    seo: {
      title: 'Page non trouvée',
      description:
        "La page demandée n'existe pas ou a été déplacée. Retrouvez l'accueil, les services et le téléphone de votre couvreur des Vosges.",
      keywords: ['page non trouvée', 'couvreur Vosges', 'couvreur Igney'],
    },
    heading: "Cette page n'existe pas",
    services: 'Nos services',
    title: 'Page non trouvée',
    description: "La page que vous cherchez n'existe pas ou a été déplacée.",
    missing: 'Il manque une tuile ici :',
    text: "L'adresse a pu être mal recopiée, ou la page a changé de place. Si c'est à votre toit qu'il manque une tuile, le plus court est d'appeler.",
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
    // Sous la petite photo, quand la grande ne se charge pas.
    failed: "Cette photo n'a pas pu être chargée en grand. Vérifiez votre connexion, puis rouvrez-la.",
  },
  picture: { page: "Images d'illustration", each: 'Illustration' },
  drawing: 'Le dessin en mots',
  beforeAfter: { before: 'Avant', after: 'Après' },
  breadcrumb: "Fil d'Ariane",
  legalDocument: { contents: 'Sur cette page', updated: 'Dernière mise à jour :' },
  openingHours: { closed: 'Fermé', holidays: 'Congés :' },
  // Après les horaires, et dans la note du formulaire qui nomme une urgence.
  closedHours: '{commitments.closedHours}',
  contactSection: {
    withoutScript:
      'JavaScript est désactivé : le bouton ouvre votre logiciel de messagerie avec ce que vous avez écrit. Vous pouvez aussi appeler le',
  },
  contactCards: { phone: 'Par téléphone', sms: 'Par SMS', photo: 'Envoyez une photo par SMS', email: 'Par email' },
  assurance: {
    tenYear: "Attestation d'assurance décennale jointe au devis",
    professional: "Attestation d'assurance professionnelle jointe au devis",
    insurer: 'assureur :',
    read: "Lire l'attestation",
  },
  testimonials: { sample: 'Exemple', published: 'Avis du', works: 'travaux de' },
  stars: { rating: 'Note :', of: 'sur' },
  zoneTabs: 'Secteurs',
  toast: { region: 'Messages', close: 'Fermer ce message' },
  contactForm: { emailSubject: 'Demande de devis' },
  redirect: 'Continuer vers cette page',
  siteMap: {
    seo: {
      title: 'Plan du site : toutes les pages',
      description:
        'Toutes les pages du site de votre couvreur des Vosges : les services, les villes, les réalisations et le contact.',
      keywords: ['plan du site', 'couvreur Vosges', 'couvreur Igney'],
    },
    title: 'Plan du site',
    text: 'Les {total} pages, sur une seule.',
    pages: 'Pages',
    services: 'Nos services',
  },
};
