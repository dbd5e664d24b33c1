import { defineConfig } from 'vitest/config';
import { ENGINES } from './engines';

/** With a configuration of its own: these journeys need browsers that are fetched on first use, unlike `npm test`. */
export default defineConfig({
  test: {
    expect: { poll: { timeout: 10_000 } },
    // On a busy machine «Envoi en cours...», which stands for a second, can be over before anyone looks.
    retry: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A journey waits more than it computes: all engines are walked side by side.
    maxWorkers: Object.keys(ENGINES).length,
    projects: Object.keys(ENGINES).map((ENGINE) => ({
      extends: true,
      test: {
        name: ENGINE,
        env: { ENGINE },
        // The owner's own browser is of today.
        include: [`tests/old-phones/${ENGINE.startsWith('Chromium') ? 'journeys' : '{journeys,desk}'}.ts`],
      },
    })),
  },
});
