import { defineConfig } from 'vitest/config';

/** With a configuration of its own: these journeys need browsers that are fetched on first use, unlike `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/old-phones/journeys.ts'],
    expect: { poll: { timeout: 10_000 } },
    // On a busy machine «Envoi en cours...», which stands for a second, can be over before anyone looks.
    retry: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    sequence: { concurrent: false },
  },
});
