import { basename } from 'node:path';
import { inCount } from '../../format.ts';
import { createProgressBar, type Terminal } from '../../progress-bar.ts';
import type { EncodeJob } from './encode-jobs';

/** Tells whoever builds what is being made and what is left. */
export type Progress = {
  start(missing: EncodeJob[], kept: number): void;
  done(job: EncodeJob, bytes: number): void;
  finish(): void;
};

/** A bar that moves on a terminal; elsewhere, in a log, a line for each picture. */
export function progressOn(terminal: Terminal): Progress {
  const bar = createProgressBar(terminal);
  let left: EncodeJob[] = [];
  let total = 0;
  let surface = { total: 0, done: 0 };
  let bytes = 0;
  let began = 0;
  const seconds = () => (Date.now() - began) / 1000;

  const draw = ({ original, file }: EncodeJob) => {
    const share = surface.done / surface.total;
    const rest = share > 0.05 ? `, encore ${Math.max(1, Math.round((seconds() / share) * (1 - share)))} s` : '';
    bar.draw(
      share,
      `photos ${total - left.length}/${total}${rest} : ${basename(original.path)}, ${file.shape} ${file.width} px, ${file.format}`,
    );
  };

  return {
    start(missing, kept) {
      left = missing;
      total = missing.length;
      surface = { total: missing.reduce((sum, job) => sum + surfaceOf(job), 0), done: 0 };
      began = Date.now();
      bar.say(
        total === 0
          ? `Photos : ${inCount(kept, 'fichier déjà prêt', 'fichiers déjà prêts')}, rien à encoder.`
          : `Photos : ${inCount(total, 'fichier')} à encoder${kept > 0 ? `, ${inCount(kept, 'déjà prêt', 'déjà prêts')}` : ''}.`,
      );
    },
    done(job, size) {
      left = left.filter((other) => other !== job);
      bytes += size;
      surface.done += surfaceOf(job);
      if (bar.moves) return draw(job);
      const pictureIsDone = !left.some(({ original }) => original.hash === job.original.hash);
      if (pictureIsDone)
        bar.say(
          `Photos : ${basename(job.original.path)} prête, reste ${inCount(left.length, 'fichier')} sur ${total}.`,
        );
    },
    finish() {
      const time = seconds().toFixed(1).replace('.', ',');
      const made = inCount(total, 'fichier encodé', 'fichiers encodés');
      bar.say(`Photos : ${made} en ${time} s, ${Math.round(bytes / 1000)} ko.`);
    },
  };
}

function surfaceOf({ file }: EncodeJob): number {
  return file.width * file.height;
}
