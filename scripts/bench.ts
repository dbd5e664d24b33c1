import { parseArgs } from 'node:util';
import { makeBareSite } from './measure/bare-page';
import { startForm } from './measure/form';
import { CPU_SLOWDOWN, NETWORK_PROFILES, type NetworkProfile } from './measure/phone';
import { bytesOf, type Transfer } from './measure/transfers';
import { visit } from './measure/visit';
import { serveFolder } from './serve/serve-folder';
import { launchBrowser } from './testing/chromium';

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

/** One load of a page: times in milliseconds since the navigation began. */
type Load = { firstPaint: number; largestPaint: number; blocking: number; transfers: Transfer[] };

const browser = await launchBrowser();
const site = await serveFolder(FOLDER);
const bareSite = await makeBareSite(FOLDER, Object.values(PAGES));
const bareServer = await serveFolder(bareSite.folder);

function load(url: string, network: NetworkProfile): Promise<Load> {
  const options = { connection: network.connection, network, cpuSlowdown: CPU_SLOWDOWN };
  return visit(browser, url, options, async ({ transfers, timeline }) => {
    const { firstPaint, largestPaint, tasks } = await timeline();
    const blocking = tasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, blocking, transfers };
  });
}

/** Interleaved: whatever else this machine does meanwhile slows both down alike. */
async function loadBoth(path: string, network: NetworkProfile): Promise<{ ours: Load[]; bare: Load[] }> {
  const ours: Load[] = [];
  const bare: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(site.url + path, network));
    bare.push(await load(bareServer.url + path, network));
  }
  return { ours, bare };
}

/** The value below which this share of the values lies; times on a throttled network scatter, means say little. */
function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below = Number.NaN, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

/** «median (lower quartile)», in whole numbers. */
const summary = (numbers: number[]) => `${Math.round(quantile(numbers, 0.5))} (${Math.round(quantile(numbers, 0.25))})`;

const ratio = (ours: number[], bare: number[], share: number) =>
  (quantile(ours, share) / quantile(bare, share)).toFixed(2);

try {
  console.log(
    `Phone of 412 × 732 at DPR 1.75, processor ${CPU_SLOWDOWN} times slower, ${rounds} interleaved rounds: median (lower quartile).`,
  );
  for (const network of NETWORK_PROFILES) {
    const times: Record<string, object> = {};
    const weights: Record<string, object> = {};
    for (const path of Object.keys(PAGES)) {
      const { ours, bare } = await loadBoth(path, network);
      const of = (loads: Load[], key: 'firstPaint' | 'largestPaint' | 'blocking') => loads.map((each) => each[key]);
      const [largest, bareLargest] = [of(ours, 'largestPaint'), of(bare, 'largestPaint')];
      times[path] = {
        'first paint, ms': summary(of(ours, 'firstPaint')),
        'of the bare page': summary(of(bare, 'firstPaint')),
        'largest paint, ms': summary(largest),
        'of the bare page ': summary(bareLargest),
        ratio: `${ratio(largest, bareLargest, 0.5)} (${ratio(largest, bareLargest, 0.25)})`,
        'blocking, ms': summary(of(ours, 'blocking')),
      };
      const transfers = ours.at(-1)?.transfers ?? [];
      const bareTransfers = bare.at(-1)?.transfers ?? [];
      weights[path] = {
        requests: transfers.length,
        ...Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(transfers, kind)])),
        bytes: bytesOf(transfers),
        'of the bare page': bytesOf(bareTransfers),
        ratio: (bytesOf(transfers) / bytesOf(bareTransfers)).toFixed(2),
      };
    }
    console.log(`\n${network.name}`);
    console.table(times);
    console.table(weights);
  }

  const forms: Record<string, object> = {};
  for (const network of NETWORK_PROFILES) {
    const starts = [];
    for (let round = 0; round < rounds; round += 1) starts.push(await startForm(browser, site.url, network));
    forms[network.name] = {
      'live after the first tap, ms': summary(starts.map(({ live }) => live)),
      'first letter after the tap, ms': summary(starts.map(({ firstLetter }) => firstLetter)),
      'what was typed meanwhile is kept': starts.every(({ isKept }) => isKept),
      'a submit meanwhile is answered': starts.every(({ isSubmitAnswered }) => isSubmitAnswered),
    };
  }
  console.log('\nThe form of the contact page, tapped as soon as it is on the screen');
  console.table(forms);
} finally {
  await browser.close();
  await Promise.all([site.close(), bareServer.close(), bareSite.remove()]);
}
