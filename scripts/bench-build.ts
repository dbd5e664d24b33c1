import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from './measure/project-copy';
import { addSyntheticTowns } from './measure/synthetic-towns';

/** Area pages: the site's own, a department's worth, and ten times that. */
const COUNTS = [21, 370, 3700];

/** How much more a page may cost at the next size before it counts as growth: two runs differ by less than that. */
const TOLERANCE = 1.25;

/** What a build has used, of all its threads (bench/report-usage.js); `phases` are milliseconds of CPU. */
type Usage = { code: number; cpuSeconds: number; peakMegabytes: number; phases: Record<string, number> };

type Build = Omit<Usage, 'code'> & { seconds: number; pages: number; newPictures: number };

const { values } = parseArgs({ options: { counts: { type: 'string', default: COUNTS.join(',') } } });

const rows: Record<string, object> = {};
const builds: Build[] = [];
for (const count of values.counts.split(',').map(Number)) {
  const project = await copyProject();
  try {
    await addSyntheticTowns(project.folder, count);
    // The first build draws pictures of shared links and compresses; what a page costs is what the second one takes.
    const first = await build(project.folder);
    const second = await build(project.folder);
    const fewer = builds.at(-1);
    builds.push(second);
    rows[`${count} area pages`] = {
      pages: second.pages,
      'first build, s': first.seconds.toFixed(1),
      'second build, s': second.seconds.toFixed(1),
      'CPU, s': second.cpuSeconds.toFixed(1),
      'peak memory, MB': Math.round(second.peakMegabytes),
      'ms a page': ((second.seconds * 1000) / second.pages).toFixed(1),
      'one more: ms': fewer ? oneMore(fewer, second, ({ seconds }) => seconds * 1000).toFixed(1) : '',
      'ms of CPU': fewer ? oneMore(fewer, second, ({ cpuSeconds }) => cpuSeconds * 1000).toFixed(1) : '',
      kB: fewer ? oneMore(fewer, second, ({ peakMegabytes }) => peakMegabytes * 1024).toFixed(0) : '',
      'pictures, copies made again': second.newPictures,
    };
  } finally {
    await project.remove();
  }
  console.table(rows);
}
printPhases();
printVerdict();

/** What one page more costs, between two sizes of the site. */
function oneMore(fewer: Build, more: Build, cost: (build: Build) => number): number {
  return (cost(more) - cost(fewer)) / (more.pages - fewer.pages);
}

/** Where that goes, for the last two sizes. */
function printPhases(): void {
  const [fewer, more] = builds.slice(-2);
  if (!fewer || !more) return;
  const cpu = Object.keys(more.phases).map((phase) => [
    phase,
    {
      [`CPU, s, ${fewer.pages} pages`]: ((fewer.phases[phase] ?? 0) / 1000).toFixed(1),
      [`CPU, s, ${more.pages} pages`]: ((more.phases[phase] ?? 0) / 1000).toFixed(1),
      'one more page: ms of CPU': oneMore(fewer, more, ({ phases }) => phases[phase] ?? 0).toFixed(2),
    },
  ]);
  console.table(Object.fromEntries(cpu));
}

function printVerdict(): void {
  const costs = builds
    .slice(1)
    .map((more, index) => oneMore(builds[index] as Build, more, ({ cpuSeconds }) => cpuSeconds * 1000));
  const [first, last] = [costs[0], costs.at(-1)];
  if (first === undefined || last === undefined || costs.length < 2) return;
  const verdict = last > first * TOLERANCE ? 'The cost per page GROWS' : 'The cost per page does not grow';
  const figures = costs.map((cost, index) => `${cost.toFixed(1)} ms of CPU up to ${builds[index + 1]?.pages} pages`);
  console.log(`${verdict}: one more page takes ${figures.join(', ')}.`);
}

async function build(folder: string): Promise<Build> {
  const usageFile = join(folder, 'usage.json');
  const before = await countFiles(join(folder, '.cache'));
  const began = Date.now();
  await run(folder, usageFile);
  const seconds = (Date.now() - began) / 1000;
  const { code, ...usage }: Usage = JSON.parse(await readFile(usageFile, 'utf8'));
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

/** What `npm run build` runs, watched. */
async function run(folder: string, usageFile: string): Promise<void> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const [program, ...args] = (scripts.build as string).split(' ');
  const watched = [...args.slice(0, -1), '--import', resolve('scripts/measure/report-usage.js'), ...args.slice(-1)];
  await new Promise<void>((done, fail) => {
    const child = spawn(program as string, watched, {
      cwd: folder,
      env: { ...process.env, USAGE_FILE: usageFile },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', fail);
    child.once('close', () => done());
  });
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
