import { describe, expect, test } from 'vitest';
import { readOptions } from './owner-options';

const HELP = 'npm run deploy        met en ligne\nnpm run deploy:essai  montre';
const deploy = { flags: ['essai', 'dry-run', 'avec-exemples'] as const, help: HELP };
const read = (args: string[], env: Record<string, string> = {}) => readOptions(deploy, args, env);

/** Variables that npm sets even if the owner typed no option. */
const DEFAULT_ENVIRONMENT = {
  npm_config_user_agent: 'npm/11.0.0',
  npm_config_node_gyp: '/usr/lib/node-gyp.js',
  npm_config_noproxy: '',
  npm_config_cache: '/root/.npm',
  npm_config_loglevel: 'silent',
  npm_config_fund: '',
};

describe("the options of the owner's commands", () => {
  test('reads options after --', () => {
    expect(read(['--essai'])).toEqual({ essai: true, 'dry-run': false, 'avec-exemples': false, word: undefined });
  });

  test('reads options taken by npm because -- was missing', () => {
    expect(read([], { ...DEFAULT_ENVIRONMENT, npm_config_dry_run: 'true' })).toMatchObject({
      'dry-run': true,
      essai: false,
    });
    expect(read([], { ...DEFAULT_ENVIRONMENT, npm_config_avec_exemples: 'true' })).toMatchObject({
      'avec-exemples': true,
    });
  });

  test("ignores npm's own settings", () => {
    expect(read([], DEFAULT_ENVIRONMENT)).toMatchObject({ essai: false, 'dry-run': false });
  });

  test.each([
    ['an unknown option', ['--drirun'], {}, '--drirun'],
    ['a word', ['essai'], {}, 'essai'],
    ["another command's option", [], { npm_config_tout: 'true' }, '--tout'],
    ['an unexpected value', [], { npm_config_essai: 'www' }, 'www'],
    ['a value after =', ['--essai=non'], {}, '--essai'],
  ])('rejects %s and lists the options', (_, args, env, refusedOption) => {
    expect(() => read(args, { ...DEFAULT_ENVIRONMENT, ...env })).toThrow(
      `« ${refusedOption} » n'est pas compris, rien n'a été fait. Voici ce qui existe :\n\n${HELP}`,
    );
  });

  test('accepts a single word for a command that takes a word', () => {
    const online = { takesWord: true, help: HELP };
    expect(readOptions(online, ['www.toits.example'], {}).word).toBe('www.toits.example');
    expect(() => readOptions(online, ['a', 'b'], {})).toThrow('« b »');
  });
});
