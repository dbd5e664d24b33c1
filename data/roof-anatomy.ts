/** The words of the drawing that names the parts of a roof. */
export const roofAnatomy = {
  title: 'Le toit, pièce par pièce',
  name: 'Dessin : un toit ouvert, ses pièces numérotées comme dans la liste',
  caption: 'Cherchez la pièce qui vous inquiète : son nom mène à la page qui explique comment nous la réparons.',
};

/** From the ridge to the ground, in the order of their numbers in the drawing. */
export const roofParts = [
  { id: 'ridge', name: 'Faîtage', what: 'la ligne la plus haute', service: 'renovation-toiture' },
  { id: 'chimney', name: 'Abergement', what: 'le zinc autour des cheminées', service: 'reparations-diverses' },
  { id: 'vent', name: 'Chatière', what: 'la tuile qui laisse respirer', service: 'renovation-toiture' },
  { id: 'hip', name: 'Arêtier', what: "l'arête entre deux pans", service: 'renovation-toiture' },
  { id: 'valley', name: 'Noue', what: 'le creux entre deux pans', service: 'renovation-toiture' },
  { id: 'verge', name: 'Rive', what: 'le bord en pente', service: 'renovation-toiture' },
  { id: 'purlin', name: 'Panne', what: 'la poutre sous les chevrons', service: 'charpente' },
  { id: 'rafter', name: 'Chevron', what: 'le bois dans la pente', service: 'charpente' },
  { id: 'underlay', name: 'Écran', what: 'la toile sous les tuiles', service: 'changement-toiture' },
  { id: 'counter', name: 'Contre-liteau', what: 'la latte dans la pente', service: 'renovation-toiture' },
  { id: 'batten', name: 'Liteau', what: 'la latte sous les tuiles', service: 'changement-toiture' },
  { id: 'eaves', name: 'Égout', what: 'le dernier rang de tuiles', service: 'renovation-toiture' },
  { id: 'fascia', name: "Planche d'égout", what: 'la planche derrière la gouttière', service: 'dessous-de-toit' },
  { id: 'gutter', name: 'Gouttière', what: 'le canal au bord', service: 'nettoyage-cheneau' },
  { id: 'flashing', name: 'Solin', what: 'le joint contre un mur', service: 'reparations-diverses' },
  { id: 'downpipe', name: 'Descente', what: "le tuyau jusqu'au sol", service: 'nettoyage-cheneau' },
];
