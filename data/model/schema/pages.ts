import { z } from 'zod';
import {
  banner,
  group,
  line,
  lines,
  list,
  paragraph,
  paragraphs,
  photo,
  section,
  seo,
  service,
  text,
  titledText,
} from './fields';
import { anchor } from './legal';
import { webAddress } from './spellings';

export const homeSchema = group("page d'accueil", {
  seo,
  hero: group('haut de la page', {
    image: photo('photo'),
    uprightImage: photo('photo pour téléphones tenus droit', {
      description: 'Seulement si une autre y va mieux : sans elle, la même photo y est recadrée.',
    }).optional(),
    drawing: text('ce que montre le dessin', {
      description: "Il tient la place de la photo, tant que celle-ci n'est qu'une illustration.",
    }),
    title: line('titre'),
    text: paragraph('texte', { max: 200, tooLong: '200 au plus : il tient dans le premier écran' }),
    guarantees: list('garanties', line('garantie'), { length: 3 }),
    proofs: list('preuves, une par garantie', line('preuve'), { length: 3 }),
    leak: line('lien vers la fuite urgente', {
      description: "En haut de toutes les pages, sauf celle des conseils et l'erreur 404.",
    }),
  }),
  about: group('présentation', {
    image: photo('photo'),
    title: line('titre'),
    paragraphs: paragraphs(),
    points: list('points', text('point')),
    action: line('bouton'),
  }),
  teaser: group('rénovation', {
    service: service(),
    title: line('titre', { subject: 'service' }),
    text: paragraph('texte', { subject: 'service' }),
    before: photo('photo avant'),
    after: photo('photo après'),
    action: line('bouton'),
    gallery: line('lien vers les réalisations'),
  }),
  services: group('services', { title: line('titre'), cards: list('cartes', service(), { isUnique: true }) }),
  reasons: group('raisons de vous appeler', {
    title: line('titre'),
    items: list('raisons', titledText.meta({ title: 'raison' })),
  }),
  testimonials: group('avis', {
    title: line('titre'),
    titleOfSamples: line("titre tant qu'il n'y a que des exemples"),
    samples: paragraph('sous ce titre'),
    method: paragraph('comment les avis sont choisis'),
    rules: group('lien vers les règles', { title: line('texte'), href: text('adresse') }),
  }),
  zone: group("zone d'intervention", { title: line('titre'), paragraphs: paragraphs(), action: line('lien') }),
  contact: titledText.meta({ title: 'avant le formulaire' }),
  banner,
});

export const footerServicesSchema = list('services du pied de page', service(), { isUnique: true });

export const areaPageSchema = lines('mots communs aux pages de villes', {
  title: 'titre, avant le nom de la ville',
  distance: lines('distance', { before: 'avant les kilomètres', after: 'après les kilomètres' }),
  ask: 'question',
  rules: 'titre des autorisations',
  neighbours: 'titre des communes voisines',
  radius: "phrase sur le rayon d'intervention",
  beyond: 'phrase pour les villes plus loin',
  allZones: "lien vers les zones d'intervention",
  priorities: 'titre « par quoi commencer »',
  services: 'titre des travaux',
  more: 'pour déplier les textes, sur un téléphone',
  portfolio: 'titre des photos',
  allPhotos: 'lien vers les réalisations',
  nearby: 'titre des villes proches',
  banner,
});

export const contactPageSchema = group('page Contact', {
  title: line('titre'),
  intro: paragraph('introduction'),
  seo,
  urgent: group('urgence, sous l’adresse email', { text: paragraph('texte'), link: line('lien') }),
  next: group('ce qui suit un appel', { title: line('titre'), steps: list('étapes', text('étape')) }),
  coordinates: line('titre des coordonnées'),
  card: line('carte de visite à enregistrer'),
  abroad: lines("pour qui est à l'étranger", { country: 'pays', phone: 'avant le téléphone' }),
  address: line("titre de l'adresse"),
  googleProfile: line('lien vers la fiche Google'),
  zone: section("zone d'intervention"),
  form: line('titre du formulaire'),
  map: line('titre de la carte'),
});

