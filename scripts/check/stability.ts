import { mapConcurrently } from '../lib/concurrency';
import { budgets } from './budgets';
import type { MeasuredSite } from './pages';
import { closestToLimit, type Weight } from './report';
import { MAX_CONCURRENT_VISITS, scrollThrough, visit } from './visit';

/**
 * Measures the layout shift of each page during scrolling. Measures at every width with a late heading font, and on the
 * phone with the font after everything else.
 */
export async function weighShifts({ browser, url, pages }: MeasuredSite): Promise<Weight> {
  const lateFaceVisits = budgets.widths.map((width) => {
    const isMobile = width < 1024;
    // The pixel density does not change the layout, but pictures with fewer pixels are painted sooner.
    const context = { viewport: { width, height: isMobile ? 732 : 800 }, isMobile, deviceScaleFactor: 1 };
    return { label: `${width} px, face late`, options: { connection: 'fast', lateFont: true, context } } as const;
  });
  const lastFaceVisit = { label: 'face last', options: { connection: 'slow' } } as const;
  const cases = pages.flatMap(({ path }) =>
    [...lateFaceVisits, lastFaceVisit].map((visitCase) => ({ path, ...visitCase })),
  );
  return closestToLimit(
    'layout shift',
    await mapConcurrently(cases, MAX_CONCURRENT_VISITS, async ({ path, label, options }) => {
      const measured: number[] = [];
      // A shift that the font causes repeats at each visit, so the lowest of three values counts. Other shifts may come
      // from a busy machine, which may paint a page before it has parsed all of the page.
      while (measured.length < 3 && measured.every((shift) => shift > budgets.layoutShift)) {
        const { layoutShift } = await visit(browser, url + path, options, async ({ page, timeline }) => {
          await scrollThrough(page);
          return timeline();
        });
        measured.push(layoutShift);
      }
      return { page: `${path} (${label})`, value: Math.min(...measured), limit: budgets.layoutShift };
    }),
  );
}
