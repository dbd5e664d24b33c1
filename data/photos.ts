/** Every picture of the site: its original in data/photos/ and what it shows. The name is what pages call it by. */
export const photos = {
  'home-hero': {
    file: 'home-hero.jpg',
    alt: 'Maison de village au toit de tuiles rouges, deux lucarnes et volets bleus ; clocher et collines au loin',
    rendering: true,
    focus: { x: 60, y: 45 },
  },
  'home-hero-upright': {
    file: 'home-hero-upright.jpg',
    alt: 'La même maison vue de face : toit de tuiles rouges, deux lucarnes, volets bleus',
    rendering: true,
  },

  'service-demoussage-nettoyage-toiture': {
    file: 'service-demoussage-nettoyage-toiture.jpg',
    alt: 'Versant de tuiles, moussu à gauche, nettoyé à droite ; entre les deux, une échelle de toit',
    rendering: true,
    focus: { x: 50, y: 30 },
  },
  'service-peinture-boiserie': {
    file: 'service-peinture-boiserie.jpg',
    alt: "Fenêtres d'un pignon : un volet repeint en vert, les autres encore gris et écaillés",
    rendering: true,
    focus: { x: 42, y: 55 },
  },
  'service-ravalement-facade': {
    file: 'service-ravalement-facade.jpg',
    alt: "Façade en ravalement : l'ancien enduit taché derrière l'échafaudage, l'enduit neuf à côté",
    rendering: true,
    focus: { x: 55, y: 50 },
  },
  'service-renovation-toiture': {
    file: 'service-renovation-toiture.jpg',
    alt: 'Versant en rénovation : tuiles anciennes, liteaux à nu, puis tuiles neuves du même modèle ; échelle de toit',
    rendering: true,
    focus: { x: 50, y: 40 },
  },
  'service-changement-toiture': {
    file: 'service-changement-toiture.jpg',
    alt: 'Maison échafaudée : liteaux à nu à gauche, tuiles neuves à droite, benne de gravats au pied',
    caption: 'Couverture en cours : liteaux, puis tuiles neuves',
    rendering: true,
    focus: { x: 55, y: 25 },
  },
  'service-nettoyage-cheneau': {
    file: 'service-nettoyage-cheneau.jpg',
    alt: "Gouttière en zinc au bord d'un toit de tuiles : pleine de feuilles, puis propre au-delà",
    rendering: true,
    focus: { x: 45, y: 55 },
  },
  'service-reparations-diverses': {
    file: 'service-reparations-diverses.jpg',
    alt: "Cheminée et son raccord de zinc ; près d'une fenêtre de toit, des tuiles glissées et cassées",
    caption: 'Cheminée raccordée en zinc, tuiles à remplacer',
    rendering: true,
    focus: { x: 50, y: 45 },
  },
  'service-charpente': {
    file: 'service-charpente.jpg',
    alt: 'Charpente à nu sur une maison échafaudée : chevrons clairs, quelques pièces anciennes',
    caption: 'Charpente réparée : bois neufs, quelques pièces anciennes gardées',
    rendering: true,
    focus: { x: 58, y: 35 },
  },
  'service-dessous-de-toit': {
    file: 'service-dessous-de-toit.jpg',
    alt: 'Dessous de toit habillé de lames claires avec grille de ventilation, gouttière et descente',
    rendering: true,
    focus: { x: 55, y: 40 },
  },

  'zone-bourg': {
    file: 'zone-bourg.jpg',
    alt: "Rue d'un bourg après la pluie : maisons mitoyennes aux toits de tuiles et d'ardoises, clocher",
    rendering: true,
    focus: { x: 50, y: 35 },
  },
  'zone-plaine': {
    file: 'zone-plaine.jpg',
    alt: 'Fermes mitoyennes de plaine : longs toits de tuiles, portes de grange cintrées',
    rendering: true,
    focus: { x: 60, y: 55 },
  },
  'zone-montagne': {
    file: 'zone-montagne.jpg',
    alt: "Ferme de montagne sous la neige : toit d'ardoises, barres à neige, pignon bardé de bois",
    rendering: true,
    focus: { x: 60, y: 50 },
  },
  'zone-lac': {
    file: 'zone-lac.jpg',
    alt: "Maison au toit d'ardoises garni d'une barre à neige, au-dessus d'un lac entouré de sapins",
    rendering: true,
    focus: { x: 70, y: 55 },
  },
  'zone-pavillons': {
    file: 'zone-pavillons.jpg',
    alt: 'Pavillons des années 1970 : toits à deux pans et larges débords, garages et haies',
    rendering: true,
    focus: { x: 68, y: 50 },
  },
  'zone-cite-ouvriere': {
    file: 'zone-cite-ouvriere.jpg',
    alt: 'Cité ouvrière : maisons en rang sous un seul long toit de tuiles, gouttière continue',
    rendering: true,
    focus: { x: 75, y: 50 },
  },
  'zone-reconstruction': {
    file: 'zone-reconstruction.jpg',
    alt: 'Immeubles de la reconstruction : façades sobres, commerces, long toit de tuiles à lucarnes',
    rendering: true,
    focus: { x: 70, y: 45 },
  },
  'zone-thermale': {
    file: 'zone-thermale.jpg',
    alt: "Villa d'une ville d'eaux : toit mansardé d'ardoise, tourelle, lucarnes et raccords de zinc",
    rendering: true,
    focus: { x: 55, y: 45 },
  },

  'galerie-ardoise-facade-avant': {
    file: 'galerie-ardoise-facade-avant.jpg',
    alt: "Maison avant travaux : ardoises usées et moussues, enduit taché d'algues, gouttière rouillée",
    rendering: true,
    focus: { x: 55, y: 45 },
  },
  'galerie-ardoise-facade-apres': {
    file: 'galerie-ardoise-facade-apres.jpg',
    alt: 'La même maison après travaux : ardoises neuves, gouttière en zinc, enduit clair',
    rendering: true,
    focus: { x: 55, y: 45 },
  },
  'galerie-demoussage-avant': {
    file: 'galerie-demoussage-avant.jpg',
    alt: 'Versant de tuiles couvert de mousse, sous une cheminée',
    rendering: true,
  },
  'galerie-demoussage-apres': {
    file: 'galerie-demoussage-apres.jpg',
    alt: 'Le même versant nettoyé : tuiles anciennes gardées, quelques-unes remplacées',
    rendering: true,
  },
  'galerie-dessous-de-toit-avant': {
    file: 'galerie-dessous-de-toit-avant.jpg',
    alt: 'Dessous de toit avant travaux : planches grisées et disjointes, planche de rive écaillée',
    rendering: true,
    focus: { x: 35, y: 30 },
  },
  'galerie-dessous-de-toit-apres': {
    file: 'galerie-dessous-de-toit-apres.jpg',
    alt: 'Le même débord après travaux : lames de PVC blanc, grille de ventilation continue',
    rendering: true,
    focus: { x: 35, y: 30 },
  },
  'galerie-toiture-neuve': {
    file: 'galerie-toiture-neuve.jpg',
    alt: 'Longue ferme sous des tuiles mécaniques neuves : barres à neige, cheminées, fenêtre de toit',
    rendering: true,
    focus: { x: 55, y: 40 },
  },
  'galerie-zinc-lucarnes': {
    file: 'galerie-zinc-lucarnes.jpg',
    alt: 'Trois lucarnes couvertes de zinc à joint debout, avec leurs noues, sur un toit de tuiles',
    rendering: true,
    focus: { x: 40, y: 45 },
  },
  'galerie-gouttiere': {
    file: 'galerie-gouttiere.jpg',
    alt: 'Gouttière en zinc neuve sur ses crochets, descente le long du mur entre deux fenêtres',
    rendering: true,
    focus: { x: 60, y: 50 },
  },
  'galerie-charpente': {
    file: 'galerie-charpente.jpg',
    alt: "Charpente neuve d'un abri ouvert à deux pans, sur des poteaux de bois clair",
    rendering: true,
  },
};
