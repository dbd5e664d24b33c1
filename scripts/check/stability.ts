import { mapConcurrently } from '../lib/concurrency';
import { budgets } from './budgets';
import type { MeasuredSite } from './pages';
import { type Measurement, nearest, type Weight } from './report';
import { AT_ONCE, CPU_SLOWDOWN, scrollThrough, visit } from './visit';

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
  return nearest(
    'layout shift',
    await mapConcurrently(cases, AT_ONCE, async ({ path, where, options }) => {
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

/** Visits after which a task that was too long in each of them is too long: this machine does other work as well. */
const ROUNDS = 20;

/** Milliseconds of `referenceWork` on the machine by which the limit was set, at CPU_SLOWDOWN. */
const REFERENCE = 120;

/** Work of the kind that a page gives an engine before anyone touches it: what it takes tells how fast a machine is. */
function referenceWork(): number {
  const began = performance.now();
  const list = document.createElement('ul');
  list.style.cssText = 'position:fixed;visibility:hidden;width:300px';
  list.innerHTML = '<li>La mousse retient <b>l’eau</b>, et le gel <i>fend</i> la tuile.</li>'.repeat(500);
  document.body.append(list);
  list.getBoundingClientRect();
  list.remove();
  return performance.now() - began;
}

/** The longest task of each page before any interaction, on a slow processor, in the best of several visits. */
export async function weighTasks({ browser, url, pages }: MeasuredSite): Promise<Weight> {
  const measured: Measurement[] = [];
  for (const { path } of pages) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && best > budgets.longestTask; round += 1) {
      const options = { connection: 'slow', cpuSlowdown: CPU_SLOWDOWN } as const;
      best = Math.min(
        best,
        await visit(browser, url + path, options, async ({ page, timeline }) => {
          const { tasks } = await timeline();
          const longest = Math.max(0, ...tasks);
          return Math.round((longest * REFERENCE) / (await page.evaluate(referenceWork)));
        }),
      );
    }
    measured.push({ page: path, value: best, limit: budgets.longestTask });
  }
  return nearest(`longest task, processor ${CPU_SLOWDOWN} times slower, ms`, measured);
}
