import { sample } from './model/owner-facts';

/** Who built the site, named in every footer. */
export const siteCredit = sample({ title: 'Site réalisé par un artisan du web', href: 'https://www.example.com/' });
