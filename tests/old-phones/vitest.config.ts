import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ENGINES } from './engines';

/**
 * Starts the desks first and the old Chromiums last, so that no worker runs a slow file alone at the end. A desk uses a
 * core for most of its time, and the journeys take longest in Firefox and WebKitGTK.
 */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      moduleId.endsWith('/desk.ts') ? 0 : project.name.startsWith('Chromium') ? 2 : 1;
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

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
    sequence: { sequencer: SlowestFirst },
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
