import { posix } from 'node:path';
import { Failure } from './failure';
import type { Session } from './session';

/**
 * Removes files, in order, and the folders that this empties. Where the server refuses, the file stays: it harms
 * nobody, and the next deployment tries again.
 */
export async function removeOutdated(
  paths: string[],
  online: ReadonlyMap<string, number>,
  session: Session,
): Promise<{ removed: string[]; refused: string[] }> {
  const removed: string[] = [];
  const refused: string[] = [];
  for (const path of paths) {
    try {
      await session.run((transport) => transport.remove(path));
      removed.push(path);
    } catch (error) {
      if (!(error instanceof Failure) || !['denied', 'other'].includes(error.kind)) throw error;
      refused.push(path);
    }
  }
  const left = [...online.keys()].filter((path) => !removed.includes(path));
  const emptied = [...new Set(removed.map((path) => posix.dirname(path)))]
    .filter((folder) => folder !== '.' && !left.some((path) => path.startsWith(`${folder}/`)))
    .sort()
    .reverse();
  // A folder that is not empty after all refuses to go.
  for (const folder of emptied) await session.run((transport) => transport.removeFolder(folder)).catch(() => {});
  return { removed, refused };
}
