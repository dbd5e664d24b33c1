export const town = {
  name: 'Épinal',
  at: 'à Épinal',
  of: "d'Épinal",
  postalCode: '88000',
  latitude: 48.175,
  longitude: 6.45,
  seo: {
    title: 'Couvreur à Épinal (88000) : toiture et façade',
    description:
      "Toit de ville, immeuble ou maison à Épinal : un couvreur d'Igney examine couverture, zinc et façade avant travaux. Devis gratuit et sans engagement.",
    keywords: [
      'couvreur Épinal',
      'toiture Épinal 88000',
      'ravalement de façade Épinal',
      'démoussage de toiture Épinal',
      'nettoyage de chéneau Épinal',
      'zinguerie Épinal',
    ],
  },
  heroImage: 'zone-ville',
  intro: [
    "À Épinal, deux toits voisins ont rarement le même âge ou la même couverture. Un immeuble du centre peut porter de l'ardoise ou du zinc, une maison bâtie plus haut des tuiles mécaniques. La Moselle, qui traverse la ville, rend l'air humide.",
    "Nous sommes à Igney, en aval sur la Moselle. Épinal va de 315 à 492 m d'altitude, forêts comprises : un toit du fond de vallée sèche moins vite qu'un toit des hauteurs. Nous regardons l'état de la couverture, puis l'accès, souvent difficile en ville.",
  ],
  roofs: {
    title: 'Ardoise ou zinc en ville, tuiles mécaniques autour',
    paragraphs: [
      "Les couvertures d'Épinal sont très variées. Au centre, on voit souvent de l'ardoise sur les combles raides, avec du zinc autour des lucarnes et contre les murs plus hauts. Ailleurs dominent les tuiles mécaniques rouges, parfois le béton.",
      "En ville, les bâtiments s'appuient les uns sur les autres : une noue, un chéneau encaissé ou un solin peut servir à deux propriétaires. L'eau entrée chez l'un ressort parfois chez l'autre. Quant aux façades, le grès rose y encadre souvent portes et fenêtres. Cette pierre doit pouvoir respirer : pas d'enduit au ciment ni de peinture étanche.",
    ],
  },
  climate: {
    title: "Une rivière, des rues étroites, de l'ombre",
    paragraphs: [
      "La Moselle amène des brouillards et des matins humides, surtout en automne. Un pan au nord, ou à l'ombre de l'immeuble d'en face, sèche lentement : la mousse s'y installe en premier.",
      "L'hiver, il gèle la nuit et il dégèle l'après-midi. L'eau retenue dans un joint de faîtage ou dans une tuile poreuse gonfle en gelant et finit par les fendre. Sur les murs, ce sont les éclaboussures de la chaussée et l'humidité du sol qui marquent d'abord le soubassement.",
    ],
  },
  season:
    "Prévoyez un ravalement entre avril et octobre, hors gel. Les chéneaux se vident quand les arbres sont nus. Si l'échafaudage doit occuper le trottoir, il faut une autorisation de la mairie avant de fixer une date ; d'ordinaire, c'est l'entreprise qui la demande.",
  rules:
    "Près d'un monument historique, même un ravalement se déclare, et des rues du centre peuvent être dans ce cas. Vérifiez-le, comme le plan local d'urbanisme, au service compétent de la ville. L'architecte des Bâtiments de France, qui donne son avis, est installé à Épinal.",
  neighbours: [
    { name: 'Jeuxey', km: 4 },
    { name: 'Deyvillers', km: 5.6 },
    { name: 'Arches', km: 8.5 },
    { name: 'Archettes', km: 8.7 },
    { name: 'La Baffe', km: 9.5 },
  ],
  priorities: [
    {
      service: 'ravalement-facade',
      reason:
        "Une façade sur rue reçoit la pluie et les salissures de la circulation. Un ravalement tous les 10 à 15 ans évite que l'eau n'atteigne la pierre.",
    },
    {
      service: 'nettoyage-cheneau',
      reason:
        "Encaissé entre deux murs, un chéneau bouché déborde vers l'intérieur, et rien ne se voit du trottoir. Prévoyez au moins un nettoyage par an.",
    },
    {
      service: 'demoussage-nettoyage-toiture',
      reason:
        "L'air de la vallée fait verdir les toits ombragés. Un démoussage est à prévoir tous les 3 à 5 ans en moyenne, selon l'exposition.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Un toit de ville se remet souvent en état sans tout déposer : quelques tuiles fendues, des crochets d'ardoise rouillés, le zinc d'une lucarne. À Deyvillers, autour d'une maison avec jardin, l'échafaudage se pose plus facilement que dans une rue du centre.",
    'demoussage-nettoyage-toiture':
      "L'ardoise se nettoie à la brosse douce, avec un rinçage à faible pression : un jet puissant soulèverait les pièces. À Arches et à Archettes, plus haut sur la Moselle, le brouillard tarde à se lever et les tuiles verdissent ; elles non plus ne supportent pas le jet.",
    'ravalement-facade':
      "Avant la couleur, nous cherchons l'origine des fissures : mouvement du mur, eau sous un appui, enduit décollé. Un vieux mur spinalien en pierre demande une peinture minérale ou un enduit à la chaux. À Jeuxey, aux portes de la ville, un pavillon en parpaing se traite avec d'autres produits.",
    'peinture-boiserie':
      "Portes cochères, volets, châssis de lucarne : le bois exposé au sud ou à l'ouest se décolore en premier. Sur un bâtiment d'avant 1949, l'ancienne peinture peut contenir du plomb : cela se contrôle avant de poncer.",
    'nettoyage-cheneau':
      "Cour fermée, verrière en contrebas, descente partagée : vider un chéneau du centre commence par un accès sûr. Nous versons ensuite de l'eau pour suivre l'écoulement jusqu'au sol. À La Baffe, si votre maison est entourée d'arbres, prévoyez deux nettoyages par an.",
    'reparations-diverses':
      "Une ardoise glissée passe inaperçue depuis la rue ; la tache au plafond, non. L'eau suit les chevrons, et elle est souvent entrée bien plus haut. Après une tempête, photographiez les dégâts depuis le sol, sans monter.",
    'dessous-de-toit':
      "Les immeubles anciens finissent souvent sur une corniche, les maisons des hauteurs sur un débord lambrissé qui s'écaille. Nous changeons les planches abîmées et préservons l'entrée d'air. PVC ou bois ? Le règlement d'urbanisme tranche parfois.",
    charpente:
      "Aménager un grenier ou percer le versant change les efforts dans le bois. Sous les combles spinaliens, nous contrôlons les sections, les assemblages et les traces d'insectes avant la première coupe.",
  },
};
