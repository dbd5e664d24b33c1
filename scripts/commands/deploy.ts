import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { onDisk } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';
import { diagnoseHome } from '../check-online/diagnose-home';
import { deploy } from '../deploy/deploy';
import { withDeployLock } from '../deploy/deploy-lock';
import { parseEnvFile } from '../deploy/env-file';
import { toPrintedError } from '../deploy/messages';
import { addHistory, rememberReached } from '../deploy/reached-hosts';
import { readSettings, type Settings } from '../deploy/settings';
import { SITE_FOLDER } from '../finished-build/build-stamp';
import { refuseUnfit, requireFinishedBuild } from '../finished-build/preflight';
import { beginVersion, findPreviousVersion, isSameVersion, keepVersion } from '../finished-build/versions';
import { formatBytes, formatDuration, formatFiles } from '../lib/format';
import type { Call } from '../lib/owner-command';
import { readOptions } from '../lib/owner-options';
import { createProgress, type Progress } from '../lib/progress';
import { TERMINAL, type Wording } from '../lib/wording';
import { chaptersOf, requiredChapters } from '../to-do/to-do-list';

const HELP = `npm run deploy                met le site en ligne
npm run deploy:essai          montre ce qui serait envoyé et supprimé, sans rien changer
npm run deploy:avec-exemples  met en ligne bien qu'il reste des exemples à remplacer
npm run deploy:retour         remet en ligne la version d'avant
npm run deploy:tout           compare chaque fichier en ligne avec le site, et renvoie tout ce qui diffère

Les réglages se trouvent dans .env.deploy (modèle : .env.deploy.example).`;

/** Returns the variables of .env.deploy. Variables of the shell override them. */
export async function readEnvironment(env: Call['env']): Promise<Call['env']> {
  const path = env.DEPLOY_ENV_FILE ?? '.env.deploy';
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    // A file that exists but cannot be read must not count as missing.
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (content === undefined && !env.DEPLOY_HOST) {
    throw new SentenceError(
      existsSync(`${path}.txt`)
        ? `Le fichier s'appelle ${path}.txt : retirez « .txt » de son nom (sous Windows, affichez d'abord les extensions de noms de fichiers).`
        : 'Le fichier .env.deploy manque : copiez .env.deploy.example sous ce nom et remplissez-le, chaque ligne y est expliquée.',
    );
  }
  return { ...parseEnvFile(content ?? Buffer.of(), '.env.deploy'), ...env };
}

type DeployInput = {
  /** The built folder (dist/client). */
  home: string;
  /** The folder to put online, which is either `home` or the folder of the previous version. */
  folder: string;
  settings: Settings;
  progress: Progress;
  dryRun?: boolean;
  byContent?: boolean;
  /**
   * Runs before the first visible change. `isFirst` is true if no version of the site has been uploaded completely yet.
   */
  onBegin?: (isFirst: boolean) => void;
  wording?: Wording;
};

/**
 * Uploads a finished folder and keeps a copy of it as the version that is online. Throws a SentenceError in the given
 * wording.
 */
export async function deploySite(input: DeployInput) {
  const { home, folder, settings, progress, dryRun = false, byContent = false, wording = TERMINAL } = input;
  const root = join(home, '../..');
  const onBegin = async (isFirst: boolean) => {
    input.onBegin?.(isFirst);
    try {
      await beginVersion(home, folder);
    } catch {
      progress.say(
        `Le début de cet envoi n'a pas pu être noté sur cet ordinateur : s'il est coupé, ${wording.wayBack} n'en saura rien.`,
      );
    }
  };
  try {
    const runDeploy = () => deploy({ folder, settings, progress, dryRun, byContent, onBegin });
    const summary = await (dryRun ? runDeploy() : withDeployLock(runDeploy, join(root, '.cache/deploy.pid')));
    await rememberReached(root, settings);
    if (!dryRun) {
      await keepVersion(home, folder).catch(() =>
        progress.say(
          `Cette version n'a pas pu être gardée sur cet ordinateur : ${wording.wayBack} ne la connaîtra pas.`,
        ),
      );
    }
    return summary;
  } catch (error) {
    throw toPrintedError(await addHistory(root, settings, error), settings, wording);
  }
}

/** Runs `npm run deploy` and its variants. Throws a SentenceError if the site cannot or must not go online. */
export async function run({ args, env, terminal }: Call): Promise<void> {
  const flags = ['essai', 'dry-run', 'avec-exemples', 'tout', 'retour'] as const;
  const options = readOptions({ flags, help: HELP }, args, env);
  const dryRun = options.essai || options['dry-run'];
  const withSamples = options['avec-exemples'];
  const settings = readSettings(await readEnvironment(env));
  const site = requireSite(onDisk());
  // Tests set DEPLOY_SOURCE to deploy another folder.
  const home = env.DEPLOY_SOURCE ?? SITE_FOLDER;
  const folder = options.retour ? await findPreviousVersion(home) : home;
  const isLatest = options.retour && (await isSameVersion(home, folder));
  if (!options.retour) {
    await requireFinishedBuild(folder);
    if (!withSamples && !dryRun)
      refuseUnfit(site, options.tout ? 'npm run deploy:tout --avec-exemples' : 'npm run deploy:avec-exemples');
  }

  const started = Date.now();
  const progress = createProgress(terminal);
  progress.say(`${dryRun ? 'Essai à blanc' : 'Mise en ligne'} sur ${settings.host} (${settings.protocol}).`);
  if (dryRun && !withSamples && !options.retour && requiredChapters(chaptersOf(site)).length > 0) {
    progress.say('Il manque des informations obligatoires : « npm run deploy » refusera.');
  }
  const deployInput = { home, folder, settings, progress, dryRun, byContent: options.tout };
  const { uploaded, bytes, removed } = await deploySite(deployInput);
  if (uploaded + removed === 0) progress.say('Rien à faire : le site en ligne est déjà à jour.');
  else if (dryRun)
    progress.say(
      `À envoyer : ${formatFiles(uploaded)} (${formatBytes(bytes)}) ; à supprimer : ${formatFiles(removed)}. Rien n'a été changé.`,
    );
  else
    progress.say(
      `En ligne : ${formatFiles(uploaded, 'envoyé')} (${formatBytes(bytes)}), ${formatFiles(removed, 'supprimé')}, en ${formatDuration(Date.now() - started)}.`,
    );
  // A host that rejects a line of .htaccess answers every page with an error from now on.
  const siteUrl = env.SITE_ADDRESS ?? site.confirmedCompany.siteUrl;
  // If the URL does not answer yet, the upload has not failed. `npm run check:online` explains the cause.
  const fault = !dryRun && siteUrl && (await diagnoseHome(new URL(siteUrl)).catch(() => undefined));
  if (fault) progress.say(`Tout est envoyé, mais ${fault}`);
  if (!dryRun && options.retour)
    progress.say(
      isLatest
        ? 'La version la plus récente est de nouveau en ligne.'
        : `La version d'avant est en ligne. ${home} contient toujours l'autre : corrigez-la avant le prochain « npm run deploy », ou revenez-y par « npm run deploy:retour ».`,
    );
}
