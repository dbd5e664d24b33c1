import { expect, test } from 'vitest';
import { createProgress } from '../lib/progress';
import { createEmptyManifest, printManifest } from './manifest';
import { readRemote } from './read-remote';
import type { Session } from './session';
import { readSettings } from './settings';
import { toSftpFailure } from './sftp-failure';
import { type Transport, transportOf } from './transport';

const settings = (DEPLOY_FOLDER: string) =>
  readSettings({
    ...{ DEPLOY_PROTOCOL: 'ftps', DEPLOY_HOST: 'ftp.toits.example', DEPLOY_USER: 'client', DEPLOY_PASSWORD: 'x' },
    DEPLOY_FOLDER,
  });

/** Reads a host whose login opens in a folder that contains `folders`. */
function readHost(folder: string, folders: string[], files: Record<string, string> = {}) {
  const transport: Pick<Transport, 'list' | 'read'> = {
    list: async () => folders.map((name) => ({ name, isFolder: true, size: 0 })),
    read: async (path) => (files[path] === undefined ? undefined : Buffer.from(files[path])),
  };
  const session: Session = { run: (action) => action(transport as Transport, 1), close() {} };
  return readRemote(session, new Map(), settings(folder), createProgress({ write: () => {} }));
}

test('rejects a login folder above the site, with the line to write', async () => {
  await expect(readHost('', ['logs', 'www'])).rejects.toThrow(/écrivez DEPLOY_FOLDER=www dans .* DEPLOY_FOLDER=\. si/);
  await expect(readHost('client', ['htdocs'])).rejects.toThrow('écrivez DEPLOY_FOLDER=client/htdocs dans');
});

test.each([
  ['the login opens in the site', '', ['assets', 'contact']],
  ['DEPLOY_FOLDER=. confirms the login folder', '.', ['www']],
  ['the site itself has a folder named like that', 'client/www', ['web']],
])('accepts the folder if %s', async (_, folder, folders) => {
  await expect(readHost(folder, folders)).resolves.toMatchObject({ manifest: createEmptyManifest() });
});

test.each([
  '',
  '.replaced.uploading',
])('accepts a folder with a manifest, also under its temporary name (%s)', async (ending) => {
  const manifest = { ...createEmptyManifest(), version: 3 };
  const files = { [`.deploy-manifest.json${ending}`]: printManifest(manifest) };
  await expect(readHost('', ['www'], files)).resolves.toMatchObject({ manifest });
});

test('reads rules renamed by an interrupted run', async () => {
  const backup = { '.htaccess.replaced.uploading': 'AddHandler php82 .php\n' };
  const { htaccess, htaccessBackup: htaccessAside } = await readHost('client/www', [], backup);
  expect([htaccess, String(htaccessAside)]).toEqual([undefined, 'AddHandler php82 .php\n']);
  const bothFiles = await readHost('client/www', [], { ...backup, '.htaccess': 'php 8\n' });
  expect([String(bothFiles.htaccess), bothFiles.htaccessBackup]).toEqual(['php 8\n', undefined]);
});

test('reports a folder as denied if SFTP may not read it', async () => {
  const list = () => Promise.reject(Object.assign(new Error('Permission denied'), { code: 3 }));
  const transport = transportOf({ list } as never, '/www', toSftpFailure);
  await expect(transport.list('assets')).rejects.toMatchObject({ kind: 'denied' });
});
