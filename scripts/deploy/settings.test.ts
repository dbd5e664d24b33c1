import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEnvFile } from './env-file';
import { LINES, readSettings } from './settings';

const requiredSettings = {
  DEPLOY_PROTOCOL: 'sftp',
  DEPLOY_HOST: 'ssh.toits.example',
  DEPLOY_USER: 'client',
  DEPLOY_PASSWORD: 'x',
};

describe('readSettings', () => {
  test('needs only four lines', () => {
    expect(readSettings(requiredSettings)).toEqual({
      protocol: 'sftp',
      host: 'ssh.toits.example',
      port: 22,
      user: 'client',
      password: 'x',
      folder: '',
      manifest: '.deploy-manifest.json',
      timeout: 30_000,
    });
  });

  test('accepts the filled-in example with every setting', () => {
    const example = parseEnvFile(readFileSync('.env.deploy.example'), '.env.deploy.example');
    expect(Object.keys(example).sort()).toEqual(Object.keys(LINES).sort());
    expect(readSettings({ ...example, DEPLOY_USER: 'client', DEPLOY_PASSWORD: 'x' })).toMatchObject({
      protocol: 'ftps',
      port: 21,
      folder: 'www',
    });
  });

  test('names a misspelt setting instead of ignoring it', () => {
    expect(() => readSettings({ ...requiredSettings, DEPLOY_FOLDR: 'www' })).toThrow(
      "DEPLOY_FOLDR n'est pas un réglage",
    );
  });

  test.each([
    [{ DEPLOY_HOST: '' }, '.env.deploy : DEPLOY_HOST est vide ; écrivez-y'],
    [{ DEPLOY_HOST: 'ftp://toits.example/www' }, 'doit être un nom seul'],
    [{ DEPLOY_PROTOCOL: 'scp' }, "DEPLOY_PROTOCOL=scp n'existe pas ; écrivez sftp ou ftps"],
    [{ DEPLOY_PROTOCOL: 'ftp' }, 'votre mot de passe voyagerait en clair'],
    [{ DEPLOY_PASSWORD: ' ' }, 'DEPLOY_PASSWORD est vide'],
    [
      { DEPLOY_PORT: 'vingt-deux' },
      'DEPLOY_PORT=vingt-deux doit être un nombre de 1 à 65535, par exemple 21 (FTPS) ou 22',
    ],
    [{ DEPLOY_PORT: '99999' }, 'DEPLOY_PORT=99999 doit être un nombre de 1 à 65535'],
    [{ DEPLOY_TIMEOUT: '0' }, 'DEPLOY_TIMEOUT=0 doit être un nombre de 1'],
    [{ DEPLOY_HOST: 'moi@toits.example' }, 'doit être un nom seul'],
    [{ DEPLOY_FOLDER: 'home/logs' }, "n'est pas un dossier que voient les visiteurs"],
    [{ DEPLOY_MANIFEST: 'a/b.json' }, 'doit être un nom de fichier seul'],
    [{ DEPLOY_MANIFEST: 'index.html' }, 'doit être un nom de fichier seul qui finit par .json'],
  ])('rejects %j with the line to change', (change, message) => {
    expect(() => readSettings({ ...requiredSettings, ...change })).toThrow(message);
  });

  test('keeps spaces in a password', () => {
    expect(readSettings({ ...requiredSettings, DEPLOY_PASSWORD: ' été ' }).password).toBe(' été ');
  });

  test('accepts plain FTP if the owner confirms the risk', () => {
    expect(readSettings({ ...requiredSettings, DEPLOY_PROTOCOL: 'ftp', DEPLOY_PLAIN_FTP: 'oui' })).toMatchObject({
      protocol: 'ftp',
      port: 21,
    });
  });
});
