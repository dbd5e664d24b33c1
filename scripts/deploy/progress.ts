import { inBytes } from '../format';
import { createProgressBar, type Terminal } from '../progress-bar';

/** Tells the owner how far a deployment is. */
export type Progress = {
  /** A line of its own. */
  say(line: string): void;
  start(files: number, bytes: number): void;
  /** Bytes of a file sent so far; several files may be on their way at once. */
  sent(path: string, bytes: number): void;
  /** A file is in place. */
  done(path: string, size: number): void;
  /** Nothing more comes. */
  end(): void;
};

/** A bar that moves on a terminal; a line a file everywhere else. */
export function createProgress(terminal: Terminal): Progress {
  const bar = createProgressBar(terminal);
  let total = { files: 0, bytes: 0 };
  let files = 0;
  let bytes = 0;
  const underway = new Map<string, number>();

  const draw = (path: string) => {
    const sent = [...underway.values()].reduce((sum, part) => sum + part, bytes);
    bar.draw(total.bytes === 0 ? 1 : sent / total.bytes, `${files}/${total.files}  ${path}`);
  };

  return {
    say: bar.say,
    start(totalFiles, totalBytes) {
      total = { files: totalFiles, bytes: totalBytes };
    },
    sent(path, part) {
      underway.set(path, part);
      draw(path);
    },
    done(path, size) {
      underway.delete(path);
      files += 1;
      bytes += size;
      if (bar.moves) draw(path);
      else bar.say(`  ${files}/${total.files}  ${path} (${inBytes(size)})`);
    },
    end: bar.clear,
  };
}
