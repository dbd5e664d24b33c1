import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { SentenceError } from '../../data/model/read/sentence-error';

type Command<Flag extends string> = {
  /** Options without a value. */
  flags?: readonly Flag[];
  /** True where one word may follow the command: an address, a port. */
  takesWord?: boolean;
  /** The ways to call it, in French: what the owner reads after a mistake. */
  help: string;
};

type Options<Flag extends string> = Record<Flag, boolean> & { word: string | undefined };

/** Options of all the owner's commands: one typed behind the wrong command is refused, not ignored. */
const NAMES = ['aide', 'essai', 'dry-run', 'avec-exemples', 'tout', 'retour', 'demande', 'port'];

/**
 * The options of a command of the owner. Windows PowerShell takes the first «--» away, and npm then keeps what follows
 * for itself, as npm_config_…: what the command knows of that is understood, and the other commands' options are refused,
 * because an option that is ignored makes a trial run the real one. Throws a SentenceError.
 */
export function readOptions<Flag extends string = never>(
  { flags = [], takesWord = false, help }: Command<Flag>,
  args = process.argv.slice(2),
  env: Record<string, string | undefined> = process.env,
): Options<Flag> {
  const refuse = (what: string) =>
    new SentenceError(`« ${what} » n'est pas compris, rien n'a été fait. Voici ce qui existe :\n\n${help}`);
  const given = new Set<string>();
  let words: string[] = [];
  try {
    const options = Object.fromEntries([...flags, 'aide'].map((flag) => [flag, { type: 'boolean' as const }]));
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    for (const [flag, isSet] of Object.entries(values)) if (isSet) given.add(flag);
    words = positionals;
  } catch (error) {
    throw refuse(/'([^' ]+)/.exec((error as Error).message)?.[1] ?? args.join(' '));
  }
  for (const name of [...NAMES, ...flags]) {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    if (!value) continue;
    if (![...flags, 'aide'].some((flag) => flag === name)) throw refuse(`--${name}`);
    given.add(name);
    // «--essai www» : npm takes the word for the option's value.
    if (value !== 'true') words.push(value);
  }
  const unknown = unknownToNpm(env);
  if (unknown) throw refuse(`--${unknown}`);
  const unexpected = words[takesWord ? 1 : 0];
  if (unexpected !== undefined) throw refuse(unexpected);
  if (given.has('aide')) {
    console.log(help);
    process.exit();
  }
  return { ...Object.fromEntries(flags.map((flag) => [flag, given.has(flag)])), word: words[0] } as Options<Flag>;
}

/** What npm hands on of itself. */
const NPMS_OWN =
  /^npm_config_(user_agent|noproxy|local_prefix|global_prefix|prefix|npm_version|cache|node_gyp|nodedir|userconfig|globalconfig|init_module|loglevel)$/;

/** A misspelt option that npm took for itself: no setting of npm has that name. npm is asked where one is in doubt. */
function unknownToNpm(env: Record<string, string | undefined>): string | undefined {
  const doubtful = Object.keys(env).filter((name) => /^npm_config_/.test(name) && env[name] && !NPMS_OWN.test(name));
  const options = doubtful.filter((name) => !NAMES.includes(optionOf(name)));
  if (options.length === 0 || !env.npm_execpath) return undefined;
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !options.includes(name)));
  const npm = [env.npm_execpath, 'config', 'list', '--long', '--json'];
  const { stdout } = spawnSync(process.execPath, npm, { env: rest, encoding: 'utf8' });
  const known = stdout ? JSON.parse(stdout) : undefined;
  return known && options.map(optionOf).find((option) => !(option in known));
}

const optionOf = (name: string) => name.replace('npm_config_', '').replaceAll('_', '-');
