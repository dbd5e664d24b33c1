export type Terminal = { write(text: string): unknown; isTTY?: boolean; columns?: number };

/** Tells whoever waits how far a long piece of work is. */
export type Progress = {
  /** A line of its own. */
  say(line: string): void;
  /** So many steps follow; they may only look, and change nothing. */
  start(total: number, kind?: 'looks'): void;
  /** One step more is done; `text` names it. */
  done(text: string): void;
  /** Nothing more comes. */
  end(): void;
};

const WIDTH = 24;

/** One line that moves on a terminal and leaves nothing behind; in a log, a line for each tenth of the work. */
export function createProgress(terminal: Terminal): Progress {
  let total = 0;
  let finished = 0;
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
    start(steps) {
      total = steps;
      finished = 0;
    },
    done(text) {
      const tenthsBefore = Math.floor((10 * finished) / total);
      finished += 1;
      const line = `${finished}/${total}  ${text}`;
      if (terminal.isTTY) {
        const share = finished / total;
        const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
        clear();
        const percent = String(Math.round(share * 100)).padStart(3);
        terminal.write(`${bar} ${percent} %  ${line}`.slice(0, (terminal.columns ?? 80) - 1));
        isDrawn = true;
      } else if (Math.floor((10 * finished) / total) > tenthsBefore) say(`  ${line}`);
    },
    end: clear,
  };
}
