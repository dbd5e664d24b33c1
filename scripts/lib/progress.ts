import { formatDuration } from './format.ts';

export type Terminal = { write(text: string): unknown; isTTY?: boolean; columns?: number };

/** Shows the progress of a long task. */
export type Progress = {
  /** Writes a separate line. */
  say(line: string): void;
  /** Announces the number of steps. */
  start(total: number, options?: StepOptions): void;
  /** Reports that a step is finished. `text` names the step; `work` is its part of the announced `work`. */
  done(text: string, work?: number): void;
  /** Ends the steps. */
  end(): void;
};

type StepOptions = {
  /** `'reads'` if the steps only read and do not change anything. */
  kind?: 'reads';
  /** Total work of all steps, in any unit. It determines the share that is done and the remaining time. */
  work?: number;
};

const WIDTH = 24;

/** Milliseconds before a remaining time is shown, because the first steps are not representative. */
const MIN_ELAPSED_MS = 2000;

/**
 * Estimates the share that is done and the remaining time, for steps of unequal duration. The time is undefined as long
 * as it is unknown, and always for steps without `work`.
 */
function createEstimate(total: number, work?: number) {
  const began = Date.now();
  let [steps, finished] = [0, 0];
  return {
    add(weight = 0) {
      steps += 1;
      finished += weight;
    },
    estimate() {
      const share = work && steps < total ? Math.min(1, finished / work) : steps / total;
      const elapsed = Date.now() - began;
      const isKnown = work !== undefined && elapsed >= MIN_ELAPSED_MS && share > 0 && steps < total;
      return { steps, share, remaining: isKnown ? (elapsed * (1 - share)) / share : undefined };
    },
  };
}

/** Formats the remaining time as «encore 40 s», rounded up to five seconds; empty if it is unknown. */
function formatRemaining(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '';
  return `encore ${formatDuration(Math.ceil(milliseconds / 5000) * 5000)}`;
}

/**
 * Prints progress. A terminal shows one line that is redrawn and finally cleared; a log gets one line per tenth of the
 * work.
 */
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
      const time = formatRemaining(remaining);
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

/** Progress message that a build sends to the process that started it. */
export type BuildUpdate = { step: BuildStep; done: number; total: number; line: string };

/** The long parts of a build. `'build'` is the time between the other two. */
export type BuildStep = 'build' | 'photos' | 'compress';

/** The parent process. `send` is undefined if it opened no IPC channel. */
type Starter = { send?: typeof process.send; connected?: boolean };

/**
 * Returns the progress of one long part of a build. Sends BuildUpdate messages to the parent process if that process
 * opened an IPC channel; otherwise prints to the terminal.
 */
export function createBuildProgress(
  step: BuildStep,
  terminal: Terminal = process.stdout,
  starter: Starter = process,
): Progress {
  if (!starter.send) return createProgress(terminal);
  let total = 0;
  let estimated = createEstimate(0);
  const send = (update: BuildUpdate) => {
    // If the parent process has ended, the build must not fail. So the callback ignores an error of sending.
    if (starter.connected) starter.send?.(update, undefined, undefined, () => {});
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
      send({ step, done: steps, total, line: formatRemaining(remaining) });
    },
    // Compression is the last part of a build, so its progress stays until the next step.
    end: () => step !== 'compress' && send({ step: 'build', done: 0, total: 0, line: '' }),
  };
}
