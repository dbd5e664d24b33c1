import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortHash } from '../lib/content-hash';
import { writeAtomically } from '../lib/retry-locked-files';
import { HostFailure } from './failure';
import { UNREACHABLE_KINDS } from './messages';
import type { Settings } from './settings';

const FILE = '.cache/host-reached';

/** Returns hashes of the settings and of the server that they name. */
const keysOf = ({ protocol, host, port, user, folder }: Settings) =>
  [
    [protocol, host, port, user, folder],
    [protocol, host, port],
  ].map((values) => shortHash(JSON.stringify(values)));

/**
 * Records that these settings have reached their host, so that a later failure does not blame them. `root` is the
 * project's folder. The password is not stored.
 */
export async function rememberReached(root: string, settings: Settings): Promise<void> {
  // A failure to write is ignored, because without this file a later message only suggests more causes than necessary.
  await writeAtomically(join(root, FILE), keysOf(settings).join('\n')).catch(() => undefined);
}

/**
 * Adds to a failure whether its settings have worked before, and to a failure about the host key whether its server has
 * been reached before. If this run has reached the host, records that the settings work.
 */
export async function addHistory<Thrown>(
  root: string,
  settings: Settings,
  error: Thrown,
): Promise<Thrown | HostFailure> {
  if (!(error instanceof HostFailure)) return error;
  if (error.facts.wasReached) await rememberReached(root, settings);
  const isAboutServer = error.kind === 'host-key';
  if (error.facts.wasReached || !(isAboutServer || UNREACHABLE_KINDS.includes(error.kind))) return error;
  const storedKeys = (await readFile(join(root, FILE), 'utf8').catch(() => '')).split('\n');
  const index = isAboutServer ? 1 : 0;
  return storedKeys[index] === keysOf(settings)[index] ? error.with({ wasReached: true }) : error;
}
