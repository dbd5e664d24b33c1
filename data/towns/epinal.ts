import type { Town } from '../validation/schema';

export const epinal = {
  slug: 'epinal',
  name: 'Épinal',
  at: 'à Épinal',
  of: "d'Épinal",
  postalCode: '88000',
  latitude: 48.175,
  longitude: 6.45,
  altitude: { min: 315, mean: 401, max: 492 },
  seo: {
    title: 'Couvreur à Épinal (88000) : toiture, zinguerie et façade',
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
  heroImage: 'zone-bourg',
  intro: [
    "À Épinal, deux toits voisins ont rarement le même âge et la même couverture. Un immeuble du centre peut porter de l'ardoise ou du zinc, une maison bâtie plus haut des tuiles mécaniques. La Moselle, qui traverse la ville, garde l'air humide.",
    "Depuis Igney, où est notre entreprise, la distance est d'environ 12 km à vol d'oiseau. Le territoire communal s'étage de 315 à 492 m, forêts comprises : un toit du fond de vallée et un autre posé sur les hauteurs ne sèchent pas au même rythme. Nous regardons donc le support, puis l'accès, souvent malaisé en ville.",
  ],
  roofs: {
    title: 'Ardoise ou zinc en ville, tuiles mécaniques autour',
    paragraphs: [
      "Les couvertures d'Épinal sont très mélangées. Au centre, on voit souvent de l'ardoise sur les combles raides, avec du zinc autour des lucarnes et contre les murs plus hauts. Ailleurs dominent les tuiles mécaniques rouges, parfois le béton.",
      "En ville, les bâtiments s'appuient les uns sur les autres : une noue, un chéneau encaissé ou un solin peut servir à deux propriétaires. L'eau entrée chez l'un ressort parfois chez l'autre. Quant aux façades, le grès rose y encadre volontiers portes et fenêtres. Cette pierre doit pouvoir respirer : pas d'enduit au ciment, pas de peinture qui fait film.",
    ],
  },
  climate: {
    title: "Une rivière, des rues étroites, de l'ombre",
    paragraphs: [
      "La Moselle entretient des brouillards et des matins mouillés, surtout à l'automne. Un pan au nord, ou tenu dans l'ombre par l'immeuble d'en face, perd cette humidité lentement. La mousse s'y installe en premier.",
      "Viennent ensuite le gel de la nuit et le redoux de l'après-midi. L'eau retenue dans un joint de faîtage ou dans une tuile poreuse gonfle en gelant et finit par fendre la matière. Sur les murs, ce sont les éclaboussures de la chaussée et l'humidité du sol qui marquent d'abord le soubassement.",
    ],
  },
  season:
    "Prévoyez un ravalement entre avril et octobre, hors gel. Les chéneaux se vident quand les arbres sont nus. Si l'échafaudage doit occuper le trottoir, il faut une autorisation municipale : demandez-la avant de fixer une date.",
  rules:
    "Près d'un monument historique, même un ravalement se déclare, et des rues du centre peuvent être dans ce cas. Vérifiez-le en mairie, avec le PLU. L'architecte des Bâtiments de France (ABF), qui donne son avis, dépend de l'UDAP vosgienne, installée à Épinal.",
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
        "Une façade sur rue reçoit la pluie et les salissures de la circulation. Après 10 à 15 ans, l'enduit se reprend avant que l'eau n'atteigne la pierre.",
    },
    {
      service: 'nettoyage-cheneau',
      reason:
        "Encaissé entre deux murs, un chéneau bouché déborde vers l'intérieur, et rien ne paraît du trottoir. Prévoyez une visite annuelle.",
    },
    {
      service: 'demoussage-nettoyage-toiture',
      reason:
        "L'air de la vallée fait verdir les toits ombragés. D'un nettoyage au suivant, il s'écoule 3 à 5 ans en moyenne, selon l'exposition.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Un toit de ville se remet souvent en état sans tout déposer : quelques tuiles fendues, des crochets d'ardoise rouillés, le zinc d'une lucarne. Dans une maison de Deyvillers, l'accès est en général plus simple et l'échafaudage moins encombrant ; l'examen reste le même.",
    'demoussage-nettoyage-toiture':
      "L'ardoise se contente d'une brosse douce et d'un rinçage à faible pression ; un jet puissant soulèverait les pièces. Nous gardons cette prudence pour les tuiles d'Arches et d'Archettes, plus haut sur la Moselle, où le brouillard tarde aussi à se lever.",
    'ravalement-facade':
      "Avant la couleur, nous cherchons l'origine des fissures : mouvement du mur, eau sous un appui, enduit décollé. Un vieux mur spinalien en pierre demande une peinture minérale ou un enduit à la chaux. À Jeuxey, un pavillon en parpaing appelle d'autres produits.",
    'peinture-boiserie':
      "Portes cochères, volets, châssis de lucarne : exposé au sud ou à l'ouest, leur bois se décolore en premier. Sur un bâtiment d'avant 1949, l'ancienne peinture peut contenir du plomb. Ce point se contrôle avant de poncer, en ville comme à La Baffe.",
    'nettoyage-cheneau':
      "Cour fermée, verrière en contrebas, descente partagée : vider un chéneau du centre commence par un accès sûr. Nous versons ensuite de l'eau pour suivre l'écoulement jusqu'au sol. Une maison entourée d'arbres, à La Baffe par exemple, mérite deux visites par an.",
    'reparations-diverses':
      "Une ardoise glissée passe inaperçue depuis la rue ; la tache au plafond, non. L'eau suit les chevrons et elle est souvent entrée bien plus haut. Après une tempête à Jeuxey ou à Arches, photographiez les dégâts sans quitter le sol.",
    'dessous-de-toit':
      "Les immeubles anciens finissent souvent sur une corniche, les maisons des hauteurs sur un débord lambrissé qui s'écaille. Nous changeons les planches abîmées et préservons l'entrée d'air. PVC ou bois ? Le règlement local tranche parfois : posez la question, à Épinal ou à Archettes.",
    charpente:
      "Aménager un grenier ou percer le versant déplace les efforts dans le bois. Sous les combles spinaliens, nous contrôlons les sections, les assemblages et les traces d'insectes avant la première coupe. Une charpente de ferme vers Deyvillers reçoit le même examen.",
  },
} satisfies Town;
