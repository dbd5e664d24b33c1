import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from './bench/project-copy';
import { addSyntheticTowns } from './bench/synthetic-towns';

/** Area pages: the site's own, a department's worth, and ten times that. */
const COUNTS = [21, 370, 3700];

type Build = { seconds: number; cpuSeconds: number; peakMegabytes: number; pages: number; newPictures: number };

const { values } = parseArgs({ options: { counts: { type: 'string', default: COUNTS.join(',') } } });

const rows: Record<string, object> = {};
let smaller: Build | undefined;
for (const count of values.counts.split(',').map(Number)) {
  const project = await copyProject();
  try {
    await addSyntheticTowns(project.folder, count);
    // The first build draws the pictures of shared links; what a page costs is what the second one takes.
    const first = await build(project.folder);
    const second = await build(project.folder);
    rows[`${count} area pages`] = {
      pages: second.pages,
      'first build, s': first.seconds.toFixed(1),
      'second build, s': second.seconds.toFixed(1),
      'CPU, s': second.cpuSeconds.toFixed(1),
      'peak memory, MB': Math.round(second.peakMegabytes),
      'ms a page': ((second.seconds * 1000) / second.pages).toFixed(1),
      'ms for one more': smaller ? perPage(smaller, second) : '',
      'pictures encoded again': second.newPictures,
    };
    smaller = second;
  } finally {
    await project.remove();
  }
  console.table(rows);
}

function perPage(fewer: Build, more: Build): string {
  return (((more.seconds - fewer.seconds) * 1000) / (more.pages - fewer.pages)).toFixed(1);
}

async function build(folder: string): Promise<Build> {
  const usageFile = join(folder, 'usage.json');
  const before = await countFiles(join(folder, '.cache'));
  const began = Date.now();
  await run(folder, usageFile);
  const seconds = (Date.now() - began) / 1000;
  const { code, ...usage } = JSON.parse(await readFile(usageFile, 'utf8'));
  if (code !== 0) throw new Error(`The build in ${folder} ended with ${code}.`);
  const documents = (await readdir(join(folder, 'dist/client'), { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  return {
    seconds,
    ...usage,
    pages: documents.length,
    newPictures: (await countFiles(join(folder, '.cache'))) - before,
  };
}

function run(folder: string, usageFile: string): Promise<void> {
  return new Promise((done, fail) => {
    const reporter = resolve('scripts/bench/report-usage.ts');
    const child = spawn('npx', ['tsx', '--import', reporter, 'scripts/build.ts'], {
      cwd: folder,
      env: { ...process.env, USAGE_FILE: usageFile },
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', fail);
    child.once('close', () => done());
  });
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
