import { writeFileSync } from 'node:fs';

/** What a build has used, of all its threads; `phases` are milliseconds of CPU. */
export type Usage = { code: number; cpuSeconds: number; peakMegabytes: number; phases: Record<string, number> };

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

// Imported before the build: says at its end what the whole process has used.
process.on('exit', (code) => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage: Usage = {
    code,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMegabytes: maxRSS / 1024,
    phases: phases(),
  };
  writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(usage));
});

/** From the marks that the build leaves where a phase has ended (scripts/build/site.ts). */
function phases(): Record<string, number> {
  let before = 0;
  return Object.fromEntries(
    (performance.getEntriesByType('mark') as PerformanceMark[]).flatMap(({ name, detail }) => {
      const usage = (detail as { cpu?: NodeJS.CpuUsage } | null)?.cpu;
      if (!usage) return [];
      const spent = milliseconds(usage) - before;
      before += spent;
      return [[name, spent]];
    }),
  );
}
