// Les cinq onglets de la page des zones. Chaque ville est un fichier de `data/towns/`.
export const zones = [
  { label: 'Centre Vosges', towns: ['epinal', 'golbey', 'chantraine', 'uxegney', 'thaon-les-vosges'] },
  { label: 'Sud Vosges', towns: ['remiremont', 'saint-etienne-les-remiremont', 'le-val-dajol', 'xertigny'] },
  { label: 'Ouest Vosges', towns: ['mirecourt', 'vittel', 'neufchateau', 'dompaire'] },
  { label: 'Nord-Est Vosges', towns: ['saint-die-des-vosges', 'raon-letape', 'rambervillers', 'bruyeres'] },
  { label: 'Autres secteurs', towns: ['charmes', 'gerardmer', 'la-bresse', 'vagney'] },
];
