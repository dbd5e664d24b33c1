import { describe, expect, test } from 'vitest';
import { mainThreadCost, repeatWhileExceeded, type TraceEvent } from './main-thread';

const SITE = 'http://localhost:1';

const event = (name: string, ts: number, dur: number, data: TraceEvent['args']['data'] = {}): TraceEvent => ({
  ...{ name, ts, dur, tdur: dur, ph: 'X', pid: 1, tid: 1 },
  args: { data },
});
/** Reference work on the machine on which the limit was set: 1 ms there counts as 6 ms on a phone. */
const reference = event('FunctionCall', 900_000, 20_000, { functionName: 'referenceWork' });
const siteScript = { url: `${SITE}/assets/entry.js` };

describe('mainThreadCost', () => {
  test('returns the script time of the longest task', () => {
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

  test('counts nested scripts once', () => {
    const events = [
      event('FunctionCall', 1_000, 5_000, siteScript),
      event('EvaluateScript', 0, 10_000, siteScript),
      event('RunTask', 0, 50_000),
      reference,
    ];
    expect(mainThreadCost(events, SITE).script).toBe(60);
  });

  test('counts processor time, but not waiting', () => {
    const events = [
      event('RunTask', 0, 50_000),
      { ...event('FunctionCall', 0, 40_000, siteScript), tdur: 3_000 },
      reference,
    ];
    expect(mainThreadCost(events, SITE).script).toBe(18);
  });

  test('ignores other threads, other origins and the engine', () => {
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

  test('adds up the time of tasks beyond 50 ms on a phone', () => {
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

  test('gives the same result on a machine half as fast', () => {
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

describe('repeatWhileExceeded()', () => {
  const limits = { script: 40, blocking: 80 };
  const repeatWithCosts = async (...costs: { script: number; blocking: number }[]) => {
    const lowest = await repeatWhileExceeded(limits, async () => costs.shift()!);
    return { lowest, unusedCount: costs.length };
  };

  test('stops after the first cost within the limits', async () => {
    const cost = { script: 40.4, blocking: 80 };
    expect(await repeatWithCosts(cost, cost)).toEqual({ lowest: cost, unusedCount: 1 });
  });

  test('takes the lowest value of each part', async () => {
    const costs = [
      { script: 90, blocking: 70 },
      { script: 30, blocking: 120 },
    ];
    expect(await repeatWithCosts(...costs)).toEqual({ lowest: { script: 30, blocking: 70 }, unusedCount: 0 });
  });

  test('stops after three measurements above a limit', async () => {
    const cost = { script: 20, blocking: 81 };
    expect(await repeatWithCosts(cost, cost, cost, cost)).toEqual({ lowest: cost, unusedCount: 1 });
  });
});
