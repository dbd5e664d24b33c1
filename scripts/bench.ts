import { parseArgs } from 'node:util';
import { makeFloorSite } from './measure/bare-site';
import { LINES, SLOWER_PROCESSOR } from './measure/connections';
import { startForm } from './measure/form';
import { launchChromium } from './measure/launch';
import { type Load, load } from './measure/load';
import { medianAndQuartile, quantile } from './measure/quantiles';
import { bytesOf } from './measure/transfers';
import { serveFolder } from './serve/serve-folder';

const FOLDER = 'dist/client';
const PAGES = {
  '/': 'index.html',
  '/services/renovation-toiture': 'services/renovation-toiture/index.html',
  '/zones/epinal': 'zones/epinal/index.html',
  '/contact': 'contact/index.html',
};
const KINDS = ['document', 'script', 'stylesheet', 'image', 'font'];

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

const browser = await launchChromium();
if (!browser) {
  console.error('No Chromium here: install one, or name it in CHROME_PATH.');
  process.exit(1);
}
const site = await serveFolder(FOLDER);
const floorSite = await makeFloorSite(FOLDER, Object.values(PAGES));
const floor = await serveFolder(floorSite.folder);

/** Interleaved: whatever else this machine does meanwhile touches both alike. */
async function measure(path: string, line: (typeof LINES)[number]): Promise<{ ours: Load[]; bare: Load[] }> {
  const ours: Load[] = [];
  const bare: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(browser!, site.url + path, line));
    bare.push(await load(browser!, floor.url + path, line));
  }
  return { ours, bare };
}

const ratio = (ours: number[], bare: number[], share: number) =>
  (quantile(ours, share) / quantile(bare, share)).toFixed(2);

try {
  console.log(
    `Phone of 412 × 732 at DPR 1.75, processor ${SLOWER_PROCESSOR} times slower, ${rounds} interleaved rounds: median (lower quartile).`,
  );
  for (const line of LINES) {
    const times: Record<string, object> = {};
    const weights: Record<string, object> = {};
    for (const path of Object.keys(PAGES)) {
      const { ours, bare } = await measure(path, line);
      const of = (loads: Load[], key: 'firstPaint' | 'largestPaint' | 'blocking') => loads.map((each) => each[key]);
      times[path] = {
        'first paint, ms': medianAndQuartile(of(ours, 'firstPaint')),
        'of the floor': medianAndQuartile(of(bare, 'firstPaint')),
        'largest paint, ms': medianAndQuartile(of(ours, 'largestPaint')),
        'of the floor ': medianAndQuartile(of(bare, 'largestPaint')),
        ratio: `${ratio(of(ours, 'largestPaint'), of(bare, 'largestPaint'), 0.5)} (${ratio(of(ours, 'largestPaint'), of(bare, 'largestPaint'), 0.25)})`,
        'blocking, ms': medianAndQuartile(of(ours, 'blocking')),
      };
      const [last] = ours.slice(-1);
      const [lastBare] = bare.slice(-1);
      weights[path] = {
        requests: last?.requests,
        ...Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(last?.transfers ?? [], kind)])),
        bytes: last?.bytes,
        'of the floor': lastBare?.bytes,
        ratio: ((last?.bytes ?? 0) / (lastBare?.bytes ?? 1)).toFixed(2),
      };
    }
    console.log(`\n${line.name}`);
    console.table(times);
    console.table(weights);
  }

  const forms: Record<string, object> = {};
  for (const line of LINES) {
    const starts = [];
    for (let round = 0; round < rounds; round += 1) starts.push(await startForm(browser, site.url, line));
    forms[line.name] = {
      'live after the first tap, ms': medianAndQuartile(starts.map(({ live }) => live)),
      'first letter after the tap, ms': medianAndQuartile(starts.map(({ firstLetter }) => firstLetter)),
      'what was typed meanwhile is kept': starts.every(({ kept }) => kept),
      'a submit meanwhile is answered': starts.every(({ submitHeld }) => submitHeld),
    };
  }
  console.log('\nThe form of the contact page, tapped as soon as it is on the screen');
  console.table(forms);
} finally {
  await browser.close();
  await Promise.all([site.close(), floor.close(), floorSite.remove()]);
}
