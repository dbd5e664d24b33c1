import { inBytes } from './numbers';

/** Tells the owner how far a deployment is. */
export type Progress = {
  /** A line of its own. */
  say(line: string): void;
  start(files: number, bytes: number): void;
  /** Bytes of the current file sent so far. */
  sent(path: string, bytes: number): void;
  /** The current file is in place. */
  done(path: string, size: number): void;
  /** Nothing more comes. */
  end(): void;
};

type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };

const BAR = 24;

/** A bar that moves on a terminal; a line a file everywhere else. */
export function createProgress(output: Output): Progress {
  let total = { files: 0, bytes: 0 };
  let files = 0;
  let bytes = 0;
  let isDrawn = false;

  const clear = () => {
    if (isDrawn) output.write('\r\u001b[2K');
    isDrawn = false;
  };
  const draw = (path: string, current: number) => {
    if (!output.isTTY) return;
    const share = total.bytes === 0 ? 1 : Math.min(1, (bytes + current) / total.bytes);
    const bar = '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');
    const text = `${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${files}/${total.files}  ${path}`;
    clear();
    output.write(text.slice(0, (output.columns ?? 80) - 1));
    isDrawn = true;
  };

  return {
    say(line) {
      clear();
      output.write(`${line}\n`);
    },
    start(totalFiles, totalBytes) {
      total = { files: totalFiles, bytes: totalBytes };
    },
    sent: draw,
    done(path, size) {
      files += 1;
      bytes += size;
      if (output.isTTY) draw(path, 0);
      else output.write(`  ${files}/${total.files}  ${path} (${inBytes(size)})\n`);
    },
    end: clear,
  };
}
