import type { Browser } from '@playwright/test';
import { budgets } from './budgets';
import type { MeasuredSite } from './pages';
import { type Measurement, nearest, type Weight } from './report';
import { visit } from './visit';

/** How much slower a low-end phone's processor is than that of the machine on which the limit was set. */
const CPU_SLOWDOWN = 6;

/** Visits of each page. The shortest time counts, because other work on this machine can only prolong it. */
const VISITS = 3;

/** Milliseconds of processor time that `REFERENCE_WORK` takes on the machine on which the limit was set. */
const REFERENCE_MS = 20;

/** Gives an engine work of the kind that a page gives it. Its duration shows how fast this machine is. */
const REFERENCE_WORK = `new Promise((done) => setTimeout(function referenceWork() {
  const list = document.createElement('ul');
  list.style.cssText = 'position:fixed;visibility:hidden;width:300px';
  list.innerHTML = '<li>La mousse retient <b>l’eau</b>, et le gel <i>fend</i> la tuile.</li>'.repeat(500);
  document.body.append(list);
  list.getBoundingClientRect();
  list.remove();
  done();
}))`;

/** An event of Chromium's trace. `tdur` is processor time of its thread, in microseconds: it excludes waiting. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { url?: string; functionName?: string } };
};

type Span = Required<Pick<TraceEvent, 'ts' | 'dur' | 'tdur'>> & TraceEvent;

const TASK = 'RunTask';

/** Events in which script runs. The last two carry no address. */
const SCRIPT = [
  'EvaluateScript',
  'FunctionCall',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'RunMicrotasks',
];
const WITHOUT_ADDRESS = SCRIPT.slice(-2);

/** Processor time in milliseconds, as this machine takes it: of the reference work and of the longest task's scripts. */
export type ScriptTimes = { reference: number; longest: number };

/**
 * Returns the processor time that scripts of `origin` take in the task in which they take longest. Throws if the trace has
 * no reference work or no script of `origin`, so that a Chromium with other names of events cannot pass for a fast page.
 */
export function scriptTimes(events: TraceEvent[], origin: string): ScriptTimes {
  const reference = events.find(({ args }) => args.data?.functionName === 'referenceWork');
  if (!reference?.tdur) throw new Error('The trace has no processor time of the reference work.');
  const spans = events
    .filter((event): event is Span => event.ph === 'X' && event.tdur !== undefined)
    .filter(({ pid, tid }) => pid === reference.pid && tid === reference.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let longest = 0;
  let [taskEnd, inTask, scriptEnd] = [0, 0, 0];
  for (const { name, ts, dur, tdur, args } of spans) {
    if (name === TASK && ts >= taskEnd) [taskEnd, inTask] = [ts + dur, 0];
    const isOwn = WITHOUT_ADDRESS.includes(name) || args.data?.url?.startsWith(origin);
    // A script event inside another is part of it.
    if (!SCRIPT.includes(name) || !isOwn || ts < scriptEnd) continue;
    scriptEnd = ts + dur;
    inTask += tdur;
    longest = Math.max(longest, inTask);
  }
  if (longest === 0) throw new Error(`The trace has no script of ${origin}.`);
  return { reference: reference.tdur / 1000, longest: longest / 1000 };
}

/**
 * Measures how long scripts of the site occupy the main thread in one task before any interaction. It counts processor time
 * and compares it with that of the reference work in the same page, so that a busy or a slow machine gives the same result.
 */
export async function weighScriptTasks({ browser, url, pages }: MeasuredSite): Promise<Weight> {
  const measured: Measurement[] = [];
  for (const { path } of pages) {
    const values: number[] = [];
    while (values.length < VISITS) {
      const { reference, longest } = await traceVisit(browser, url, path);
      values.push((longest * CPU_SLOWDOWN * REFERENCE_MS) / reference);
    }
    measured.push({ page: path, value: Math.round(Math.min(...values)), limit: budgets.scriptTask });
  }
  return nearest(`script in one task, processor ${CPU_SLOWDOWN} times slower, ms`, measured);
}

async function traceVisit(browser: Browser, url: string, path: string): Promise<ScriptTimes> {
  await browser.startTracing(undefined, {
    categories: ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await visit(browser, url + path, { connection: 'slow' }, ({ page }) => page.evaluate(REFERENCE_WORK));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return scriptTimes(traceEvents, url);
}
