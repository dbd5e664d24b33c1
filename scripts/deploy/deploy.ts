import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyPlan, type Summary } from './apply-plan';
import { readBuiltFolder } from './built-folder';
import { inBytes } from './format';
import { type HtaccessPlan, memoryOf, planHtaccess } from './merge-htaccess';
import { HTACCESS, type Plan, planDeployment } from './plan';
import type { Progress } from './progress';
import { readRemote } from './read-remote';
import { createSession, transportFor } from './session';
import type { Settings } from './settings';
import { verifyHtaccess } from './verify-htaccess';

export type Deployment = {
  /** The built folder. */
  folder: string;
  settings: Settings;
  progress: Progress;
  /** Where visitors find the site, once the owner has a domain. */
  siteUrl?: string | undefined;
  /** Shows the plan and changes nothing. */
  dryRun?: boolean;
  /** Milliseconds before each new attempt after a dropped connection. */
  pauses?: readonly number[];
};

/**
 * Brings the host's folder to the state of the built one. At every moment, and where this stops half-way, visitors get
 * whole pages with all their assets; running it again continues. Throws a Failure or a OwnerError.
 */
export async function deploy({
  folder,
  settings,
  progress,
  siteUrl,
  dryRun = false,
  pauses,
}: Deployment): Promise<Summary> {
  const built = await readBuiltFolder(folder);
  const session = createSession({
    open: transportFor(settings),
    ...(pauses ? { pauses } : {}),
    onRetry: ({ message }, attempt, attempts, pause) =>
      progress.say(
        `Connexion interrompue (${message}) ; essai ${attempt} sur ${attempts} dans ${Math.ceil(pause / 1000)} s.`,
      ),
  });
  try {
    const { manifest, htaccess: live, online } = await readRemote(session, built, settings, progress);
    const plan = planDeployment({ built, manifest, online });
    const block = await readFile(join(folder, HTACCESS));
    const htaccess = planHtaccess({ built: block, live, remembered: manifest.htaccess });

    for (const path of plan.changedRemotely)
      progress.say(`« ${path} » a été changé sur le serveur par quelqu'un d'autre : il y reste.`);
    const { kept } = htaccess;
    if (kept > 0)
      progress.say(
        `${HTACCESS} : ${kept > 1 ? `les ${kept} lignes de l'hébergeur sont gardées` : "la ligne de l'hébergeur est gardée"}.`,
      );
    if (dryRun) return showPlan(plan, htaccess, progress);
    const summary = await applyPlan({
      plan,
      htaccess,
      memory: memoryOf(block),
      built,
      folder,
      stored: manifest,
      manifestName: settings.manifest,
      online,
      session,
      progress,
    });
    const sent = htaccess.after ?? htaccess.during;
    if (sent) await verifyHtaccess({ sent, siteUrl, session, progress });
    return summary;
  } finally {
    progress.end();
    session.close();
  }
}

function showPlan(plan: Plan, { during, after }: HtaccessPlan, progress: Progress): Summary {
  const changesHtaccess = (during ?? after) !== undefined;
  for (const { path, size } of plan.uploads) progress.say(`  à envoyer    ${path} (${inBytes(size)})`);
  if (changesHtaccess) progress.say(`  à envoyer    ${HTACCESS}`);
  for (const path of plan.removals) progress.say(`  à supprimer  ${path}`);
  return {
    uploaded: plan.uploads.length + Number(changesHtaccess),
    bytes: plan.uploads.reduce((sum, { size }) => sum + size, 0),
    removed: plan.removals.length,
    refusedRemovals: 0,
  };
}
