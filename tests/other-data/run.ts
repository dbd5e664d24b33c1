import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, linkFiles } from '../desk/open-desk';
import { SCENARIOS } from './scenarios';
import { findTestsOfData } from './tests-of-data';

/**
 * `npm run test:other-data` checks that the project's commands pass with other texts of the owner. It builds and tests
 * a copy of the project for each state of data/ in scenarios.ts. Scenario names as arguments limit the run to them.
 * `--all-units` also runs the unit tests whose result does not depend on data/. `--browser` also runs the browser
 * tests, except with the tests' own data.
 */
const options = process.argv.slice(2);
const requestedScenarios = options.filter((option) => !option.startsWith('--'));
const hasAllUnits = options.includes('--all-units');
const hasBrowserTests = options.includes('--browser');

const failures: string[] = [];
for (const [name, applyScenario] of Object.entries(SCENARIOS)) {
  if (requestedScenarios.length > 0 && !requestedScenarios.includes(name)) continue;
  const startedAt = Date.now();
  // The path has no apostrophe, because in Vitest the vanilla-extract plugin quotes the path without escaping it.
  const root = copyProject('autres données ');
  try {
    for (const cache of ['compressed', 'share-images']) linkFiles(join('.cache', cache), join(root, '.cache', cache));
    await applyScenario(root);
    // Removes what the desk has stored in this folder, because a project that was edited by hand has no state of the
    // desk.
    rmSync(join(root, '.cache/bureau'), { recursive: true, force: true });
    mkdirSync(join(root, '.cache/bureau'));
    for (const command of await commandsFor(name)) {
      if ((await run(command, root)) === 0) continue;
      failures.push(`${name}: ${command.join(' ')}`);
      // If the build failed, the tests are skipped, because tests of a site that was not built prove nothing.
      if (command.includes('build')) break;
    }
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
for (const command of failures) console.error(`FAILED with other data: ${command}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function commandsFor(scenario: string): Promise<string[][]> {
  const testFiles = hasAllUnits ? [] : ['tests/built/', 'tests/desk/', 'tests/french/', ...(await findTestsOfData())];
  return [
    ['npm', 'run', 'build'],
    ['npx', 'vitest', 'run', '--project=units*', '--project=site', '--reporter=dot', ...testFiles],
    // Budgets that depend on the owner's texts apply only to the tests' own data.
    ...(scenario === 'testData' ? [['npm', 'run', 'check']] : []),
    // The browser tests measure the layout of the owner's texts and photos. The tests' own data has short texts and
    // tiny photos.
    ...(hasBrowserTests && scenario !== 'testData'
      ? [['npx', 'playwright', 'test', '--project=desktop*', '--project=phone*']]
      : []),
  ];
}

function run([command = '', ...args]: string[], root: string): Promise<number> {
  console.log(`\n== ${command} ${args.join(' ')}`);
  // Removes these variables, because otherwise Vitest and Playwright would inherit settings of the outer run.
  const { VITEST: _vitest, NODE_ENV: _mode, ...environment } = process.env;
  const env = { ...environment, TEST_DATA: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
