import { sample } from './model/owner-facts';

// Qui a fait le site, en bas de chaque page.
export const siteCredit = sample({ title: 'Site réalisé par un artisan du web', href: 'https://www.example.com/' });
