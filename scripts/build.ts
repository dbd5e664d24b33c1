import { checkData } from './build/check-data';

await checkData();
// What builds the site reads data/ as soon as it is imported.
const { buildSite } = await import('./build/site');
await buildSite();