export const galleryPageSchema = group('page Nos réalisations', {
  title: line('titre'),
  intro: paragraph('introduction'),
  before: photo('photo avant, en haut'),
  after: photo('photo après, en haut'),
  renderings: group('note sur les illustrations', {
    all: paragraph('si toutes les photos en sont'),
    some: paragraph('si une partie des photos en est'),
  }),
  seo,
  jobs: lines('chantiers', {
    heading: 'titre',
    found: 'avant ce qui a été trouvé',
    decided: 'avant ce qui a été décidé',
    why: 'avant la raison',
    duration: 'avant la durée',
  }),
  heading: line('titre des photos seules'),
  banner,
});

export const servicePageSchema = group('mots communs aux pages de services', {
  chapters: lines('chapitres', {
    signs: 'ce qu’il faut regarder',
    offers: 'ce que nous faisons',
    process: 'le chantier',
    choice: 'bien choisir',
  }),
  benefits: line('titre des avantages'),
  urgent: group('urgence, dans le menu', {
    id: anchor,
    title: line('titre'),
    description: line('ligne sous le titre'),
  }),
  price: group('prix et délais', {
    id: anchor,
    title: line('titre'),
    titleWithAid: line('titre quand il y a des aides'),
    quote: titledText.meta({ title: 'le devis' }),
    terms: group('TVA et assurance', {
      title: line('titre'),
      titleWithAid: line('titre quand il y a des aides'),
      tax: paragraph('phrase sur la TVA'),
    }),
    adviser: group('conseiller France Rénov’', {
      text: paragraph('texte'),
      link: line('texte du lien'),
      href: webAddress('adresse', {}, /^https?$/),
    }),
  }),
  aside: line('nom de la colonne'),
  form: line('titre du formulaire'),
  related: line('titre des liens'),
  towns: line('titre des villes'),
  rates: line('avant le lien des tarifs'),
  ratesLink: line('lien des tarifs'),
  banner,
});

export const zonesPageSchema = group("page Zones d'intervention", {
  title: line('titre'),
  intro: paragraph('introduction'),
  seo,
  image: photo('photo des liens partagés', { description: "Sans elle, celle de l'accueil." }).optional(),
  map: paragraph('sous la carte'),
  profile: group('coupe des Vosges', { title: line('titre'), text: paragraph('texte') }),
  commune: lines('champ « Votre commune »', {
    label: 'question',
    example: 'exemple dans le champ',
    action: 'bouton',
    yes: 'réponse, avant le nom',
    from: 'réponse, après les kilomètres',
    nearest: 'réponse, avant la page la plus proche',
    unknown: 'réponse si la commune est inconnue',
    list: 'titre de la liste',
    legend: 'au-dessus de la liste',
  }),
});

export const siteCreditSchema = group('nom et adresse du réalisateur du site', {
  title: line('phrase du pied de page', { example: '« Site réalisé par un artisan du web »' }),
  href: webAddress('adresse', {}, /^https?$/),
});

/** Ids of the named parts in the roof drawing. */
const ROOF_PARTS = [
  'ridge',
  'chimney',
  'vent',
  'hip',
  'valley',
  'verge',
  'purlin',
  'rafter',
  'underlay',
  'counter',
  'batten',
  'eaves',
  'fascia',
  'gutter',
  'flashing',
  'downpipe',
] as const;

/** Accessible name of a drawing; the page prints the long description beside it. */
const drawingName = text('nom', { max: 80, example: '« Dessin : la mousse sous les tuiles »' });

export const roofAnatomySchema = group('le toit, pièce par pièce', {
  title: line('titre'),
  name: drawingName,
  caption: paragraph('légende'),
  layers: lines('couches, de dehors en dedans', {
    tile: 'première couche',
    batten: 'deuxième couche',
    counter: 'troisième couche',
    underlay: 'quatrième couche',
    rafter: 'cinquième couche',
    purlin: 'dernière couche',
  }),
  others: line('titre des autres pièces'),
});

