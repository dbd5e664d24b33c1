import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { BuiltDocument } from '../build-site/documents';
import { mapConcurrently } from '../concurrency';
import { floorPage, hasHero } from '../measure/bare-page';
import { brotli } from '../measure/brotli';
import { bytesOf, type Transfer } from '../measure/transfers';
import { budgets, kindOf } from './budgets';
import { scrollThrough, type Visit, visit } from './visit';
import { type Measured, nearest, type Weight } from './weights';

/** An address that no page has: the 404 page is measured there. */
export const MISSING = '/une-page-qui-manque';

type Site = { browser: Browser; url: string; folder: string };
/** A page to measure: its address and its document. */
export type Target = { path: string; html: string };

/** The pages among the built documents, each with its address. */
export function targetsOf(documents: BuiltDocument[]): Target[] {
  return documents
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .map(({ file, html }) => ({
      path: file === '404.html' ? MISSING : `/${file.replace(/\/?index\.html$/, '')}`,
      html,
    }));
}

/** One page of each template: layout follows from it. */
export function oneOfEachKind(targets: Target[]): Target[] {
  const kinds = new Map(targets.map((target) => [target.path.replace(/^\/(services|zones)\/.*/, '$1'), target]));
  return [...kinds.values()];
}

/** What every page costs before any interaction, on a phone whose browser reports a slow line. */
export async function weighVisits({ browser, url, folder }: Site, targets: Target[]): Promise<Weight[]> {
  const visits = await mapConcurrently(targets, 2, ({ path }) =>
    visit(browser, url + path, { line: 'slow' }, async ({ page, transfers, layoutShift }) => {
      const before = [...transfers];
      await scrollThrough(page);
      return { before, layoutShift: await layoutShift() };
    }),
  );
  const each = (
    measure: (before: Transfer[], target: Target) => number,
    limit: (target: Target) => number,
  ): Measured[] =>
    targets.map((target, index) => ({
      page: target.path,
      value: measure(visits[index]?.before ?? [], target),
      limit: limit(target),
    }));
  const scripts = await Promise.all(visits.map(({ before }) => fileBytes(folder, before, ['script'])));
  return [
    nearest(
      'requests before interaction',
      each(
        (before) => before.length,
        ({ path }) => budgets.requestsBefore[kindOf(path)],
      ),
    ),
    nearest(
      'all bytes before interaction',
      each(
        (before) => bytesOf(before),
        ({ path }) => budgets.bytesBefore[kindOf(path)],
      ),
    ),
    nearest(
      'script before interaction, bytes',
      targets.map(({ path }, index) => ({
        page: path,
        value: scripts[index] ?? 0,
        limit: path === MISSING ? budgets.scriptBeforeOnNotFound : budgets.scriptBefore,
      })),
    ),
    nearest(
      'bytes beyond the bare page',
      each(
        (before, target) => bytesOf(before) - floorBytes(before, target),
        ({ path }) => (path === MISSING ? budgets.beyondFloorOnNotFound : budgets.beyondFloor),
      ),
    ),
    nearest(
      'layout shift while scrolling',
      targets.map(({ path }, index) => ({
        page: path,
        value: visits[index]?.layoutShift ?? 1,
        limit: budgets.layoutShift,
      })),
    ),
  ];
}

/** The bare page costs its own text, the same first pictures (its hero, or a gallery's first rows), headers and icon. */
function floorBytes(before: Transfer[], { html }: Target): number {
  const document = bytesOf(before, 'document') - brotli(html).length + brotli(floorPage(html)).length;
  const isFirst = ({ kind, path }: Transfer) => kind === 'image' && (!hasHero(html) || heroFiles(html).includes(path));
  return document + bytesOf(before.filter(isFirst)) + bytesOf(before, 'other');
}

function heroFiles(html: string): string {
  return /<picture>(?:(?!<\/picture>)[^])*fetchpriority="high"/.exec(html)?.[0] ?? '';
}

