import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/old-phones/journeys.ts'],
    expect: { poll: { timeout: 10_000 } },
    // A second of «Envoi en cours...» can pass unseen on a busy machine.
    retry: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    sequence: { concurrent: false },
  },
});
