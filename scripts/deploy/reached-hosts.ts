import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortHash } from '../lib/content-hash';
import { writeAtomically } from '../lib/retry-locked-files';
import { HostFailure } from './failure';
import { UNREACHABLE_KINDS } from './messages';
import type { Settings } from './settings';

const FILE = '.cache/host-reached';

const keyOf = ({ protocol, host, port, user, folder }: Settings) =>
  shortHash(JSON.stringify([protocol, host, port, user, folder]));

/**
 * Records that these settings have reached their host, so that a later failure does not blame them. `root` is the
 * project's folder. The password is not stored.
 */
export async function rememberReached(root: string, settings: Settings): Promise<void> {
  // A failure to write is ignored, because without this file a later message only suggests more causes than necessary.
  await writeAtomically(join(root, FILE), keyOf(settings)).catch(() => undefined);
}

/**
 * Adds to a failure whether its settings have worked before. If this run has reached the host, records that they work.
 */
export async function addHistory(root: string, settings: Settings, error: unknown): Promise<unknown> {
  if (!(error instanceof HostFailure)) return error;
  if (error.facts.wasReached) await rememberReached(root, settings);
  if (error.facts.wasReached || !UNREACHABLE_KINDS.includes(error.kind)) return error;
  const storedKey = await readFile(join(root, FILE), 'utf8').catch(() => '');
  return storedKey === keyOf(settings) ? error.with({ wasReached: true }) : error;
}
