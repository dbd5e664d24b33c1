/** The pages that are neither a service nor a town: each a folder of pages/, with its name in links and breadcrumbs. */
export const pages = [
  { path: '/', name: 'Accueil' },
  { path: '/contact', name: 'Contact' },
  { path: '/zones-intervention', name: "Zones d'intervention" },
  { path: '/realisations', name: 'Nos réalisations' },
  { path: '/plan-du-site', name: 'Plan du site' },
  { path: '/mentions-legales', name: 'Mentions légales' },
  { path: '/politique-confidentialite', name: 'Politique de confidentialité' },
];
