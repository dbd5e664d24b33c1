export const town = {
  name: 'La Bresse',
  at: 'à La Bresse',
  of: 'de La Bresse',
  postalCode: '88250',
  latitude: 48.004,
  longitude: 6.874,
  seo: {
    title: 'Couvreur à La Bresse (88250), toit de montagne',
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
  portfolioImages: [
    'detail-ardoises-avant',
    'detail-ardoises-apres',
    'galerie-toiture-neuve',
    'service-charpente',
  ],
  intro: [
    "La Bresse est la ville la plus haute de notre secteur : elle s'étage de 580 à 1363 m, et sa moyenne, 950 m, dépasse les 900 m où s'arrêtent, par convention, les règles de pose (DTU, documents techniques unifiés) de la tuile et de l'ardoise. Nous vous demanderons donc d'abord à quelle altitude est votre maison.",
    "Le poids de neige et la section des bois en dépendent. Nous venons de loin, d'Igney : pour préparer la visite, envoyez-nous quelques photos prises du sol et dites-nous l'âge du toit, si vous le connaissez.",
  ],
  roofs: {
    title: 'Chalets de bois, vastes fermes, couvertures de métal',
    paragraphs: [
      "La ferme de montagne abritait bêtes, foin et famille sous une seule charpente, derrière un pignon souvent fermé de planches. Ses essis d'épicéa ont cédé la place au métal, à l'ardoise ou à des tuiles prévues pour le froid. Les chalets plus récents reprennent ce volume, avec de grands débords et beaucoup de bois apparent.",
      "Près de la moitié des bâtiments ont été détruits en 1944, fermes comprises, puis reconstruits. Sous ces toits, d'origine ou déjà recouverts une fois, nous regardons les assemblages autant que le dessus. Une charpente qui a porté 70 hivers mérite un contrôle avant qu'on la charge d'une couverture neuve et d'un isolant.",
    ],
  },
  climate: {
    title: 'Ici, la neige se compte en kilos',
    paragraphs: [
      "Entre une maison de plaine à 300 m et une autre à 900 m, la charge de neige à prévoir augmente d'environ 80 kg par m². Au-delà de 1000 m, elle croît plus vite encore. Une charpente calculée trop juste, ou alourdie depuis par des plafonds, peut ne plus suffire.",
      "La neige glisse lentement, pousse les souches, plie les gouttières, puis part d'un coup sur une terrasse. Des arrêts répartis sur toute la pente la freinent ; leur nombre se calcule pour chaque toit. Une double toiture ventilée évite en partie la fonte par-dessous.",
    ],
  },
  season:
    "La saison va de mai à octobre, guère plus. Une visite juste après la fonte laisse le temps de commander et de finir au sec. Pour une demande faite en septembre, les travaux se font plutôt l'année suivante.",
  rules:
    "En montagne aussi, la pente du toit, le matériau ou la couleur du bardage peuvent être imposés par le règlement local ou celui du lotissement. La mairie vous le dira.",
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
        "C'est elle qui porte la neige. Flèches, assemblages et contreventement se contrôlent avant toute nouvelle couverture.",
    },
    {
      service: 'changement-toiture',
      reason: "En altitude, la pose et les fixations suivent d'autres règles ; un toit de plaine n'y tiendrait pas.",
    },
    {
      service: 'dessous-de-toit',
      reason: 'Les débords profonds des chalets subissent la glace et le vent, souvent loin du regard.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Rénover une couverture de métal, c'est vérifier les fixations et les recouvrements que le poids de la neige a fait bouger. À Cornimont et à Saulxures-sur-Moselotte, plus bas dans la vallée, on rencontre davantage la tuile : là, nous regardons surtout les tuiles fendues par le gel.",
    'demoussage-nettoyage-toiture':
      "Une tôle ne se traite pas comme une tuile de terre cuite : un lavage doux suffit souvent. La tuile verdit davantage, surtout sous les arbres. L'anti-mousse attend des nuits sans gel, ce qui repousse parfois le démoussage à juin.",
    'ravalement-facade':
      "Le pignon exposé est souvent habillé de bois ou de tôle. Cet habillage protège le mur : mieux vaut le réparer que le supprimer. Nous reprenons d'abord les raccords où l'eau s'infiltre.",
    'peinture-boiserie':
      'En altitude, le soleil est plus vif et un bois laissé brut grise vite. Une lasure microporeuse laisse voir le veinage ; face au sud, elle est à refaire tous les 3 à 6 ans. Évitez les teintes très sombres : elles chauffent et le bois se fend.',
    'nettoyage-cheneau':
      "Certains toits de montagne n'ont pas de gouttière, ou seulement au-dessus des portes : la neige l'arracherait. Quand il y en a une, elle se pose sous la ligne du versant, sur des crochets rapprochés. Il faut la vider avant l'hiver.",
    'reparations-diverses':
      "Une tempête peut soulever une faîtière, et la neige pousser un conduit. Restez à distance, prenez des photos, ne déneigez pas vous-même. À Ventron et à Rochesson, en montagne aussi, dites-nous si la route est dégagée. On ne monte que lorsque l'accès est sûr.",
    'dessous-de-toit':
      "Le débord d'un chalet s'abîme par le bout : chevrons noircis, lambris ouvert par le gel. Sur une façade de bois, un lambris de bois traité va souvent mieux. Le PVC pâlit et se dilate, mais il n'est pas à repeindre.",
    charpente:
      "Une vieille charpente se renforce en doublant ou en remplaçant des morceaux ; dans une charpente de fermettes, rien ne se coupe sans calcul. À Gérardmer comme ici, la neige à porter se calcule à l'altitude de la maison. La garantie décennale vaut pour la charpente refaite.",
  },
};
