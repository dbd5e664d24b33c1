import { describe, expect, test } from 'vitest';
import { mainThreadCost, type TraceEvent } from './main-thread';

const SITE = 'http://localhost:1';

const event = (name: string, ts: number, dur: number, data: TraceEvent['args']['data'] = {}): TraceEvent => ({
  ...{ name, ts, dur, tdur: dur, ph: 'X', pid: 1, tid: 1 },
  args: { data },
});
/** A processor as fast as the one of the limits: 1 ms of it is 6 ms on a phone. */
const reference = event('FunctionCall', 900_000, 20_000, { functionName: 'referenceWork' });
const siteScript = { url: `${SITE}/assets/entry.js` };

describe('mainThreadCost', () => {
  test('returns the longest task, with all scripts in it', () => {
    const events = [
      event('RunTask', 0, 50_000),
      event('EvaluateScript', 1_000, 30_000, siteScript),
      event('RunTask', 100_000, 90_000),
      event('EvaluateScript', 101_000, 20_000, siteScript),
      event('v8.evaluateModule', 130_000, 25_000),
      reference,
    ];
    expect(mainThreadCost(events, SITE).script).toBe(45 * 6);
  });

  test('counts a script inside another once', () => {
    const events = [
      event('FunctionCall', 1_000, 5_000, siteScript),
      event('EvaluateScript', 0, 10_000, siteScript),
      event('RunTask', 0, 50_000),
      reference,
    ];
    expect(mainThreadCost(events, SITE).script).toBe(60);
  });

  test('counts processor time, not the time a task waits', () => {
    const events = [
      event('RunTask', 0, 50_000),
      { ...event('FunctionCall', 0, 40_000, siteScript), tdur: 3_000 },
      reference,
    ];
    expect(mainThreadCost(events, SITE).script).toBe(18);
  });

  test('leaves out other threads, other origins and the engine', () => {
    const events = [
      event('RunTask', 0, 90_000),
      event('FunctionCall', 0, 2_000, siteScript),
      event('Layout', 10_000, 30_000),
      event('EvaluateScript', 50_000, 30_000, { url: '' }),
      { ...event('FunctionCall', 0, 30_000, siteScript), tid: 2 },
      reference,
    ];
    expect(mainThreadCost(events, SITE).script).toBe(12);
  });

  test('adds up what tasks take beyond 50 ms on a phone, whoever caused it', () => {
    const events = [
      event('RunTask', 0, 20_000),
      event('Layout', 1_000, 18_000),
      event('RunTask', 30_000, 8_000),
      event('FunctionCall', 30_000, 2_000, siteScript),
      event('RunTask', 40_000, 10_000),
      reference,
    ];
    expect(mainThreadCost(events, SITE).blocking).toBe(70 + 10);
  });

  test('takes a machine half as fast for what it is', () => {
    const events = [event('RunTask', 0, 20_000), event('FunctionCall', 0, 10_000, siteScript)];
    const slow = { ...reference, tdur: 40_000 };
    expect(mainThreadCost([...events, slow], SITE)).toEqual({ script: 30, blocking: 10 });
  });

  test.each([
    ['the reference work', [event('FunctionCall', 0, 2_000, siteScript)]],
    ['a script of the site', [event('RunTask', 0, 90_000), reference]],
  ])('throws for a trace without %s', (_, events) => {
    expect(() => mainThreadCost(events, SITE)).toThrow('The trace has no');
  });
});
