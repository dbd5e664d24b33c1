import { readDocuments } from './build-site/documents';
import { browserWeights } from './check/browser-weights';
import { documentWeights } from './check/document-weights';
import { validateHtml } from './check/html';
import { unsupportedStyles } from './check/oldest-browsers';
import { formatFindings, overBudget, printWeights } from './check/report';
import { checkTypes, lint } from './check/sources';
import { SITE_FOLDER as FOLDER, faultOfBuild } from './finished-build/build-stamp';
import { run } from './testing/programs';

const ofSources = (await Promise.all([checkTypes(), lint()])).flat();
if (ofSources.length > 0) console.log(formatFindings(ofSources));

if ((await faultOfBuild()) && (await run('npm', ['run', 'build'])).code !== 0) process.exit(1);

const documents = await readDocuments(FOLDER);
const weights = [...documentWeights(FOLDER, documents), ...(await browserWeights(FOLDER, documents))];
printWeights(weights);
const ofSite = [
  ...(await validateHtml(documents)),
  ...(await unsupportedStyles(FOLDER, documents)),
  ...overBudget(weights),
];
if (ofSite.length > 0) console.log(formatFindings(ofSite));
const found = ofSources.length + ofSite.length;
console.log(found === 0 ? `${documents.length} documents: nothing to correct.` : `${found} to correct.`);
process.exitCode = found > 0 ? 1 : 0;
