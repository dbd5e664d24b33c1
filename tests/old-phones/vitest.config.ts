import { defineConfig } from 'vitest/config';
import { ENGINES } from './engines';

/**
 * This configuration is separate, because these journeys need browsers that are downloaded on first use, unlike `npm
 * test`.
 */
export default defineConfig({
  test: {
    expect: { poll: { timeout: 10_000 } },
    // «Envoi en cours...» is shown for a second only, which a busy machine may miss.
    retry: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Journeys mostly wait, so all engines run in parallel.
    maxWorkers: Object.keys(ENGINES).length,
    projects: Object.keys(ENGINES).map((ENGINE) => ({
      extends: true,
      test: {
        name: ENGINE,
        env: { ENGINE },
        // The desk is only tested in current engines, because the owner uses a current browser.
        include: [`tests/old-phones/${ENGINE.startsWith('Chromium') ? 'journeys' : '{journeys,desk}'}.ts`],
      },
    })),
  },
});
