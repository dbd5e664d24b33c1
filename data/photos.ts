import { type Photo, type PhotoRecord, photoSchema } from './validation/photo-schema';
import { checkRecords, rejectFaults } from './validation/validate';

/** Every picture of the site: its original in data/photos/ and what it shows. The name is what pages call it by. */
export const photoRecords = {
  'home-hero': {
    file: 'home-hero.jpg',
    alt: 'Maison de village au toit de tuiles rouges, deux lucarnes, encadrements de grès rose et volets bleus, derrière un muret ; clocher et collines boisées au loin',
    rendering: true,
    focus: { x: 60, y: 45 },
  },
  'home-hero-upright': {
    file: 'home-hero-upright.jpg',
    alt: 'La même maison de village, vue de face depuis le pré : toit de tuiles rouges, deux lucarnes, volets bleus, muret de grès et sapins',
    rendering: true,
  },

  'service-demoussage-nettoyage-toiture': {
    file: 'service-demoussage-nettoyage-toiture.jpg',
    alt: 'Versant de tuiles : à gauche envahi de mousse, à droite nettoyé et encore patiné ; entre les deux, une échelle de toit ; un échafaudage le long de la gouttière',
    rendering: true,
    focus: { x: 50, y: 30 },
  },
  'service-peinture-boiserie': {
    file: 'service-peinture-boiserie.jpg',
    alt: "Fenêtres d'un pignon dans la lumière du soir : un volet repeint en vert, les autres encore gris et écaillés ; devant, un pot de peinture sur des tréteaux",
    rendering: true,
    focus: { x: 42, y: 55 },
  },
  'service-ravalement-facade': {
    file: 'service-ravalement-facade.jpg',
    alt: "Façade en cours de ravalement : à gauche, derrière l'échafaudage, l'ancien enduit taché et les fenêtres bâchées ; à droite, l'enduit neuf et les volets bleus",
    rendering: true,
    focus: { x: 55, y: 50 },
  },
  'service-renovation-toiture': {
    file: 'service-renovation-toiture.jpg',
    alt: "Versant en rénovation vu depuis l'échafaudage : tuiles anciennes, tuiles neuves, liteaux et piles de tuiles ; une échelle de toit, une cheminée",
    rendering: true,
    focus: { x: 45, y: 40 },
  },
  'service-changement-toiture': {
    file: 'service-changement-toiture.jpg',
    alt: 'Maison échafaudée dont on remplace la couverture : liteaux à nu à gauche, tuiles neuves à droite ; benne de gravats, fourgon et palettes de tuiles au pied',
    rendering: true,
    focus: { x: 55, y: 25 },
  },
  'service-nettoyage-cheneau': {
    file: 'service-nettoyage-cheneau.jpg',
    alt: "Gouttière en zinc au bord d'un toit de tuiles : pleine de feuilles mortes au premier plan, propre au-delà ; un seau bleu accroché à une échelle",
    rendering: true,
    focus: { x: 45, y: 55 },
  },
  'service-reparations-diverses': {
    file: 'service-reparations-diverses.jpg',
    alt: "Cheminée de brique et son raccord de zinc sur un toit de tuiles ; à droite de l'échelle de toit, des tuiles glissées et cassées près d'une fenêtre de toit",
    rendering: true,
    focus: { x: 50, y: 45 },
  },
  'service-charpente': {
    file: 'service-charpente.jpg',
    alt: 'Charpente à nu sur une maison échafaudée, dans la lumière du soir : chevrons clairs, quelques pièces anciennes plus sombres, bois empilé et tréteaux dans la cour',
    rendering: true,
    focus: { x: 58, y: 35 },
  },
  'service-dessous-de-toit': {
    file: 'service-dessous-de-toit.jpg',
    alt: 'Dessous de toit habillé de lames claires avec grille de ventilation, gouttière et descente, au-dessus de volets bleus',
    rendering: true,
    focus: { x: 55, y: 40 },
  },

  'zone-bourg': {
    file: 'zone-bourg.jpg',
    alt: "Rue d'un bourg après la pluie : maisons mitoyennes aux toits de tuiles et d'ardoises, volets de couleur, chaussée mouillée, clocher au fond",
    rendering: true,
    focus: { x: 50, y: 35 },
  },
  'zone-plaine': {
    file: 'zone-plaine.jpg',
    alt: "Fermes mitoyennes de plaine aux longs toits de tuiles et portes de grange cintrées, au bord d'une rue bordée d'herbe, en lumière rasante ; champs au fond",
    rendering: true,
    focus: { x: 60, y: 55 },
  },
  'zone-montagne': {
    file: 'zone-montagne.jpg',
    alt: "Ferme de montagne sous la neige : toit d'ardoises à demi dégagé, barres à neige, glaçons, pignon bardé de bois, sapins enneigés",
    rendering: true,
    focus: { x: 60, y: 50 },
  },
  'zone-vallee-boisee': {
    file: 'zone-vallee-boisee.jpg',
    alt: "Village dans la brume au fond d'une vallée de sapins : maisons aux toits de tuiles, volets rouges et verts, clocher d'ardoise, chemin mouillé, clôture de bois",
    rendering: true,
    focus: { x: 45, y: 45 },
  },
  'zone-lac': {
    file: 'zone-lac.jpg',
    alt: "Maison au toit d'ardoises et au balcon de bois, au soleil couchant, au-dessus d'un lac entouré de forêts de sapins ; un ponton et une barque",
    rendering: true,
    focus: { x: 70, y: 55 },
  },
  'zone-voge': {
    file: 'zone-voge.jpg',
    alt: 'Grande ferme aux murs de moellons de grès rose sous un long toit de tuiles, porte de grange cintrée, volets verts, fontaine de pierre, cour mouillée',
    rendering: true,
    focus: { x: 55, y: 50 },
  },
  'zone-pavillons': {
    file: 'zone-pavillons.jpg',
    alt: 'Pavillons des années 1970 après la pluie : toits à deux pans et larges débords, escalier extérieur, garage, haies, rue mouillée',
    rendering: true,
    focus: { x: 68, y: 50 },
  },
  'zone-cite-ouvriere': {
    file: 'zone-cite-ouvriere.jpg',
    alt: "Cité ouvrière après la pluie : maisons de brique et d'enduit en rang, un seul long toit de tuiles, gouttière continue, souches de cheminée",
    rendering: true,
    focus: { x: 75, y: 50 },
  },
  'zone-reconstruction': {
    file: 'zone-reconstruction.jpg',
    alt: 'Immeubles de la reconstruction : façades sobres et régulières, rez-de-chaussée de commerces, long toit de tuiles à lucarnes, place mouillée',
    rendering: true,
    focus: { x: 70, y: 45 },
  },
  'zone-thermale': {
    file: 'zone-thermale.jpg',
    alt: "Villa d'une ville d'eaux : toit mansardé d'ardoise, tourelle, lucarnes et raccords de zinc, volets verts, grille et parc",
    rendering: true,
    focus: { x: 55, y: 45 },
  },

  'galerie-ardoise-facade-avant': {
    file: 'galerie-ardoise-facade-avant.jpg',
    alt: "Maison avant travaux : ardoises usées et moussues, quelques-unes tombées, enduit taché d'algues, volets gris, gouttière rouillée",
    rendering: true,
    focus: { x: 55, y: 45 },
  },
  'galerie-ardoise-facade-apres': {
    file: 'galerie-ardoise-facade-apres.jpg',
    alt: 'La même maison après travaux : ardoises neuves, gouttière et descente en zinc, enduit clair, volets et porte repeints en vert',
    rendering: true,
    focus: { x: 55, y: 45 },
  },
  'galerie-demoussage-avant': {
    file: 'galerie-demoussage-avant.jpg',
    alt: "Maison basse à l'ombre des sapins : le versant de tuiles est couvert de coussins de mousse, sauf sous la cheminée",
    rendering: true,
  },
  'galerie-demoussage-apres': {
    file: 'galerie-demoussage-apres.jpg',
    alt: 'La même maison après nettoyage : des tuiles anciennes, propres et inégales, dont quelques-unes remplacées',
    rendering: true,
  },
  'galerie-facade-avant': {
    file: 'galerie-facade-avant.jpg',
    alt: 'Maison à un étage avant travaux : enduit fissuré, taché sous les appuis de fenêtre, briques à nu par endroits, volets et porte gris',
    rendering: true,
  },
  'galerie-facade-apres': {
    file: 'galerie-facade-apres.jpg',
    alt: 'La même maison après travaux : enduit neuf couleur crème, encadrements de grès rose nettoyés, volets et porte repeints en bleu',
    rendering: true,
  },
  'galerie-dessous-de-toit-avant': {
    file: 'galerie-dessous-de-toit-avant.jpg',
    alt: 'Dessous de toit avant travaux : planches de bois grisées et disjointes, des lames manquent, planche de rive écaillée, gouttière ternie',
    caption: 'Avant : planches disjointes et grisées',
    rendering: true,
    focus: { x: 35, y: 30 },
  },
  'galerie-dessous-de-toit-apres': {
    file: 'galerie-dessous-de-toit-apres.jpg',
    alt: 'Le même débord après travaux : lames de PVC blanc, grille de ventilation continue, planche de rive blanche, gouttière remontée',
    caption: 'Après : lames de PVC et grille de ventilation',
    rendering: true,
    focus: { x: 35, y: 30 },
  },
  'galerie-toiture-neuve': {
    file: 'galerie-toiture-neuve.jpg',
    alt: 'Longue ferme aux volets bleus sous une toiture de tuiles mécaniques neuves : barres à neige, deux cheminées, une fenêtre de toit ; fourgon et palettes dans la cour',
    rendering: true,
    focus: { x: 55, y: 40 },
  },
  'galerie-zinc-lucarnes': {
    file: 'galerie-zinc-lucarnes.jpg',
    alt: 'Trois lucarnes habillées et couvertes de zinc à joint debout, sur un versant de tuiles plates, avec leurs bavettes et leurs noues de zinc',
    rendering: true,
    focus: { x: 40, y: 45 },
  },
  'galerie-gouttiere': {
    file: 'galerie-gouttiere.jpg',
    alt: "Gouttière en zinc neuve sur ses crochets au bord d'un toit de tuiles, descente le long du mur entre deux fenêtres aux volets verts",
    rendering: true,
    focus: { x: 60, y: 50 },
  },
  'galerie-charpente': {
    file: 'galerie-charpente.jpg',
    alt: "Charpente neuve d'un abri ouvert à deux pans, sur poteaux de bois clair à liens et dés de grès, devant une maison aux volets bleus ; sol mouillé",
    rendering: true,
  },
} satisfies Record<string, PhotoRecord>;

export type PhotoId = keyof typeof photoRecords;

/**
 * Checks each picture's record; throws a DataError with all that is wrong. Whether the file is a usable picture is the
 * build's to say.
 */
export function readPhotos<Id extends string>(records: Record<Id, unknown>): Record<Id, Photo> {
  const names = Object.keys(records);
  const { items, faults } = checkRecords(photoSchema, Object.values(records), (_, index) => ({
    file: 'data/photos.ts',
    name: names[index]!,
  }));
  rejectFaults(faults);
  return Object.fromEntries(names.map((name, index) => [name, items[index]])) as Record<Id, Photo>;
}

export const photos = readPhotos(photoRecords);
