import { takeLock } from '../lib/process-lock.js';
import { UploadProblem } from './upload-problem';

/**
 * Runs a deployment, with `file` as its lock. Throws if another deployment of this project is running on this computer,
 * because the two would overwrite each other's files on the host.
 */
export async function withDeployLock<T>(deployment: () => Promise<T>, file: string): Promise<T> {
  const lock = takeLock(file);
  if (!lock) throw new UploadProblem('upload-running', { lock: file });
  try {
    return await deployment();
  } finally {
    lock.free();
  }
}
