import type { Town } from '../validation/schema';

export const charmes = {
  slug: 'charmes',
  name: 'Charmes',
  at: 'à Charmes',
  of: 'de Charmes',
  postalCode: '88130',
  latitude: 48.372,
  longitude: 6.293,
  altitude: { min: 258, mean: 307, max: 385 },
  seo: {
    title: "Toits et façades à Charmes (88130) : couvreur venu d'Igney",
    description:
      "Maison d'après 1944 ou ferme des environs : à Charmes, faites examiner toit, enduit et charpente par un couvreur venu d'Igney. Devis gratuit.",
    keywords: [
      'couvreur Charmes',
      'ravalement de façade Charmes',
      'toiture Charmes 88130',
      'changement de toiture Charmes Vosges',
      'charpente Charmes',
      'réparation de toiture Charmes',
    ],
  },
  heroImage: 'zone-plaine',
  intro: [
    'Aucune autre ville de ce site ne descend aussi bas que Charmes : 258 m le long de la Moselle. Le sommet de la commune atteint 385 m. Les toits y craignent moins la neige que la pluie de plaine.',
    "C'est aussi une ville reconstruite après 1944. Beaucoup de maisons ont un âge proche, et leurs couvertures arrivent ensemble à une échéance : jamais refaites, elles ont plus de soixante-dix ans ; renouvelées une fois, elles approchent parfois d'un second contrôle. Depuis Igney, en amont, nous sommes à environ 13 km à vol d'oiseau.",
  ],
  roofs: {
    title: 'Une ville reconstruite, des toits du même âge',
    paragraphs: [
      "La Reconstruction a laissé des maisons régulières, couvertes pour la plupart de tuiles mécaniques. Leurs enduits, fréquemment au ciment, sont durs et peu souples : une fissure y reste ouverte. Aux linteaux et aux balcons, c'est l'acier du béton qui rouille et fait éclater l'arête. Un éclat brun vu du trottoir mérite d'être signalé.",
      "Dans les villages alentour, le paysage change. De longues maisons de village-rue à faible pente, jadis en tuiles creuses, portent maintenant, pour la plupart, des tuiles mécaniques. Or chaque modèle a sa pente minimale. Un toit trop plat pour sa tuile prend l'eau même lorsqu'elle est neuve.",
    ],
  },
  climate: {
    title: 'La pluie de plaine plus que la neige',
    paragraphs: [
      "Entre 300 et 900 m, le poids de neige à prévoir sur un toit croît de 80 kg/m² environ. Charmes se tient au bas de cette échelle. L'effort vient plutôt des averses que le vent d'ouest rabat, et qui éprouvent rives et pignons.",
      "S'y ajoutent les brouillards de la rivière. En hiver, un mur au nord ne sèche guère ; des algues dessinent alors des coulures vertes sous les fenêtres. Une gouttière qui déborde creuse vite ces marques, puisque l'eau retombe sans cesse à la même place.",
    ],
  },
  season:
    "La bonne saison est longue : les toits s'ouvrent dès avril, et jusqu'au début de novembre. Retenez mai ou juin pour un ravalement, avant le plein soleil d'été. Faites le tour de la maison après les vents d'hiver.",
  rules:
    "Une réparation avec les mêmes tuiles échappe en général aux formalités. Changer de modèle ou de teinte peut en exiger : lisez le règlement d'urbanisme en mairie, et demandez si un monument voisin oblige à consulter l'ABF (architecte des Bâtiments de France).",
  neighbours: [
    { name: 'Essegney', km: 1.8 },
    { name: 'Florémont', km: 2.8 },
    { name: 'Chamagne', km: 4.1 },
    { name: 'Vincey', km: 4.5 },
    { name: 'Portieux', km: 4.9 },
  ],
  priorities: [
    {
      service: 'ravalement-facade',
      reason:
        "Les enduits d'après-guerre se fissurent autour des ouvertures. Dix à quinze ans entre deux ravalements, c'est le rythme à retenir.",
    },
    {
      service: 'changement-toiture',
      reason:
        "Un toit de la Reconstruction encore d'origine doit être examiné. Le remplacer est une issue possible, pas un réflexe.",
    },
    {
      service: 'charpente',
      reason:
        'Dans les fermes des villages voisins, des tuiles plus lourdes ont pu être posées sur de vieux bois : leur état se contrôle.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Des tuiles d'après-guerre se retrouvent parfois en récupération, ce qui évite de dépareiller un pan. Nous reprenons aussi les liteaux fatigués. Les toitures de Vincey se prêtent à cette remise en état tant que deux tiers de la surface sont sains.",
    'demoussage-nettoyage-toiture':
      "Vieille tuile ne veut pas dire tuile poreuse : nous le vérifions sur quelques pièces avant tout produit. Un versant dégagé de Charmes peut attendre cinq ans ; une maison de lisière, vers Portieux, se rapproche de trois. Ce sont des moyennes, l'exposition décide.",
    'ravalement-facade':
      "Sur la brique ou le béton, nous ouvrons les fissures et protégeons les aciers avant un revêtement d'imperméabilité (DTU 42.1). Si l'enduit est refait sur la moitié au moins de la façade, isoler devient parfois obligatoire. Nous en parlons avant le devis, à Charmes comme à Essegney.",
    'peinture-boiserie':
      "Face à la plaine, les volets prennent le soleil et les averses du même côté. Une lasure y tient de 3 à 6 ans, une peinture de 6 à 10. À Charmes et à Florémont, nous scellons le bois de bout, par où l'eau pénètre.",
    'nettoyage-cheneau':
      "Certaines maisons accolées ont un chéneau posé sur le mur, caché par la corniche. C'est le papier peint qui prévient, en se décollant sous le plafond. Il faut au moins un curage par an ; à Chamagne, en aval, nous contrôlons aussi les regards.",
    'reparations-diverses':
      "Quand le vent balaie la vallée, faîtières et tuiles de rive partent les premières. Racontez-nous au téléphone ce qui se voit du jardin. La mise hors d'eau dépend de la météo ; la réparation se fait ensuite avec un modèle identique, de Florémont à Vincey.",
    'dessous-de-toit':
      "Les maisons de la Reconstruction débordent souvent peu, mais leur planche de rive est parfois d'origine. Bois noirci sous la gouttière, écailles de peinture : il est temps de la changer ou de l'habiller. Vers Essegney et Chamagne, un pavillon peut avoir une sous-face plus large.",
    charpente:
      "Après-guerre, on a parfois employé des bois de faible section. Avant d'isoler par-dessus ou d'alourdir la couverture, nous mesurons les flèches et regardons les assemblages. Dans une grange de Portieux, nous chercherons plutôt la vrillette et le capricorne.",
  },
} satisfies Town;
