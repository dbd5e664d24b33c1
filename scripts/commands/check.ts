import { readDocuments } from '../build-site/documents';
import { validateHtml } from '../check/html';
import { findUnsupportedStyles } from '../check/oldest-browsers';
import { findExceeded, formatFindings, printWeights, type Weight } from '../check/report';
import { checkTypes } from '../check/types';
import { measureDocuments, measureInBrowser, measureRoundTrip } from '../check/weights';
import { SITE_FOLDER as FOLDER, faultOfBuild } from '../finished-build/build-stamp';
import { endOnBrokenPipe } from '../lib/end-with-parent.js';
import { run } from '../testing/programs';

endOnBrokenPipe();

/** True in a copy of the project with the tests' own data (`npm run test:other-data`). */
const hasTestData = Boolean(process.env.TEST_DATA);

// Biome prints its own findings about rules, imports and formatting. Their remedy is to run `npm run fix` first. A copy
// with the tests' own data has the same code, which the project's own check covers.
const [typeFindings, lint] = hasTestData
  ? [[], { code: 0 }]
  : await Promise.all([checkTypes(), run('biome', ['check', '--error-on-warnings'])]);
if (typeFindings.length > 0) console.log(formatFindings(typeFindings));

if ((await faultOfBuild()) && (await run('npm', ['run', 'build'])).code !== 0) process.exit(1);

const documents = await readDocuments(FOLDER);
/** An exceeded limit is only advice if it depends on the owner's texts and pictures. */
const isAdvice = ({ dependsOnContent }: Weight) => Boolean(dependsOnContent) && !hasTestData;
const weights = [
  ...measureDocuments(FOLDER, documents),
  ...(await measureRoundTrip(FOLDER)),
  ...(await measureInBrowser(FOLDER, documents)),
];
printWeights(weights);
const siteFindings = [
  ...(await validateHtml(documents)),
  ...(await findUnsupportedStyles(FOLDER, documents)),
  ...findExceeded(weights.filter((weight) => !isAdvice(weight))),
];
const advice = findExceeded(weights.filter(isAdvice));
if (advice.length > 0) console.log(`Advice, nothing to correct:\n${formatFindings(advice)}`);
if (siteFindings.length > 0) console.log(formatFindings(siteFindings));
const findingCount = typeFindings.length + siteFindings.length + lint.code;
console.log(findingCount === 0 ? `${documents.length} documents: nothing to correct.` : `${findingCount} to correct.`);
process.exitCode = findingCount > 0 ? 1 : 0;
