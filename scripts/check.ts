import { readDocuments } from './build-site/documents';
import { faultOfBuild } from './build-site/seal';
import { browserWeights } from './check/browser-weights';
import { deadLinks } from './check/dead-links';
import { documentWeights } from './check/document-weights';
import { printFindings } from './check/finding';
import { lint } from './check/lint';
import { stylesBelowFloor } from './check/styles';
import { checkTypes } from './check/types';
import { validateHtml } from './check/validate-html';
import { overBudget, printWeights } from './check/weights';
import { SITE_FOLDER as FOLDER } from './site-folder';
import { run } from './testing/run-command';

const ofSources = [...(await checkTypes()), ...(await lint())];
if (ofSources.length > 0) console.log(printFindings(ofSources));

const failed = !(await faultOfBuild()) ? 0 : await run('npm', ['run', 'build']);

if (failed) process.exitCode = 1;
else {
  const documents = await readDocuments(FOLDER);
  const weights = [...(await documentWeights(FOLDER, documents)), ...(await browserWeights(FOLDER, documents))];
  printWeights(weights);
  const ofSite = [
    ...(await validateHtml(documents)),
    ...deadLinks(FOLDER, documents),
    ...(await stylesBelowFloor(FOLDER, documents)),
    ...overBudget(weights),
  ];
  if (ofSite.length > 0) console.log(printFindings(ofSite));
  const found = ofSources.length + ofSite.length;
  console.log(found === 0 ? `${documents.length} documents: nothing to mend.` : `${found} to mend.`);
  process.exitCode = found > 0 ? 1 : 0;
}
