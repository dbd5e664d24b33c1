import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SentenceError } from '../data/model/sentence-error';

type Command<Flag extends string> = {
  /** Options without a value. */
  flags?: readonly Flag[];
  /** True where one word may follow the command: an address, a port. */
  takesWord?: boolean;
  /** The ways to call it, in French: what the owner reads after a mistake. */
  help: string;
};

type Options<Flag extends string> = Record<Flag, boolean> & { word: string | undefined };

const NPM = 'npm_config_';

/** Names that an owner may mean for one of his commands although npm knows them, too. */
const MEANT = ['dry-run', 'force', 'port'];

/**
 * The options of a command of the owner. Windows PowerShell takes the first «--» away, and npm then keeps what follows
 * for itself, as npm_config_…: what the command knows of that is understood, and everything else is refused, because an
 * option that is ignored makes a trial run the real one. Throws a SentenceError.
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
  for (const [name, value] of takenByNpm(env)) {
    if (![...flags, 'aide'].some((flag) => flag === name)) throw refuse(name.length > 1 ? `--${name}` : `-${name}`);
    given.add(name);
    // «--essai www» : npm takes the word for the option's value.
    if (value !== 'true') words.push(value);
  }
  const unexpected = words[takesWord ? 1 : 0];
  if (unexpected !== undefined) throw refuse(unexpected);
  if (given.has('aide')) {
    console.log(help);
    process.exit();
  }
  return { ...Object.fromEntries(flags.map((flag) => [flag, given.has(flag)])), word: words[0] } as Options<Flag>;
}

/** What was typed behind «npm run …» and never arrived as an argument. */
function takenByNpm(env: Record<string, string | undefined>): [name: string, value: string][] {
  const known = npmOptions(env.npm_execpath);
  const settled = npmSettings(env);
  return Object.entries(env).flatMap(([key, value = '']): [string, string][] => {
    if (!key.startsWith(NPM)) return [];
    const name = key.slice(NPM.length).replaceAll('_', '-');
    // To many programs «-n» is a trial run; to npm it is «--no-yes».
    if (name === 'yes' && value === '' && !settled.has(name)) return [['n', 'true']];
    if (value === '' || value === 'false') return [];
    const isUnknown = known?.has(name) === false && !settled.has(name) && !OF_NPM.test(name);
    const isTyped = MEANT.includes(name) || OWN.includes(name) || isUnknown;
    return isTyped ? [[name, value]] : [];
  });
}

/** Options of all the owner's commands: one typed behind the wrong command is refused, not ignored. */
const OWN = ['aide', 'essai', 'avec-exemples', 'tout', 'retour', 'demande'];

/** What npm says of itself, and lists nowhere. */
const OF_NPM = /^npm-|-prefix$/;

/** Names in npm's settings files: nobody has typed them now. */
function npmSettings(env: Record<string, string | undefined>): Set<string> {
  const { npm_config_userconfig: user, npm_config_globalconfig: machine, npm_config_local_prefix: project } = env;
  const files = [user, machine, project && join(project, '.npmrc')].flatMap((file) => file || []);
  const names = files.flatMap((file) => {
    try {
      return [...readFileSync(file, 'utf8').matchAll(/^\s*([\w-]+)\s*=/gm)].map(([, name = '']) => name);
    } catch {
      return [];
    }
  });
  return new Set(names.map((name) => name.replaceAll('_', '-')));
}

/** npm's own options, from the npm that runs; undefined where it does not say. */
function npmOptions(npm: string | undefined): Set<string> | undefined {
  try {
    const { definitions } = createRequire(npm ?? '')('@npmcli/config/lib/definitions');
    return new Set(Object.keys(definitions));
  } catch {
    return undefined;
  }
}
