import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBytes } from '../lib/format';
import type { Progress } from '../lib/progress';
import { applyPlan, type DeploymentSummary } from './apply-plan';
import { readBuiltFolder } from './built-folder';
import { type HtaccessPlan, planHtaccess } from './merge-htaccess';
import { causeOf } from './messages';
import { HTACCESS, type Plan, planDeployment } from './plan';
import { readRemote } from './read-remote';
import { printRemark, type Remark } from './remarks';
import { createSession, transportFor } from './session';
import type { Settings } from './settings';

export type Deployment = {
  /** The built folder. */
  folder: string;
  settings: Settings;
  progress: Progress;
  /** Shows the plan and changes nothing. */
  dryRun?: boolean;
  /** Compares the content of the files online, not only their size. */
  byContent?: boolean;
  /** Milliseconds to wait before each retry after a dropped connection. */
  pauses?: readonly number[];
  /**
   * Runs before the first visible change. `isFirst` is true if no version of the site has been uploaded completely yet.
   */
  onBegin?: (isFirst: boolean) => Promise<void>;
};

/**
 * Makes the host's folder equal to the built folder. At every moment, even after an interruption, visitors get complete
 * pages with all their assets. A second call continues an interrupted deployment. Throws a HostFailure or an
 * UploadProblem.
 */
export async function deploy({
  folder,
  settings,
  progress,
  dryRun = false,
  byContent = false,
  pauses,
  onBegin = async () => {},
}: Deployment): Promise<DeploymentSummary> {
  const built = await readBuiltFolder(folder);
  let quietUntil = 0;
  const session = createSession({
    open: transportFor(settings),
    ...(pauses ? { pauses } : {}),
    onRetry: (failure, attempt, attempts, pause) => {
      // Several connections may break at once, so only the first of them prints a message.
      if (Date.now() < quietUntil) return;
      quietUntil = Date.now() + pause;
      const seconds = Math.ceil(pause / 1000);
      progress.say(`Connexion interrompue${causeOf(failure)} ; essai ${attempt} sur ${attempts} dans ${seconds} s.`);
    },
  });
  try {
    const remote = await readRemote(session, built, settings, progress, byContent);
    const plan = planDeployment({ built, ...remote });
    const htaccess = planHtaccess(await readFile(join(folder, HTACCESS)), remote.htaccess, remote.htaccessBackup);
    const remarks = plan.changedRemotely.map((path): Remark => ({ code: 'changed-remotely', path }));
    for (const remark of remarks) progress.say(printRemark(remark));
    const isDone = plan.uploads.length + plan.removals.length === 0 && !isChange(htaccess);
    if (dryRun || isDone) return { ...showPlan(plan, htaccess, progress), remarks };
    const { stored, online } = remote;
    const begin = () => onBegin(remote.manifest.version === 0);
    return await applyPlan({
      ...{ plan, htaccess, built, folder, stored, online, session, progress, remarks },
      onBegin: begin,
    });
  } finally {
    progress.end();
    session.close();
  }
}

const isChange = ({ during, after }: HtaccessPlan) => (during ?? after) !== undefined;

function showPlan(plan: Plan, htaccess: HtaccessPlan, progress: Progress): Omit<DeploymentSummary, 'remarks'> {
  for (const { path, size } of plan.uploads) progress.say(`  à envoyer    ${path} (${formatBytes(size)})`);
  if (isChange(htaccess)) progress.say(`  à envoyer    ${HTACCESS}`);
  for (const path of plan.removals) progress.say(`  à supprimer  ${path}`);
  return {
    uploaded: plan.uploads.length + Number(isChange(htaccess)),
    bytes: plan.uploads.reduce((sum, { size }) => sum + size, 0),
    removed: plan.removals.length,
  };
}
