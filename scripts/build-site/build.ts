import { basename, dirname, join } from 'node:path';
import { onDisk } from '../../data/model/read/source';
import { hashSources, SITE_FOLDER } from '../finished-build/build-stamp';
import { copyRecords, RECORDS } from '../finished-build/built-records';
import { makeWorkFolder, PREVIOUS, restoreFolder } from '../finished-build/replace-folder';
import { checkData } from './check-data';
import { keepOriginals, ORIGINALS } from './photos/originals';

// React reads NODE_ENV when it is imported. Its development build renders the same pages but takes twice as long.
process.env.NODE_ENV ??= 'production';
// Silences 190 lines of English in which Vite announces how a later version will read its settings.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';

await restoreFolder(dirname(SITE_FOLDER), PREVIOUS);
const work = await makeWorkFolder();
const records = await copyRecords('.', join(work, RECORDS));
await keepOriginals('.', records);
const sources = await hashSources('.', records);
const { site, catalogue } = await checkData(onDisk('.', records), join(records, ORIGINALS));
// React must not be imported before NODE_ENV is set.
const { buildSite } = await import('./site');
await buildSite({ site, catalogue, sources, records, work, folder: join(work, basename(SITE_FOLDER)) });
