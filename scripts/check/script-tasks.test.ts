import { describe, expect, test } from 'vitest';
import { scriptTimes, type TraceEvent } from './script-tasks';

const SITE = 'http://localhost:1';

const event = (name: string, ts: number, dur: number, data: TraceEvent['args']['data'] = {}): TraceEvent => ({
  ...{ name, ts, dur, tdur: dur, ph: 'X', pid: 1, tid: 1 },
  args: { data },
});
const own = { url: `${SITE}/assets/entry.js` };
const reference = event('FunctionCall', 900_000, 20_000, { functionName: 'referenceWork' });

describe('scriptTimes', () => {
  test('returns the longest task, with all scripts in it', () => {
    const events = [
      event('RunTask', 0, 50_000),
      event('EvaluateScript', 1_000, 30_000, own),
      event('RunTask', 100_000, 90_000),
      event('EvaluateScript', 101_000, 20_000, own),
      event('v8.evaluateModule', 130_000, 25_000),
      reference,
    ];
    expect(scriptTimes(events, SITE)).toEqual({ reference: 20, longest: 45 });
  });

  test('counts a script inside another once', () => {
    const events = [
      event('FunctionCall', 1_000, 5_000, own),
      event('EvaluateScript', 0, 10_000, own),
      event('RunTask', 0, 50_000),
      reference,
    ];
    expect(scriptTimes(events, SITE).longest).toBe(10);
  });

  test('counts processor time, not the time a task waits', () => {
    const events = [event('RunTask', 0, 50_000), { ...event('FunctionCall', 0, 40_000, own), tdur: 3_000 }, reference];
    expect(scriptTimes(events, SITE).longest).toBe(3);
  });

  test('leaves out other threads, other origins and the engine', () => {
    const events = [
      event('RunTask', 0, 90_000),
      event('FunctionCall', 0, 2_000, own),
      event('Layout', 10_000, 30_000),
      event('EvaluateScript', 50_000, 30_000, { url: '' }),
      { ...event('FunctionCall', 0, 30_000, own), tid: 2 },
      reference,
    ];
    expect(scriptTimes(events, SITE).longest).toBe(2);
  });

  test.each([
    ['the reference work', [event('FunctionCall', 0, 2_000, own)]],
    ['a script of the site', [event('RunTask', 0, 90_000), reference]],
  ])('throws for a trace without %s', (_, events) => {
    expect(() => scriptTimes(events, SITE)).toThrow('The trace has no');
  });
});