export const roofPartsSchema = z
  .array(
    group('pièce', {
      id: z
        .enum(ROOF_PARTS, "le dessin n'a pas cette pièce ; remettez l'« id » de votre dernière copie")
        .meta({ title: 'pièce du dessin', isInternal: true }),
      name: text('nom', { max: 40 }),
      fails: text('où elle est et ce qui y lâche', { max: 60 }),
      service: service(),
    }),
  )
  .refine(
    (parts) => new Set(parts.map(({ id }) => id)).size === ROOF_PARTS.length && parts.length === ROOF_PARTS.length,
    `le dessin a ${ROOF_PARTS.length} pièces ; remettez chaque pièce de votre dernière copie, une fois`,
  )
  .meta({ title: 'pièces du toit' });

/** Returns the schema of a drawing. All labels are required; a service can have no drawing. */
function drawing<Name extends string>(title: string, ...names: Name[]) {
  const label = (name: string) => text(name, { max: 40, tooLong: 'le dessin a la place de 40 caractères au plus' });
  const labels = Object.fromEntries(names.map((name, index) => [name, label(`nom ${index + 1}`)]));
  return group(title, {
    name: drawingName,
    caption: paragraph('légende'),
    alternative: paragraph('ce que le dessin montre'),
    labels: group('noms', labels as Record<Name, ReturnType<typeof label>>),
  }).optional();
}

export const drawingsSchema = group('dessins', {
  'demoussage-nettoyage-toiture': drawing('la mousse', 'lap', 'moss', 'lifted', 'wind', 'batten'),
  'peinture-boiserie': drawing('la peinture', 'bare', 'painted', 'primer', 'coats', 'drinks', 'drips'),
  'ravalement-facade': drawing('la façade', 'cement', 'lime', 'slab', 'inside', 'kept', 'leaves'),
  'renovation-toiture': drawing('la rénovation', 'without', 'held', 'batten', 'with', 'freed', 'air'),
  'changement-toiture': drawing('le toit neuf', 'barrier', 'rafter', 'wool', 'underlay', 'counter', 'batten', 'tile'),
  'nettoyage-cheneau': drawing('les chéneaux', 'hung', 'laid', 'leaves', 'seen', 'hidden'),
  'reparations-diverses': drawing('la fuite', 'tile', 'batten', 'rafter', 'purlin', 'distance', 'stain'),
  charpente: drawing('la charpente', 'rot', 'purlin', 'plate', 'scarf', 'foot', 'sound'),
  'dessous-de-toit': drawing('le dessous de toit', 'air', 'wool', 'grille', 'soffit', 'fascia'),
});

