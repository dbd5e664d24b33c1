import { basename } from 'node:path';
import type { EncodeJob } from './encode-jobs';

/** Tells whoever builds what is being made and what is left. */
export type Progress = {
  start(missing: EncodeJob[], kept: number): void;
  done(job: EncodeJob, bytes: number): void;
  finish(): void;
};

type Terminal = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** A bar that moves on a terminal; elsewhere, in a log, a line for each picture. */
export function progressOn(terminal: Terminal): Progress {
  let left: EncodeJob[] = [];
  let total = 0;
  let surface = { total: 0, done: 0 };
  let bytes = 0;
  let began = 0;
  const seconds = () => (Date.now() - began) / 1000;

  const bar = ({ original, file }: EncodeJob) => {
    const share = surface.done / surface.total;
    const filled = Math.round(share * 24);
    const rest = share > 0.05 ? `, encore ${Math.max(1, Math.round((seconds() / share) * (1 - share)))} s` : '';
    const line = `Photos [${'#'.repeat(filled)}${'.'.repeat(24 - filled)}] ${total - left.length}/${total}${rest} : ${basename(original.path)}, ${file.shape} ${file.width} px, ${file.format}`;
    terminal.write(`\r\x1b[K${line.slice(0, (terminal.columns ?? 80) - 1)}`);
  };

  return {
    start(missing, kept) {
      left = missing;
      total = missing.length;
      surface = { total: missing.reduce((sum, job) => sum + surfaceOf(job), 0), done: 0 };
      began = Date.now();
      const already = kept > 0 ? `, ${kept} déjà prêts` : '';
      terminal.write(
        total === 0
          ? `Photos : ${kept} fichiers déjà prêts, rien à encoder.\n`
          : `Photos : ${total} fichiers à encoder${already}.\n`,
      );
    },
    done(job, size) {
      left = left.filter((other) => other !== job);
      bytes += size;
      surface.done += surfaceOf(job);
      if (terminal.isTTY) return bar(job);
      const pictureIsDone = !left.some(({ original }) => original.hash === job.original.hash);
      if (pictureIsDone)
        terminal.write(`Photos : ${basename(job.original.path)} prête, reste ${left.length} fichiers sur ${total}.\n`);
    },
    finish() {
      if (terminal.isTTY) terminal.write('\r\x1b[K');
      terminal.write(
        `Photos : ${total} fichiers encodés en ${seconds().toFixed(1).replace('.', ',')} s, ${Math.round(bytes / 1000)} ko.\n`,
      );
    },
  };
}

function surfaceOf({ file }: EncodeJob): number {
  return file.width * file.height;
}
