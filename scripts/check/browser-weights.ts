import type { BuiltDocument } from '../build-site/documents';
import { launchChromium } from '../measure/launch';
import { serveFolder } from '../serve/serve-folder';
import { targetsOf, weighShifts, weighTasks, weighVisits, weighWidgets } from './visit-weights';
import type { Weight } from './weights';

/** All that only a browser can measure; says so, and measures nothing, where this machine has none. */
export async function browserWeights(folder: string, documents: BuiltDocument[]): Promise<Weight[]> {
  const browser = await launchChromium();
  if (!browser) {
    console.warn(
      'SKIPPED: what pages cost in a browser: no Chromium here (CHROME_PATH names one; `npm test` gets one).',
    );
    return [];
  }
  const { url, close } = await serveFolder(folder);
  const site = { browser, url, folder };
  const targets = targetsOf(documents);
  try {
    return [
      ...(await weighVisits(site, targets)),
      ...(await weighWidgets(site)),
      ...(await weighShifts(site, targets)),
      await weighTasks(site, targets),
    ];
  } finally {
    await browser.close();
    await close();
  }
}
