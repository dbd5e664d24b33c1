export type Terminal = { write(text: string): unknown; isTTY?: boolean; columns?: number };

export type ProgressBar = {
  /** False in a log, where nothing moves. */
  readonly moves: boolean;
  /** Draws the bar anew: the share that is done, from 0 to 1, and what to say beside it. */
  draw(share: number, text: string): void;
  /** Writes a line of its own, above the bar. */
  say(line: string): void;
  clear(): void;
};

const WIDTH = 24;

/** One line that moves on a terminal and leaves nothing behind. */
export function createProgressBar(terminal: Terminal): ProgressBar {
  let isDrawn = false;
  const clear = () => {
    if (isDrawn) terminal.write('\r\u001b[2K');
    isDrawn = false;
  };
  return {
    moves: terminal.isTTY === true,
    draw(share, text) {
      if (!terminal.isTTY) return;
      const done = Math.min(1, share);
      const bar = '█'.repeat(Math.round(done * WIDTH)).padEnd(WIDTH, '░');
      const line = `${bar} ${String(Math.round(done * 100)).padStart(3)} %  ${text}`;
      clear();
      terminal.write(line.slice(0, (terminal.columns ?? 80) - 1));
      isDrawn = true;
    },
    say(line) {
      clear();
      terminal.write(`${line}\n`);
    },
    clear,
  };
}
