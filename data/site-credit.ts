import { resolveFacts, sample } from './validation/owner-facts';

/** Who built the site, named in every footer. */
export const siteCreditRecord = sample(
  { title: 'Site réalisé par un artisan du web', href: 'https://www.example.com/' },
  'nom et adresse du réalisateur du site',
);

export const siteCredit = resolveFacts(siteCreditRecord);
