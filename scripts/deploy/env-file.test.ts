import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { parseEnvFile, readHostFile, writeHostFile } from './env-file';

const read = (text: string | Buffer) => parseEnvFile(Buffer.from(text), '.env.deploy');
const password = (value: string) => read(`DEPLOY_PASSWORD=${value}\n`).DEPLOY_PASSWORD;

describe('.env.deploy as owners write it', () => {
  const PLAIN = "# Réglages\n\nDEPLOY_PROTOCOL=ftps\n  DEPLOY_USER = client \nDEPLOY_PASSWORD='été'\nDEPLOY_PORT=\n";
  const EXPECTED = { DEPLOY_PROTOCOL: 'ftps', DEPLOY_USER: 'client', DEPLOY_PASSWORD: 'été', DEPLOY_PORT: '' };

  test.each([
    ['unchanged', Buffer.from(PLAIN)],
    ['with a BOM', Buffer.from(`\uFEFF${PLAIN.replace('# Réglages\n\n', '')}`)],
    ['with a BOM before a comment', Buffer.from(`\uFEFF${PLAIN}`)],
    ['with Windows line ends', Buffer.from(PLAIN.replaceAll('\n', '\r\n'))],
    ['in UTF-16', Buffer.from(`\uFEFF${PLAIN}`, 'utf16le')],
    ['in big-endian UTF-16', Buffer.from(`\uFEFF${PLAIN}`, 'utf16le').swap16()],
    ['in ANSI', Buffer.from(PLAIN, 'latin1')],
    ['with curly quotes', Buffer.from(PLAIN.replace("'été'", '‘été’'))],
  ])('%s', (_, content) => {
    expect(parseEnvFile(content, '.env.deploy')).toEqual(EXPECTED);
  });

  test.each([
    ["'l'été#1'", "l'été#1"],
    ["'a#b $c\"d'", 'a#b $c"d'],
    ['"l\'été # 1"', "l'été # 1"],
    ["'abc' # mon mot de passe", 'abc'],
    ["' espace '", ' espace '],
    ["''", ''],
    ['a#b', 'a#b'],
    ["l'été", "l'été"],
    ['a=b=c', 'a=b=c'],
    ["'$HOME\\n'", '$HOME\\n'],
  ])('reads DEPLOY_PASSWORD=%s as %s', (value, expected) => {
    expect(password(value)).toBe(expected);
  });

  test.each(["'abc", 'abc #def', "'abc'def"])('rejects the ambiguous DEPLOY_PASSWORD=%s', (value) => {
    expect(() => password(value)).toThrow(
      "ligne 1 : la valeur de DEPLOY_PASSWORD n'est pas claire ; écrivez-la entre apostrophes, seule sur sa ligne : DEPLOY_PASSWORD='…'",
    );
  });

  test('reports a line without = but hides a secret in it', () => {
    expect(() => read('DEPLOY_HOST=a\r\nDEPLOY_PASSWORD: secret\r\n')).toThrow(
      /^\.env\.deploy, ligne 2 : « DEPLOY_PASSW… » n'est pas compris/,
    );
  });
});

const root = scratchFolder();
const file = () => root('.env.deploy');

test('writes a private file with explanations, and reads it back', async () => {
  copyFileSync('.env.deploy.example', root('.env.deploy.example'));
  await writeHostFile(root(), {
    DEPLOY_HOST: 'ftp.toits.example',
    DEPLOY_USER: 'jean',
    DEPLOY_PASSWORD: "l'été # 50 €",
  });
  expect(await readHostFile(root())).toMatchObject({ DEPLOY_USER: 'jean', DEPLOY_PASSWORD: "l'été # 50 €" });
  expect(readFileSync(file(), 'utf8')).toContain('# Adresse du serveur');
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('keeps other lines and makes an existing file private', async () => {
  writeFileSync(file(), '\uFEFFDEPLOY_HOST=ancien\r\n# à moi\r\nDEPLOY_TIMEOUT=60\r\n', { mode: 0o644 });
  await writeHostFile(root(), { DEPLOY_HOST: 'nouveau', DEPLOY_FOLDER: 'www' });
  expect(readFileSync(file(), 'utf8')).toBe('DEPLOY_HOST=nouveau\n# à moi\nDEPLOY_TIMEOUT=60\nDEPLOY_FOLDER=www\n');
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test.each([
  ['ANSI', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['big-endian UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-8 with a BOM', (text: string) => Buffer.from(`\uFEFF${text}`)],
])('keeps the password of a file in %s, and writes UTF-8', async (_, encoded) => {
  writeFileSync(file(), encoded("# Réglages\r\nDEPLOY_HOST=ancien\r\nDEPLOY_PASSWORD='été 1'\r\n"));
  await writeHostFile(root(), { DEPLOY_HOST: 'nouveau' });
  expect(readFileSync(file(), 'utf8')).toBe("# Réglages\nDEPLOY_HOST=nouveau\nDEPLOY_PASSWORD='été 1'\n");
});

test.each([
  '$&',
  "a'b",
  'a"b',
  "' #",
  'espace à la fin ',
  '#début',
])('writes and reads back the password «%s»', async (password) => {
  await writeHostFile(root(), { DEPLOY_PASSWORD: password });
  expect((await readHostFile(root())).DEPLOY_PASSWORD).toBe(password);
});

test('rejects an unwritable password without printing it', async () => {
  const password = `a' #"b" #\n`;
  const refusal = await writeHostFile(root(), { DEPLOY_PASSWORD: password }).catch((error: Error) => error.message);
  expect(refusal).toContain('choisissez-en un autre');
  expect(refusal).not.toContain('#');
  expect(existsSync(file())).toBe(false);
});
