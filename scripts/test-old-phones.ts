import { parseCLI, startVitest } from 'vitest/node';

// With a configuration of its own: these journeys need browsers that are fetched on first use, unlike `npm test`.
const { filter, options } = parseCLI(['vitest', ...process.argv.slice(2)]);
const vitest = await startVitest('test', filter, {
  ...options,
  config: 'tests/old-phones/vitest.config.ts',
  watch: false,
});
await vitest.close();
