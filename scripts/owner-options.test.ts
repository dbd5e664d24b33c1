// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from './owner-options';

const HELP = 'npm run deploy        met en ligne\nnpm run deploy:essai  montre';
const deploy = { flags: ['essai', 'dry-run', 'avec-exemples'] as const, help: HELP };
const read = (args: string[], env: Record<string, string> = {}) => readOptions(deploy, args, env);

/** What npm hands on although the owner typed no option. */
const USUAL = {
  npm_config_user_agent: 'npm/11.0.0',
  npm_config_node_gyp: '/usr/lib/node-gyp.js',
  npm_config_noproxy: '',
  npm_config_cache: '/root/.npm',
  npm_config_loglevel: 'silent',
  npm_config_fund: '',
};

describe("the options of the owner's commands", () => {
  test('what is typed behind -- arrives', () => {
    expect(read(['--essai'])).toEqual({ essai: true, 'dry-run': false, 'avec-exemples': false, word: undefined });
  });

  test('what npm took away because -- was missing is understood', () => {
    expect(read([], { ...USUAL, npm_config_dry_run: 'true' })).toMatchObject({ 'dry-run': true, essai: false });
    expect(read([], { ...USUAL, npm_config_avec_exemples: 'true' })).toMatchObject({ 'avec-exemples': true });
  });

  test("npm's own settings are no options", () => {
    expect(read([], USUAL)).toMatchObject({ essai: false, 'dry-run': false });
  });

  test.each([
    ['an unknown option', ['--drirun'], {}, '--drirun'],
    ['a word', ['essai'], {}, 'essai'],
    ['an option that npm knows and the command does not', [], { npm_config_force: 'true' }, '--force'],
    ["another command's option", [], { npm_config_tout: 'true' }, '--tout'],
    ['a value where none belongs', [], { npm_config_essai: 'www' }, 'www'],
    ['a value behind =', ['--essai=non'], {}, '--essai'],
  ])('%s is refused with what exists', (_, args, env, named) => {
    expect(() => read(args, { ...USUAL, ...env })).toThrow(
      `« ${named} » n'est pas compris, rien n'a été fait. Voici ce qui existe :\n\n${HELP}`,
    );
  });

  test('a misspelt option that npm took away is refused', () => {
    const npm = process.env.npm_execpath;
    if (!npm) return;
    expect(() => read([], { ...USUAL, npm_execpath: npm, npm_config_drirun: 'true' })).toThrow('« --drirun »');
    expect(read([], { ...USUAL, npm_execpath: npm, npm_config_legacy_peer_deps: 'true' })).toMatchObject({
      essai: false,
    });
  });

  test('one with a value is refused, too, unless it stands in a settings file', () => {
    const npm = process.env.npm_execpath;
    if (!npm) return;
    const typed = { ...USUAL, npm_execpath: npm, npm_config_folder: 'essai', npm_config_global_prefix: '/usr' };
    expect(() => read([], typed)).toThrow('« --folder »');
    const folder = mkdtempSync(join(tmpdir(), 'npmrc-'));
    writeFileSync(join(folder, '.npmrc'), 'folder=essai\n');
    expect(read([], { ...typed, npm_config_local_prefix: folder })).toMatchObject({ essai: false });
    rmSync(folder, { recursive: true });
  });

  test('-n, which npm takes for itself, is refused', () => {
    expect(() => read([], { ...USUAL, npm_config_yes: '' })).toThrow('« -n »');
  });

  test('one word may follow a command that takes one', () => {
    const online = { takesWord: true, help: HELP };
    expect(readOptions(online, ['www.toits.example'], {}).word).toBe('www.toits.example');
    expect(() => readOptions(online, ['a', 'b'], {})).toThrow('« b »');
  });
});