/** Texts of components that are not part of a page's record, by component. */
export const interfaceSchema = group('boutons, menus et petites phrases', {
  layout: group('toutes les pages', {
    skip: line('lien pour lecteurs d’écran'),
    call: line('bouton d’appel'),
    about: paragraph('présentation du pied de page'),
  }),
  siteHeader: lines('haut de page', {
    menu: 'ouvrir le menu',
    close: 'fermer',
    closeMenu: 'fermer le menu, pour lecteurs d’écran',
    navigation: 'nom du menu, pour lecteurs d’écran',
    home: 'accueil',
    gallery: 'réalisations',
    contact: 'contact',
    services: lines('lien vers les services', {
      first: 'mot que seul le téléphone montre',
      rest: 'mots toujours montrés',
    }),
    zones: lines('lien vers les zones', { first: 'mot toujours montré', rest: 'suite, là où il y a la place' }),
  }),
  siteFooter: lines('pied de page', {
    services: 'titre des services',
    allTowns: 'lien vers les communes',
    contact: 'titre du contact',
    fartherTowns: 'avant les villes plus loin',
    cookies: 'lien des cookies',
    towns: lines('villes', { before: 'avant le rayon', after: 'après le rayon' }),
  }),
  homeHero: lines("boutons de l'accueil", { quote: 'devis', services: 'services', contact: 'contact' }),
  call: line('avant le téléphone'),
  pageHero: lines('haut des pages', { quote: 'bouton devis' }),
  cookieBanner: lines('bandeau des cookies', {
    label: 'nom, pour lecteurs d’écran',
    question: 'question',
    policy: 'lien',
    accepted: 'accepter',
    essential: 'essentiels',
    declined: 'refuser',
    close: 'fermer',
    text: paragraph('texte'),
  }),
  mapPanel: lines('carte de la page Contact', {
    title: 'nom',
    link: 'lien',
    show: 'bouton',
    note: paragraph('note'),
  }),
  vosgesMap: line('nom de la carte des villes'),
  vosgesProfile: group('coupe des Vosges', {
    name: line('nom, pour lecteurs d’écran'),
    limit: line('ligne des 900 m'),
    roofs: lines('toits, d’ouest en est', {
      hollow: 'premier',
      flat: 'deuxième',
      stone: 'troisième',
      slate: 'quatrième',
      metal: 'cinquième',
    }),
  }),
  notFound: lines('page non trouvée', {
    seo,
    heading: 'titre de la page',
    services: 'titre des services',
    title: 'titre du message',
    description: 'texte du message',
    missing: 'avant l’adresse',
    home: 'bouton accueil',
    back: 'bouton retour',
    text: paragraph('texte'),
  }),
  gallery: lines('photos en grand', {
    viewer: 'nom, pour lecteurs d’écran',
    rendering: 'illustration',
    close: 'fermer',
    previous: 'précédente',
    next: 'suivante',
    failed: 'photo qui ne se charge pas',
    position: text('numéro de la photo', {
      max: 100,
      rule: [/\{n\}.*\{total\}/, 'écrivez {n} et {total} là où les nombres doivent venir'],
    }),
  }),
  picture: lines('photos', {
    page: 'dit une fois par page, sur la première illustration',
    each: 'marque de chaque illustration, parmi vos photos',
  }),
  drawing: line('lien vers ce que montre un dessin'),
  beforeAfter: lines('avant et après', { before: 'avant', after: 'après' }),
  breadcrumb: line('nom du chemin en haut des pages, pour lecteurs d’écran'),
  legalDocument: lines('pages légales', { contents: 'sommaire', updated: 'mise à jour' }),
  openingHours: lines('horaires', { closed: 'fermé', holidays: 'congés' }),
  closedHours: paragraph('après les horaires, pour une urgence'),
  contactSection: group('formulaire, si le navigateur ne peut pas l’envoyer', { withoutScript: paragraph('note') }),
  contactCards: lines('cartes de contact', {
    phone: 'téléphone',
    sms: 'SMS',
    photo: 'lien vers le SMS',
    email: 'email',
  }),
  assurance: lines("attestation d'assurance", {
    tenYear: 'travaux couverts par la décennale',
    professional: 'autres travaux',
    insurer: "avant le nom de l'assureur",
    read: "lien vers l'attestation",
  }),
  testimonials: lines('avis', {
    sample: 'marque des exemples',
    published: 'date de publication',
    works: 'date des travaux',
  }),
  stars: lines('étoiles', { rating: 'avant la note', of: 'sur' }),
  zoneTabs: line('nom des onglets'),
  toast: lines('messages passagers', { region: 'nom, pour lecteurs d’écran', close: 'fermer' }),
  contactForm: lines('formulaire', { emailSubject: 'objet de l’email' }),
  redirect: line('lien d’une ancienne adresse'),
  siteMap: lines('plan du site', {
    seo,
    title: 'titre',
    pages: 'titre des pages',
    services: 'titre des services',
    text: text('texte', { max: 100, rule: [/\{total\}/, 'écrivez {total} là où le nombre de pages doit venir'] }),
  }),
});

export type Seo = z.output<typeof seo>;
export type RoofPartId = (typeof ROOF_PARTS)[number];
/** Slugs of the services for which a drawing exists. */
export type DrawnService = keyof z.output<typeof drawingsSchema>;
/** The accessible name, caption, text alternative and labels of a drawing. */
export type Drawing = { name: string; caption: string; alternative: string; labels: Record<string, string> };
