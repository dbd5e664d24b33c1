// Imported before the build, and so in plain JavaScript: says at its end what the whole process has used.
import { writeFileSync } from 'node:fs';

process.on('exit', (code) => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = {
    code,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMegabytes: maxRSS / 1024,
    phases: phases(),
  };
  writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(usage));
});

/** From the marks that the build leaves where a phase has ended (scripts/build-site/site.ts). */
function phases() {
  let before = 0;
  return Object.fromEntries(
    performance.getEntriesByType('mark').flatMap(({ name, detail }) => {
      if (!detail?.cpu) return [];
      const now = (detail.cpu.user + detail.cpu.system) / 1000;
      const spent = now - before;
      before = now;
      return [[name, spent]];
    }),
  );
}
