import { checkData } from './check-data';

// React reads it as it is imported: its development half prints the same, in twice the time.
process.env.NODE_ENV ??= 'production';
// Vite would tell the owner, in 190 lines of English, how a later version will read its settings.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';

await checkData();
// What builds the site reads data/ as soon as it is imported.
const { buildSite } = await import('./site');
await buildSite();
