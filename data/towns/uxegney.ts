export const town = {
  name: 'Uxegney',
  at: 'à Uxegney',
  of: "d'Uxegney",
  postalCode: '88390',
  latitude: 48.197,
  longitude: 6.371,
  seo: {
    title: 'Couvreur à Uxegney (88390) : pavillon et ferme',
    description:
      'Pavillon ou ancienne ferme à Uxegney : un couvreur installé à Igney contrôle les tuiles, la charpente et les façades. Devis gratuit, sans engagement.',
    keywords: [
      'couvreur Uxegney',
      'rénovation de toiture Uxegney',
      'charpente Uxegney',
      'démoussage Uxegney',
      'façade Uxegney 88390',
    ],
  },
  heroImage: 'zone-pavillons',
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-dessous-de-toit-avant',
    'galerie-dessous-de-toit-apres',
  ],
  intro: [
    "Village aux portes d'Épinal, Uxegney réunit deux façons de bâtir. Le lotissement aligne des maisons avec garage ; un peu plus loin, une ferme abrite logis et grange sous le même faîte. Leurs toits n'ont ni les mêmes tuiles ni la même charpente.",
    "La vallée de l'Avière garde l'air frais. Le relief reste doux : la commune se tient entre 329 et 381 m. Nous venons d'Igney et regardons le toit du dehors puis du comble avant de parler travaux.",
  ],
  roofs: {
    title: 'Le pavillon et la ferme, deux toits à ne pas confondre',
    paragraphs: [
      "Une ancienne ferme a beaucoup de toit, et la tuile mécanique y a souvent remplacé une couverture plus ancienne. Le bois s'est déformé, les liteaux ont suivi. Un versant creusé n'est pas toujours dangereux : cela se mesure. Si la grange est devenue logement, attention à la condensation : l'air chaud et humide monte dans un comble qui n'en recevait pas.",
      "Pour un pavillon en tuiles de terre cuite ou de béton, c'est plus simple. Nous contrôlons le faîtage, les rives, le tour des fenêtres de toit. Certaines annexes sont couvertes de tôle, qu'une vis desserrée suffit à faire battre.",
    ],
  },
  climate: {
    title: "Au creux de l'Avière, la rosée s'attarde",
    paragraphs: [
      "Dans le fond de la vallée, la brume du matin dure. Un toit tourné vers l'est sèche vite ; les autres attendent. Voilà pourquoi, dans une même rue, une toiture verdit et une autre reste rouge.",
      "Passé les dernières maisons, les prés laissent courir le vent. Une grange isolée le reçoit surtout sur les côtés et au bas du toit, là où chaque tuile doit être fixée. La neige reste rarement longtemps à cette altitude ; l'alternance de pluie et de gel use davantage.",
    ],
  },
  season:
    "Demandez l'examen en mars, une fois le gros du gel passé. Une grange se découvre de préférence l'été, un pan à la fois. Avant l'hiver, faites vider les gouttières. Gardez vos vieilles tuiles saines, elles resserviront.",
  rules:
    "Transformer une grange, créer une fenêtre de toit : l'extérieur change, le projet se déclare. Demandez à la mairie d'Uxegney le zonage du plan local d'urbanisme, et si l'un des forts ou un autre édifice place votre maison dans un périmètre protégé.",
  neighbours: [
    { name: 'Darnieulles', km: 1.6 },
    { name: 'Fomerey', km: 3.5 },
    { name: 'Chaumousey', km: 3.8 },
    { name: 'Mazeley', km: 5.7 },
    { name: 'Girancourt', km: 5.9 },
  ],
  priorities: [
    {
      service: 'renovation-toiture',
      reason:
        'Sur une grande toiture de ferme, reprendre liteaux et tuiles par parties permet de garder tout ce qui est encore bon.',
    },
    {
      service: 'charpente',
      reason:
        "Une grange habitée reçoit isolant, cloisons et fenêtres de toit. Ses vieux bois n'ont pas été prévus pour ce poids : on vérifie avant.",
    },
    {
      service: 'demoussage-nettoyage-toiture',
      reason:
        "Près de la rivière, certains versants ne sèchent qu'à midi. Selon l'exposition, on démousse tous les 3 à 5 ans en moyenne.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Nous commençons par le pan qui prend la pluie. Ses meilleures tuiles, une fois triées, servent à réparer l'autre côté sans que cela se voie. Il faut pour cela que les liteaux soient encore bons, sinon nous les changeons.",
    'demoussage-nettoyage-toiture':
      "Regardez aux jumelles le bas du versant : la mousse y est plus épaisse qu'en haut. Nous grattons à sec. Le produit s'applique un jour sans vent ; la pluie des semaines suivantes emporte les restes. À Darnieulles, dans la même vallée, l'air est le même.",
    'ravalement-facade':
      "Un crépi de lotissement se lave et se repeint. Le moellon d'une ferme demande de la chaux, car elle laisse sortir l'eau. Sur ce mur-là, une peinture étanche ferait cloquer la façade. Une ferme agrandie a parfois les deux sortes de murs.",
    'peinture-boiserie':
      "Portail de grange, volets à lames : les grands panneaux s'abîment par le bas, là où l'averse rejaillit. Le pied du vantail est réparé d'abord, puis peint en couches minces. À Chaumousey, près du lac de Bouzey, l'air est plus humide : le bois met plus de temps à sécher.",
    'nettoyage-cheneau':
      "Tout un long pan se vide parfois par une seule descente. Si elle se bouche, le bas du mur se gorge d'eau. Une fois par an au moins, il faut retirer les dépôts et vérifier la pente de la gouttière.",
    'reparations-diverses':
      "Des tuiles ont bougé sur la grange ? Photographiez depuis la cour et mettez à l'abri ce qui craint l'eau. Pour une fuite importante, téléphonez ; pour le reste, écrivez-nous avec une photo.",
    'dessous-de-toit':
      "Sur un pavillon, un coffre à habiller de PVC ; sur une ferme, des chevrons apparents qu'il vaut mieux lasurer et laisser voir. Dans les deux cas, le comble garde son aération.",
    charpente:
      "Trous ovales de capricorne, sablière humide, panne fendue : une lampe tenue de biais les montre bien. Nous sondons, puis renforçons là où il le faut, avec la garantie décennale si l'ouvrage en relève. À Fomerey, à Mazeley ou à Girancourt, faites faire ce contrôle avant d'aménager une grange.",
  },
};
