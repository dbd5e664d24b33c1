import type { Town } from '../validation/schema';

export const uxegney = {
  slug: 'uxegney',
  name: 'Uxegney',
  at: 'à Uxegney',
  of: "d'Uxegney",
  postalCode: '88390',
  latitude: 48.197,
  longitude: 6.371,
  altitude: { min: 329, mean: 358, max: 381 },
  seo: {
    title: 'Couvreur à Uxegney (88390) : pavillons et anciennes fermes',
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
  heroImage: 'zone-plaine',
  intro: [
    'Village devenu banlieue, Uxegney réunit deux façons de bâtir. Le lotissement aligne des maisons avec garage ; un peu plus loin, une ferme abrite logis et grange sous le même faîte. Leurs toits ne réclament ni les mêmes tuiles ni les mêmes échelles.',
    "La vallée de l'Avière lui donne sa fraîcheur. Le relief reste doux : la commune se tient entre 329 et 381 m. D'Igney, à quelque 9 km à vol d'oiseau, nous apportons de quoi regarder avant de parler : des jumelles pour le dehors, une lampe pour le comble.",
  ],
  roofs: {
    title: 'Le pavillon et la ferme, deux toits à ne pas confondre',
    paragraphs: [
      "Une ancienne ferme a beaucoup de toit, et la tuile mécanique y a souvent remplacé plus vieux qu'elle. Le bois s'est déformé, les liteaux ont suivi. Un versant creusé n'est pas toujours dangereux : cela se mesure. Si la grange est devenue logement, un autre risque apparaît : l'air tiède et humide monte dans un comble qui n'en recevait pas.",
      "Pour un pavillon en terre cuite ou en béton, l'affaire est plus simple. Nous suivons les lignes : faîtage, rives, bord de fenêtre de toit. Certaines annexes portent de la tôle, légère et sonore, qu'une vis desserrée suffit à faire battre.",
    ],
  },
  climate: {
    title: "Au creux de l'Avière, la rosée s'attarde",
    paragraphs: [
      "Un fond frais conserve la brume du matin. Le toit qui reçoit le premier soleil s'en débarrasse vite ; celui qui tourne le dos à l'est attend. Voilà pourquoi, dans une même rue, une toiture verdit et une autre reste rouge.",
      "Passé les dernières maisons, les prés laissent courir le vent. Une grange isolée l'encaisse aux rives et à l'égout, là où chaque tuile doit être fixée. Quant à la neige, elle séjourne rarement longtemps si bas. L'alternance de pluie et de gel use bien davantage.",
    ],
  },
  season:
    "Demandez l'examen en mars, une fois le gros du gel passé. Une grange se découvre de préférence l'été, un pan à la fois. Avant l'hiver, faites vider les gouttières et gardez les vieilles tuiles saines : elles resserviront.",
  rules:
    "Transformer une grange, créer une fenêtre de toit : l'extérieur change, le projet se déclare. Demandez en mairie d'Uxegney le zonage du PLU, et si l'un des forts ou un autre édifice place votre parcelle dans un périmètre suivi par un architecte des Bâtiments de France.",
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
        "Près de la rivière, des versants ne sèchent qu'à midi. Selon l'exposition, on démousse en moyenne entre la troisième et la cinquième année.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Nous commençons par le pan qui prend la pluie. Ses meilleures tuiles, une fois triées, servent à réparer l'autre côté sans casser la patine. Cette économie de matière convient aux maisons anciennes de Fomerey et de Girancourt, à condition que les liteaux suivent.",
    'demoussage-nettoyage-toiture':
      "Pointez les jumelles vers le bas du versant : la mousse y est plus épaisse qu'au faîte. Grattage à sec, puis produit curatif un jour sans vent ; la pluie des semaines suivantes évacue les restes. Darnieulles, à deux pas, relève du même traitement.",
    'ravalement-facade':
      "Un crépi de lotissement se lave et se repeint. Le moellon d'une ferme, lui, veut de la chaux, car elle laisse sortir l'eau. Intervertir les recettes fait cloquer la façade. Entre ici et Mazeley, on trouve parfois les deux murs sur une seule maison.",
    'peinture-boiserie':
      "Portail de grange, volets à lames : les grands panneaux s'abîment par le bas, là où l'averse rejaillit. Le pied du vantail est réparé d'abord, puis peint en couches minces. À Chaumousey, près du lac de Bouzey, laissez au bois plus de temps pour sécher.",
    'nettoyage-cheneau':
      "Tout un long pan se vide parfois par une unique descente. Qu'elle se bouche, et le soubassement se gorge. Chaque année, nous retirons les dépôts et vérifions la pente de la gouttière. De même pour les grandes bâtisses de Mazeley.",
    'reparations-diverses':
      "Des tuiles ont bougé sur la grange ? Photographiez depuis la cour et déplacez ce qui craint l'humidité. Une fuite importante se signale par téléphone, un défaut qui peut attendre par écrit. La règle tient aussi à Fomerey et à Chaumousey.",
    'dessous-de-toit':
      "Chez l'un, un coffre à habiller de PVC ; chez l'autre, des chevrons apparents qu'il vaut mieux lasurer et laisser voir. Nous ne vendons pas le premier à qui possède les seconds. À Girancourt comme à Darnieulles, le comble garde son aération dans les deux cas.",
    charpente:
      "Trous ovales de capricorne, sablière humide, panne fendue : éclairés de biais, les vieux bois parlent. Nous sondons, puis renforçons là où il le faut ; la garantie décennale s'applique si l'ouvrage en relève. À Mazeley, une grange à aménager commence ainsi.",
  },
} satisfies Town;
