import type { Town } from '../validation/schema';

export const laBresse = {
  slug: 'la-bresse',
  name: 'La Bresse',
  at: 'à La Bresse',
  of: 'de La Bresse',
  postalCode: '88250',
  latitude: 48.004,
  longitude: 6.874,
  altitude: { min: 580, mean: 950, max: 1363 },
  seo: {
    title: 'La Bresse (88250) : couvreur et charpente de montagne',
    description:
      "Au-delà de 900 m, un toit ne se pose plus comme en plaine. À La Bresse, charpente et couverture se choisissent selon l'altitude de votre maison.",
    keywords: [
      'couvreur La Bresse',
      'charpente La Bresse',
      'toiture chalet La Bresse',
      'couverture montagne La Bresse',
      'dessous de toit La Bresse',
      'arrêts de neige La Bresse',
    ],
  },
  heroImage: 'zone-montagne',
  intro: [
    "Des 21 communes présentées sur ce site, aucune ne monte aussi haut que La Bresse. La commune s'étage de 580 à 1363 m, et sa moyenne, 950 m, dépasse le seuil de 900 m auquel s'arrêtent, par convention, les DTU de tuile et d'ardoise. La première question d'un couvreur porte donc sur l'altitude de votre porte d'entrée.",
    "La réponse commande la suite, du poids de neige à la section des bois. Préparez-la avant notre venue, car Igney se trouve à environ 46 km à vol d'oiseau : quelques photos prises du sol et l'âge supposé du toit évitent un déplacement pour rien.",
  ],
  roofs: {
    title: 'Chalets de bois, vastes fermes, couvertures de métal',
    paragraphs: [
      "La ferme de montagne abritait bêtes, foin et famille sous une seule charpente, derrière un pignon souvent fermé de planches. Ses essis d'épicéa ont cédé la place au métal, à l'ardoise ou à des tuiles prévues pour le froid. Les chalets plus récents reprennent ce volume, avec de grands débords et beaucoup de bois apparent.",
      "Le bourg a été en partie reconstruit après 1944. Sous ces toits, d'origine ou déjà recouverts une fois, nous regardons les assemblages autant que le dessus. Une charpente qui a porté 70 hivers mérite un contrôle avant qu'on la charge d'une couverture neuve et d'un isolant.",
    ],
  },
  climate: {
    title: 'Ici, la neige se compte en kilos',
    paragraphs: [
      "D'une maison de plaine à 300 m à une autre bâtie à 900 m, la charge de neige retenue augmente d'environ 80 kg par m². Au-delà de 1000 m, elle croît plus vite encore. Un bâtiment dimensionné pour un autre lieu, ou alourdi depuis par des plafonds, peut manquer de réserve.",
      "Cette neige ne reste pas immobile. Elle glisse lentement, pousse les souches, plie les gouttières, puis part d'un coup sur une terrasse. Des arrêts répartis sur toute la pente la freinent ; leur nombre se calcule et ne se copie pas sur le chalet voisin. Une double toiture ventilée évite en partie la fonte par-dessous.",
    ],
  },
  season:
    "La saison va de mai à octobre, guère plus. Une visite juste après la fonte laisse le temps de commander et de finir au sec. Un dossier ouvert en septembre se réalise plutôt l'année suivante.",
  rules:
    "En montagne aussi, la pente du toit, le matériau ou la couleur du bardage peuvent être imposés par le règlement local. À vérifier en mairie, lotissement compris ; elle vous orientera au besoin vers l'ABF, dont le service (UDAP des Vosges) est à Épinal.",
  neighbours: [
    { name: 'Cornimont', km: 5.3 },
    { name: 'Rochesson', km: 6.8 },
    { name: 'Ventron', km: 7.1 },
    { name: 'Gérardmer', km: 7.3 },
    { name: 'Saulxures-sur-Moselotte', km: 9.8 },
  ],
  priorities: [
    {
      service: 'charpente',
      reason:
        "C'est elle qui porte l'hiver. Flèches, assemblages et contreventement se contrôlent avant toute nouvelle couverture.",
    },
    {
      service: 'changement-toiture',
      reason:
        "En altitude, la pose et les fixations suivent d'autres règles ; copier un toit de plaine serait une erreur.",
    },
    {
      service: 'dessous-de-toit',
      reason: 'Les débords profonds des chalets subissent la glace et le vent, souvent loin du regard.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Rénover une couverture de métal, c'est vérifier les fixations et les recouvrements que le manteau neigeux a fait travailler. En descendant vers Cornimont, on rencontre davantage la tuile, et le diagnostic change avec elle. Chaque point relevé est photographié avant le chiffrage.",
    'demoussage-nettoyage-toiture':
      "Une tôle n'appelle pas le même traitement qu'une terre cuite : un lavage doux suffit souvent. À Rochesson, sous les arbres, la tuile verdit plus facilement. L'anti-mousse attend des nuits sans gel, ce qui repousse parfois le démoussage à juin.",
    'ravalement-facade':
      "Le pignon face aux intempéries porte souvent une peau de bois ou de tôle. Elle protège la maçonnerie, et il vaut mieux la réparer que la supprimer. Sur une ferme de Ventron ou du bourg, nous reprenons d'abord les raccords où l'eau s'infiltre.",
    'peinture-boiserie':
      "L'altitude rend le soleil plus vif, et un chalet laissé brut grise vite. De La Bresse à Gérardmer, une lasure microporeuse laisse voir le veinage ; face au sud, elle se renouvelle après 3 à 6 ans. Les teintes très sombres finissent par gercer.",
    'nettoyage-cheneau':
      "Certains toits de montagne n'ont pas de gouttière, ou seulement au-dessus des portes : la neige l'arracherait. Quand elle existe, elle se règle sous le plan du versant, sur des crochets rapprochés. Nous la vidons avant l'hiver, jusqu'à Saulxures-sur-Moselotte.",
    'reparations-diverses':
      "Une tempête peut soulever une faîtière, et la neige pousser un conduit. Restez à distance, prenez des photos, ne déneigez pas vous-même. À Ventron et aux alentours, nous montons quand l'accès est sûr, en commençant par mettre hors d'eau.",
    'dessous-de-toit':
      "Le débord d'un chalet vieillit par le bout : extrémités de chevrons noircies, lambris ouvert par le gel. Vers Rochesson et Cornimont, le bois traité s'accorde souvent mieux aux façades. Le PVC pâlit et se dilate, mais réduit les travaux de peinture.",
    charpente:
      'Grosses fermes anciennes ou fermettes industrielles, le risque diffère. Les premières se renforcent par moises et entures ; les secondes ne supportent aucune coupe improvisée. De Gérardmer à Saulxures-sur-Moselotte, la neige se calcule sur place. La garantie décennale couvre les renforts qui en relèvent.',
  },
} satisfies Town;
