import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyPlan, type Summary } from './apply-plan';
import { readBuiltFolder } from './built-folder';
import { inBytes } from './format';
import { foreignLines, planRules, type RulesPlan } from './merge-htaccess';
import { type Plan, planDeployment, RULES } from './plan';
import type { Progress } from './progress';
import { readRemote } from './read-remote';
import { createSession, transportFor } from './session';
import type { Settings } from './settings';

export type Deployment = {
  /** The built folder. */
  folder: string;
  settings: Settings;
  progress: Progress;
  /** Shows the plan and changes nothing. */
  dryRun?: boolean;
  /** Milliseconds before each new attempt after a dropped connection. */
  pauses?: readonly number[];
};

/**
 * Brings the host's folder to the state of the built one. At every moment, and where this stops half-way, visitors get
 * whole pages with all their assets; running it again continues. Throws a Failure or a OwnerError.
 */
export async function deploy({ folder, settings, progress, dryRun = false, pauses }: Deployment): Promise<Summary> {
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
    const { manifest, rules: live, online } = await readRemote(session, built, settings, progress);
    const plan = planDeployment({ built, manifest, online });
    const rules = planRules(await readFile(join(folder, RULES), 'utf8'), live);

    for (const path of plan.changedRemotely)
      progress.say(`« ${path} » a été changé sur le serveur par quelqu'un d'autre : il y reste.`);
    if (live && foreignLines(live) > 0)
      progress.say(`${RULES} : les ${foreignLines(live)} lignes de l'hébergeur sont gardées.`);
    if (dryRun) return showPlan(plan, rules, progress);
    return await applyPlan({
      plan,
      rules,
      built,
      folder,
      stored: manifest,
      manifestName: settings.manifest,
      online,
      session,
      progress,
    });
  } finally {
    progress.end();
    session.close();
  }
}

function showPlan(plan: Plan, rules: RulesPlan, progress: Progress): Summary {
  const changesRules = (rules.before ?? rules.after) !== undefined;
  for (const { path, size } of plan.uploads) progress.say(`  à envoyer    ${path} (${inBytes(size)})`);
  if (changesRules) progress.say(`  à envoyer    ${RULES}`);
  for (const path of plan.removals) progress.say(`  à supprimer  ${path}`);
  return {
    uploaded: plan.uploads.length + Number(changesRules),
    bytes: plan.uploads.reduce((sum, { size }) => sum + size, 0),
    removed: plan.removals.length,
    refusedRemovals: 0,
  };
}
