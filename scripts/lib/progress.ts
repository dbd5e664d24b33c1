import { inTime } from './format.ts';

export type Terminal = { write(text: string): unknown; isTTY?: boolean; columns?: number };

/** Shows how far a long piece of work is. */
export type Progress = {
  /** Writes a line of its own. */
  say(line: string): void;
  /** Announces so many steps. */
  start(total: number, options?: StepOptions): void;
  /** One more step is done: `text` names it, and `work` is its share of the `work` announced. */
  done(text: string, work?: number): void;
  /** Ends the steps. */
  end(): void;
};

export type StepOptions = {
  /** `'looks'` if the steps only read and change nothing. */
  kind?: 'looks';
  /** How much work the steps are together, in any unit: the share done and the remaining time follow from it. */
  work?: number;
};

const WIDTH = 24;

/** Milliseconds of work before a remaining time is shown: the first steps are no measure. */
const SOON = 2000;

/**
 * Estimates the share that is done and the remaining time of steps that take unequal time; the time is undefined while it is
 * not known, and for steps without `work`.
 */
export function createEstimate(total: number, work?: number, now: () => number = Date.now) {
  const began = now();
  let [steps, finished] = [0, 0];
  return {
    add(weight = 0) {
      steps += 1;
      finished += weight;
    },
    estimate() {
      const share = work && steps < total ? Math.min(1, finished / work) : steps / total;
      const elapsed = now() - began;
      const isKnown = work !== undefined && elapsed >= SOON && share > 0 && steps < total;
      return { steps, share, remaining: isKnown ? (elapsed * (1 - share)) / share : undefined };
    },
  };
}

/** «encore 40 s», in steps of five seconds; empty while it is not known. */
export function inRemaining(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '';
  return `encore ${inTime(Math.ceil(milliseconds / 5000) * 5000)}`;
}

/** Prints one line that moves on a terminal and leaves nothing behind, or in a log a line for each tenth of the work. */
export function createProgress(terminal: Terminal): Progress {
  let total = 0;
  let estimated = createEstimate(0);
  let tenths = 0;
  let isDrawn = false;
  const clear = () => {
    if (isDrawn) terminal.write('\r\u001b[2K');
    isDrawn = false;
  };
  const say = (line: string) => {
    clear();
    terminal.write(`${line}\n`);
  };
  return {
    say,
    start(steps, { work } = {}) {
      total = steps;
      estimated = createEstimate(steps, work);
      tenths = 0;
    },
    done(text, work) {
      estimated.add(work);
      const { steps, share, remaining } = estimated.estimate();
      const time = inRemaining(remaining);
      const line = `${steps}/${total}  ${time && `${time}  `}${text}`;
      const before = tenths;
      tenths = Math.floor(10 * share + 1e-9);
      if (terminal.isTTY) {
        const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
        const percent = String(Math.round(share * 100)).padStart(3);
        clear();
        terminal.write(`${bar} ${percent} %  ${line}`.slice(0, (terminal.columns ?? 80) - 1));
        isDrawn = true;
      } else if (tenths > before) say(`  ${line}`);
    },
    end: clear,
  };
}

/** How far a build is; what a build tells the process that started it, with a message for each change. */
export type BuildNews = { step: BuildStep; done: number; total: number; line: string };

/** The long parts of a build; `'build'` is all that is between them. */
export type BuildStep = 'build' | 'photos' | 'compress';

/** The process that started this one; `send` is absent if it does not listen. */
type Starter = { send?: typeof process.send; connected?: boolean };

/**
 * Returns the progress of one long part of a build: messages (BuildNews) to the process that started the build if it opened
 * a channel, else lines on the terminal.
 */
export function createBuildProgress(
  step: BuildStep,
  terminal: Terminal = process.stdout,
  starter: Starter = process,
): Progress {
  if (!starter.send) return createProgress(terminal);
  let total = 0;
  let estimated = createEstimate(0);
  const send = (news: BuildNews) => {
    // A starter that has gone is no error of the build.
    if (starter.connected) starter.send?.(news, undefined, undefined, () => {});
  };
  return {
    say() {},
    start(steps, { work } = {}) {
      total = steps;
      estimated = createEstimate(steps, work);
      send({ step, done: 0, total, line: '' });
    },
    done(_text, work) {
      estimated.add(work);
      const { steps, remaining } = estimated.estimate();
      send({ step, done: steps, total, line: inRemaining(remaining) });
    },
    end: () => send({ step: 'build', done: 0, total: 0, line: '' }),
  };
}
