// Les pages qui ne sont ni un service ni une ville, avec leur nom dans les liens. Chacune a son dossier dans `pages/`.
export const pages = [
  { path: '/', name: 'Accueil' },
  { path: '/contact', name: 'Contact' },
  { path: '/zones-intervention', name: "Zones d'intervention" },
  { path: '/realisations', name: 'Nos réalisations' },
  { path: '/plan-du-site', name: 'Plan du site' },
  { path: '/mentions-legales', name: 'Mentions légales' },
  { path: '/politique-confidentialite', name: 'Politique de confidentialité' },
];
