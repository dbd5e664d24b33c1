import type { Browser } from '@playwright/test';
import { budgets } from './budgets';
import type { MeasuredSite } from './pages';
import { closestToLimit, markContentDependent, type Weight } from './report';
import { visit } from './visit';

/** Factor by which a low-end phone's processor is slower than that of the machine on which the limit was set. */
const CPU_SLOWDOWN = 6;

/**
 * Maximum visits of each page. The shortest time counts, because other work on this machine can only prolong a visit.
 * So a page within its limits needs no other visit.
 */
const MAX_VISITS = 3;

/** Milliseconds of processor time that `REFERENCE_WORK` takes on the machine on which the limit was set. */
const REFERENCE_MS = 20;

/** Typical work of an engine for a page. Its duration shows how fast this machine is. */
const REFERENCE_WORK = `new Promise((done) => setTimeout(function referenceWork() {
  const list = document.createElement('ul');
  list.style.cssText = 'position:fixed;visibility:hidden;width:300px';
  list.innerHTML = '<li>La mousse retient <b>l’eau</b>, et le gel <i>fend</i> la tuile.</li>'.repeat(500);
  document.body.append(list);
  list.getBoundingClientRect();
  list.remove();
  done();
}))`;

/** Event of Chromium's trace. `tdur` is the processor time of its thread in microseconds, without waiting. */
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

/** Events in which script runs. The last two have no URL. */
const SCRIPT = [
  'EvaluateScript',
  'FunctionCall',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'RunMicrotasks',
];
const WITHOUT_ADDRESS = SCRIPT.slice(-2);

/** A longer task delays the response to a visitor's input. */
const LONG_TASK_MS = 50;

/** Cost of a visit for the main thread until the reference work, in milliseconds on the slower processor. */
export type MainThreadCost = {
  /** Longest time that scripts of the site take in one task. */
  script: number;
  /** Sum of the time of each task beyond `LONG_TASK_MS`, whether a script or the engine caused it. */
  blocking: number;
};

/**
 * Computes the cost from a trace of a page of `origin`. Throws if the trace has no reference work or no script of
 * `origin`. Otherwise a Chromium with other event names would make every page look fast.
 */
export function mainThreadCost(events: TraceEvent[], origin: string): MainThreadCost {
  const reference = events.find(({ args }) => args.data?.functionName === 'referenceWork');
  if (!reference?.tdur) throw new Error('The trace has no processor time of the reference work.');
  const slowerMs = (microseconds: number) => (microseconds / reference.tdur!) * REFERENCE_MS * CPU_SLOWDOWN;
  const spans = events
    .filter((event): event is Span => event.ph === 'X' && event.tdur !== undefined)
    .filter(({ pid, tid, ts, dur }) => pid === reference.pid && tid === reference.tid && ts + dur! < reference.ts)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const cost: MainThreadCost = { script: 0, blocking: 0 };
  let [taskEnd, inTask, scriptEnd] = [0, 0, 0];
  for (const { name, ts, dur, tdur, args } of spans) {
    if (name === TASK && ts >= taskEnd) {
      [taskEnd, inTask] = [ts + dur, 0];
      cost.blocking += Math.max(0, slowerMs(tdur) - LONG_TASK_MS);
    }
    const isSiteScript = WITHOUT_ADDRESS.includes(name) || args.data?.url?.startsWith(origin);
    // A script event inside another script event is part of that event.
    if (!SCRIPT.includes(name) || !isSiteScript || ts < scriptEnd) continue;
    scriptEnd = ts + dur;
    inTask += slowerMs(tdur);
    cost.script = Math.max(cost.script, inTask);
  }
  if (cost.script === 0) throw new Error(`The trace has no script of ${origin}.`);
  return cost;
}

/**
 * Measures the cost of each page for the main thread before any interaction. Compares processor time with that of the
 * reference work in the same page, so that a busy or slow machine gives the same result.
 */
export async function weighMainThread({ browser, url, pages }: MeasuredSite): Promise<Weight[]> {
  const limits: MainThreadCost = { script: budgets.scriptTask, blocking: budgets.blocking };
  const costs: { page: string; cost: MainThreadCost }[] = [];
  for (const { path } of pages) {
    const cost = await repeatWhileExceeded(limits, () => traceVisit(browser, url, path));
    costs.push({ page: path, cost });
  }
  const weightOf = (title: string, part: keyof MainThreadCost) =>
    closestToLimit(
      `${title}, processor ${CPU_SLOWDOWN} times slower, ms`,
      costs.map(({ page, cost }) => ({ page, value: Math.round(cost[part]), limit: limits[part] })),
    );
  return [
    weightOf('script in one task', 'script'),
    // The engine takes longer for a long page.
    markContentDependent(weightOf('blocking at load', 'blocking')),
  ];
}

/** Measures until each part of the cost was within its limit, at most `MAX_VISITS` times. Returns the lowest values. */
export async function repeatWhileExceeded(
  limits: MainThreadCost,
  measure: () => Promise<MainThreadCost>,
): Promise<MainThreadCost> {
  const isExceeded = (cost: MainThreadCost) =>
    Math.round(cost.script) > limits.script || Math.round(cost.blocking) > limits.blocking;
  let lowest = await measure();
  for (let visits = 1; visits < MAX_VISITS && isExceeded(lowest); visits += 1) {
    const { script, blocking } = await measure();
    lowest = { script: Math.min(lowest.script, script), blocking: Math.min(lowest.blocking, blocking) };
  }
  return lowest;
}

async function traceVisit(browser: Browser, url: string, path: string): Promise<MainThreadCost> {
  await browser.startTracing(undefined, {
    categories: ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await visit(browser, url + path, { connection: 'slow' }, ({ page }) => page.evaluate(REFERENCE_WORK));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return mainThreadCost(traceEvents, url);
}
