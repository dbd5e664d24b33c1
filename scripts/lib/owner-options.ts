import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { SentenceError } from '../../data/model/read/sentence-error';

type Command<Flag extends string> = {
  /** Options without a value. */
  flags?: readonly Flag[];
  /** True if one word may follow the command, which is a URL or a port. */
  takesWord?: boolean;
  /** French help text with all ways to call the command. The owner also reads it after a typing mistake. */
  help: string;
};

type Options<Flag extends string> = Record<Flag, boolean> & { word: string | undefined };

/** The options of all commands. An option of another command is rejected, not ignored. */
const NAMES = ['aide', 'essai', 'dry-run', 'avec-exemples', 'tout', 'retour', 'demande', 'port'];

/**
 * Reads the options of an owner command. Windows PowerShell removes the first «--», and npm then stores the options as
 * npm_config_… variables, so these are read as well. Options of other commands are rejected, because ignoring «--essai»
 * would turn a dry run into a real one. Throws a SentenceError.
 */
export function readOptions<Flag extends string = never>(
  { flags = [], takesWord = false, help }: Command<Flag>,
  args = process.argv.slice(2),
  env: Record<string, string | undefined> = process.env,
): Options<Flag> {
  const createRefusal = (word: string) =>
    new SentenceError(`« ${word} » n'est pas compris, rien n'a été fait. Voici ce qui existe :\n\n${help}`);
  const setFlags = new Set<string>();
  let words: string[] = [];
  try {
    const options = Object.fromEntries([...flags, 'aide'].map((flag) => [flag, { type: 'boolean' as const }]));
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    for (const [flag, isSet] of Object.entries(values)) if (isSet) setFlags.add(flag);
    words = positionals;
  } catch (error) {
    throw createRefusal(/'([^' ]+)/.exec((error as Error).message)?.[1] ?? args.join(' '));
  }
  for (const name of [...NAMES, ...flags]) {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    if (!value) continue;
    if (![...flags, 'aide'].some((flag) => flag === name)) throw createRefusal(`--${name}`);
    setFlags.add(name);
    // For «--essai www», npm takes the word for the value of the option.
    if (value !== 'true') words.push(value);
  }
  const unknownOption = findUnknownToNpm(env);
  if (unknownOption) throw createRefusal(`--${unknownOption}`);
  const unexpectedWord = words[takesWord ? 1 : 0];
  if (unexpectedWord !== undefined) throw createRefusal(unexpectedWord);
  if (setFlags.has('aide')) {
    console.log(help);
    process.exit();
  }
  return { ...Object.fromEntries(flags.map((flag) => [flag, setFlags.has(flag)])), word: words[0] } as Options<Flag>;
}

/** Variables that npm always passes to its scripts. */
const NPM_OWN_VARIABLES =
  /^npm_config_(user_agent|noproxy|local_prefix|global_prefix|prefix|npm_version|cache|node_gyp|nodedir|userconfig|globalconfig|init_module|loglevel)$/;

/**
 * Returns a misspelt option that npm took for itself. An option is misspelt if npm has no setting of this name. Runs
 * npm to list its settings only if a variable is in doubt.
 */
function findUnknownToNpm(env: Record<string, string | undefined>): string | undefined {
  const doubtful = Object.keys(env).filter(
    (name) => /^npm_config_/.test(name) && env[name] && !NPM_OWN_VARIABLES.test(name),
  );
  const options = doubtful.filter((name) => !NAMES.includes(optionOf(name)));
  if (options.length === 0 || !env.npm_execpath) return undefined;
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !options.includes(name)));
  const npm = [env.npm_execpath, 'config', 'list', '--long', '--json'];
  const { stdout } = spawnSync(process.execPath, npm, { env: rest, encoding: 'utf8' });
  const npmSettings = stdout ? JSON.parse(stdout) : undefined;
  return npmSettings && options.map(optionOf).find((option) => !(option in npmSettings));
}

const optionOf = (name: string) => name.replace('npm_config_', '').replaceAll('_', '-');