/** Layout shifts of one page of each kind at every width, with the heading face late, and with none. */
export async function weighShifts({ browser, url }: Site, targets: Target[]): Promise<Weight[]> {
  const shifts = async (line: 'slow' | 'fast') => {
    const cases = oneOfEachKind(targets).flatMap(({ path }) => budgets.widths.map((width) => ({ path, width })));
    return mapConcurrently(cases, 2, ({ path, width }) =>
      visit(browser, url + path, { line, lateFont: true, options: viewport(width) }, async ({ page, layoutShift }) => {
        await scrollThrough(page);
        return { page: `${path} (${width} px)`, value: await layoutShift(), limit: budgets.layoutShift };
      }),
    );
  };
  return [
    nearest('layout shift, heading face absent', await shifts('slow')),
    nearest('layout shift, heading face late', await shifts('fast')),
  ];
}

const viewport = (width: number) => ({ viewport: { width, height: width < 1024 ? 732 : 800 }, isMobile: width < 1024 });

/** Visits after which a task that is always too long is believed: this machine has other work too. */
const ROUNDS = 12;

/** The longest task of one page of each kind on a slow processor, in its best visit. */
export async function weighTasks({ browser, url }: Site, targets: Target[]): Promise<Weight> {
  const measured: Measured[] = [];
  for (const { path } of oneOfEachKind(targets)) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && best > budgets.longestTask; round += 1) {
      const task = await visit(browser, url + path, { line: 'slow', slowerProcessor: 6 }, (seen) => seen.longestTask());
      best = Math.min(best, task);
    }
    measured.push({ page: path, value: best, limit: budgets.longestTask });
  }
  return nearest('longest task at 6 times slower, ms', measured);
}

/** What the form and the viewer fetch when a visitor wants them. */
export async function weighWidgets({ browser, url, folder }: Site): Promise<Weight[]> {
  const fetchedBy = async ({ page, transfers }: Visit, kinds: string[], action: () => Promise<void>) => {
    const before = transfers.length;
    await action();
    await page.waitForLoadState('networkidle');
    return fileBytes(folder, transfers.slice(before), kinds);
  };
  const form = await visit(browser, `${url}/contact`, { line: 'slow' }, async (visited) => {
    const { page } = visited;
    const live = await fetchedBy(visited, ['script'], async () => {
      await page.tap('main form [name=name]');
      await page.waitForSelector('[data-widget^=ContactForm][data-widget-status=ready]');
    });
    const toast = await fetchedBy(visited, ['script'], async () => {
      await page.fill('main form [name=name]', 'Jeanne');
      await page.fill('main form [name=phone]', '0353010000');
      await page.fill('main form [name=message]', 'Une tuile');
      await page.tap('main form [type=submit]');
      await page.waitForSelector('.notyf__toast');
    });
    return { live, toast };
  });
  const viewer = await visit(browser, `${url}/realisations`, { line: 'slow' }, (visited) =>
    fetchedBy(visited, ['script', 'stylesheet'], async () => {
      await visited.page.tap('main [data-widget^=Gallery] a');
      await visited.page.waitForSelector('.glightbox-container .gslide.current img');
    }),
  );
  const on = (page: string, value: number, limit: number) => [{ page, value, limit }];
  return [
    nearest('script until the form is live, bytes', on('/contact', form.live, budgets.formScript)),
    nearest('the same with its toast', on('/contact', form.live + form.toast, budgets.formScriptWithToast)),
    nearest('viewer, code and styles, bytes', on('/realisations', viewer, budgets.viewer)),
  ];
}

/** What the files of these transfers weigh compressed, without headers. */
async function fileBytes(folder: string, transfers: Transfer[], kinds: string[]): Promise<number> {
  const paths = transfers.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
  const sizes = await Promise.all(paths.map(async (path) => brotli(await readFile(join(folder, path))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
