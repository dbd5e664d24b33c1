import { writeFileSync } from 'node:fs';

// Imported before the build: says at its end what the whole process has used.
process.on('exit', (code) => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { code, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1024 };
  writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(usage));
});
