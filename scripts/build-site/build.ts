import { checkData } from './check-data';

// React reads it as it is imported: its development half prints the same, in twice the time.
process.env.NODE_ENV ??= 'production';

await checkData();
// What builds the site reads data/ as soon as it is imported.
const { buildSite } = await import('./site');
await buildSite();
