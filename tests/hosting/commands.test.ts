import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecords } from '../../data/model/read/read-records';
import { SentenceError } from '../../data/model/read/sentence-error';
import { onDisk } from '../../data/model/read/source';
import * as checkOnline from '../../scripts/commands/check-online';
import * as deploy from '../../scripts/commands/deploy';
import * as preview from '../../scripts/commands/preview';
import * as zip from '../../scripts/commands/zip';
import type { Settings } from '../../scripts/deploy/settings';
import { stampFolder } from '../../scripts/finished-build/build-stamp';
import { findOnlineVersion } from '../../scripts/finished-build/versions';
import type { Call } from '../../scripts/lib/owner-command';
import { chaptersOf, placeOf, requiredChapters } from '../../scripts/to-do/to-do-list';
import { scratchFolder } from '../support/scratch';
import { environmentOf, type HostServer, hasFtpServer, startFtpServer } from './ftp-server';
import { writeSampleSite } from './sample-site';
import { hasSshServer, startSshServer } from './ssh-server';

const scratch = scratchFolder('file');
let site: string;
let fileCount: number;
beforeAll(async () => {
  site = scratch('dist/site');
  await writeSampleSite(site);
  await stampFolder(site, {});
  fileCount = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
});

type Env = Record<string, string>;
type CommandResult = { code: number | null; output: string; errors: string };

const MODULES: Record<string, { run(call: Call): Promise<void> }> = {
  deploy,
  zip,
  preview,
  'check-online': checkOnline,
};
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/**
 * Runs a command like «npm run …» in this process and returns its output. A separate process would take two seconds,
 * and most tests do not need a separate process.
 */
async function runCommand(commandLine: string, env: Env = {}): Promise<CommandResult> {
  const [name = '', ...args] = commandLine.split(' ');
  const [command = '', ...options] = scripts[name]?.split('scripts/commands/owner.js ')[1]?.split(' ') ?? [];
  let output = '';
  const terminal = { write: (text: string) => (output += text) };
  try {
    await MODULES[command]?.run({
      args: [...options, ...args],
      env: { DEPLOY_ENV_FILE: '/dev/null', ...env },
      terminal,
    });
    return { code: 0, output, errors: '' };
  } catch (error) {
    if (!SentenceError.is(error)) throw error;
    return { code: 1, output, errors: error.message };
  }
}

/** Runs a command in a separate process through npm, with its exit code. */
function npmRun(commandLine: string, env: Env = {}): Promise<CommandResult> {
  const child = spawn('npm', ['run', '--silent', ...commandLine.split(' ')], {
    env: { ...process.env, DEPLOY_ENV_FILE: '/dev/null', ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errors += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
}

/** Starts a server that answers every request in the same way. */
async function startConstantServer(answer: (response: ServerResponse) => unknown) {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const HELP_LIST =
  /« (--)?\w+ » n'est pas compris, rien n'a été fait\. Voici ce qui existe :\n\nnpm run deploy .*\n.*\nnpm run deploy:avec-exemples /;
const UNKNOWN_OPTION = expect.stringContaining("« --tout » n'est pas compris, rien n'a été fait.");
const chapters = chaptersOf(readRecords(onDisk()));
const requiredPoints = requiredChapters(chapters).flatMap(({ todo }) => todo);
const hasSamples = requiredPoints.length > 0;

describe('npm run deploy', () => {
  test('explains how to write a missing .env.deploy', async () => {
    const { code, errors } = await runCommand('deploy', { DEPLOY_ENV_FILE: scratch('none') });
    expect([code, errors]).toEqual([1, expect.stringContaining('copiez .env.deploy.example sous ce nom')]);
  });

  test('recognises a .env.deploy renamed to .txt by Windows', async () => {
    writeFileSync(scratch('hidden-ending.txt'), 'DEPLOY_HOST=x\n');
    const { code, errors } = await runCommand('deploy', { DEPLOY_ENV_FILE: scratch('hidden-ending') });
    expect([code, errors]).toEqual([1, expect.stringContaining('retirez « .txt » de son nom')]);
  });

  describe.skipIf(!hasFtpServer)('with a server', () => {
    let server: HostServer;
    let env: Record<string, string>;
    beforeAll(async () => {
      server = await startFtpServer();
      const file = scratch('.env.deploy');
      const lines = Object.entries(environmentOf(server.settings)).map(([name, value]) => `${name}='${value}'\r\n`);
      // Writes a BOM, as Windows Notepad does.
      writeFileSync(file, `\uFEFF${lines.join('')}`);
      env = { DEPLOY_ENV_FILE: file, DEPLOY_SOURCE: site };
    });
    afterAll(() => server?.stop());

    test.skipIf(!hasSamples)('rejects a site with false or missing legal facts, and lists them', async () => {
      const { code, errors } = await runCommand('deploy', env);
      expect(code).toBe(1);
      for (const point of requiredPoints) expect(errors).toContain(placeOf(point));
      expect(errors).not.toMatch(/data\/(photos|commitments)\.ts/);
      expect(errors).toMatch(/Pour un essai avec les exemples : « npm run deploy:avec-exemples »\.$/);
      expect((await runCommand('deploy:tout', env)).errors).toMatch(/« npm run deploy:tout --avec-exemples »\.$/);
    });

    test('shows the plan in a dry run, although npm takes the option', async () => {
      const { code, output } = await npmRun('deploy --dry-run', env);
      expect([code, readdirSync(server.site)]).toEqual([0, []]);
      expect(output).toContain('à envoyer    contact/index.html');
      expect(output).toContain(`À envoyer : ${fileCount} fichiers (`);
      expect(output).toMatch(/à supprimer : 0 fichier\. Rien n'a été changé\.\n$/);
      expect(output.includes('« npm run deploy » refusera')).toBe(hasSamples);
      expect((await runCommand('deploy:essai', env)).output).toBe(output);
    });

    test('sends nothing for a misspelt dry run, although npm takes it', async () => {
      const { code, errors } = await npmRun('deploy --drirun', env);
      expect([code, errors]).toEqual([1, expect.stringMatching(HELP_LIST)]);
      expect(readdirSync(server.site)).toEqual([]);
    });

    test('uploads with progress and summary, then has nothing left to do', async () => {
      const firstRun = await runCommand('deploy:avec-exemples', env);
      expect(firstRun.code).toBe(0);
      expect(firstRun.output).toMatch(
        new RegExp(
          ` {2}${fileCount}/${fileCount} {2}\\.htaccess \\(.* ko\\)\nEn ligne : ${fileCount} fichiers envoyés \\(.* ko\\), 0 fichier supprimé, en \\d+ s\\.\n$`,
        ),
      );
      expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits A');
      const secondRun = await runCommand('deploy:avec-exemples', env);
      expect(secondRun.output).toMatch(/Rien à faire : le site en ligne est déjà à jour\.\n$/);
    });

    test('reports status 500 after the upload, with the fix', async () => {
      const { origin, close } = await startConstantServer((response) => response.writeHead(500).end());
      const { output } = await runCommand('deploy:avec-exemples', { ...env, SITE_ADDRESS: origin });
      close();
      expect(output).toMatch(/Tout est envoyé, mais .* \(500\)\. .* renommez ce fichier en « htaccess\.txt »/);
    });

    test('uploads a new version, and restores the previous with one command', async () => {
      const pageBefore = readFileSync(join(site, 'index.html'));
      await writeSampleSite(site, { version: 'B' });
      await stampFolder(site, {});
      await runCommand('deploy:avec-exemples', env);
      expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits B');

      const dryRun = await runCommand('deploy:retour --essai', env);
      expect([dryRun.code, readFileSync(join(server.site, 'index.html'), 'utf8').includes('Toits B')]).toEqual([
        0,
        true,
      ]);
      const restored = await runCommand('deploy:retour', env);
      expect([restored.code, restored.errors]).toEqual([0, '']);
      expect(restored.output).toContain("La version d'avant est en ligne.");
      expect(await findOnlineVersion(site)).toBe(scratch('.versions/current/site'));
      expect(readFileSync(join(server.site, 'index.html')).equals(pageBefore)).toBe(true);

      const reapplied = await runCommand('deploy:retour', env);
      expect(reapplied.output).toContain('La version la plus récente est de nouveau en ligne.');
      expect(await findOnlineVersion(site)).toBe(site);
      expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits B');
    });

    test('goes back to the last complete version after an incomplete upload', async () => {
      await writeSampleSite(site, { version: 'C' });
      await stampFolder(site, {});
      chmodSync(join(server.site, 'contact'), 0o555);
      expect((await runCommand('deploy:avec-exemples', env)).code).toBe(1);
      chmodSync(join(server.site, 'contact'), 0o755);
      const back = await runCommand('deploy:retour', env);
      expect([back.code, back.errors]).toEqual([0, '']);
      expect(back.output).toContain("La version d'avant est en ligne.");
      for (const page of ['index.html', 'contact/index.html'])
        expect(readFileSync(join(server.site, page), 'utf8')).toContain('Toits B');
    });

    test('rejects a second deployment on this computer, but allows a dry run', async () => {
      const lock = scratch('.cache/deploy.pid');
      mkdirSync(dirname(lock), { recursive: true });
      writeFileSync(lock, String(process.ppid));
      try {
        const { code, errors } = await runCommand('deploy:avec-exemples', env);
        expect([code, errors]).toEqual([1, expect.stringMatching(/^Une mise en ligne est déjà en cours/)]);
        expect(await runCommand('deploy:essai', env)).toMatchObject({ code: 0 });
        // Simulates the lock of a deployment from before the last boot of the computer.
        utimesSync(lock, 0, 0);
        expect(await runCommand('deploy:retour', env)).toMatchObject({ code: 0 });
        expect(await runCommand('deploy:retour', env)).toMatchObject({ code: 0 });
      } finally {
        rmSync(lock, { force: true });
      }
    });

    test('does not upload a damaged kept version', async () => {
      rmSync(scratch('.versions/previous/site/contact/index.html'));
      const { code, errors } = await runCommand('deploy:retour', env);
      expect([code, errors]).toEqual([1, expect.stringContaining("ne garde pas de version d'avant")]);
      expect(readFileSync(join(server.site, 'contact/index.html'), 'utf8')).toContain('Toits B');
    });
  });

  test.skipIf(!hasSshServer)('reports a changed host key only for a server that was reached before', async () => {
    const [server, otherServer] = await Promise.all([startSshServer(), startSshServer()]);
    const refusalOf = async ({ settings }: HostServer, noted: Settings) => {
      const { hostKey = '', privateKey = '' } = noted;
      const keys = { DEPLOY_HOST_KEY: hostKey, DEPLOY_PRIVATE_KEY: privateKey };
      return (await runCommand('deploy:essai', { ...environmentOf(settings), ...keys, DEPLOY_SOURCE: site })).errors;
    };
    expect(await refusalOf(server, server.settings)).toBe('');
    expect(await refusalOf(server, otherServer.settings)).toMatch(/^La clé du serveur 127\.0\.0\.1 a changé \(SHA256:/);
    // The owner has changed the address in .env.deploy, but not the key.
    expect(await refusalOf(otherServer, server.settings)).toMatch(
      / : si vous venez de changer de serveur, comparez-la/,
    );
    await Promise.all([server.stop(), otherServer.stop()]);
  });

  test.skipIf(!hasFtpServer).each([
    [
      'mutu7.hebergeur.example',
      1,
      /n'est pas au nom de localhost mais de mutu7\.hebergeur\.example : écrivez ce nom dans/,
    ],
    ['localhost', 0, /^$/],
  ])('accepts a trusted certificate only for the name of its host: %s', async (certificateFor, code, message) => {
    const server = await startFtpServer({ certificateFor });
    const { certificate: _, ...settings } = server.settings;
    // Node.js reads NODE_EXTRA_CA_CERTS when it starts.
    const trusted = { NODE_EXTRA_CA_CERTS: server.certificateFile ?? '', DEPLOY_SOURCE: site };
    const env = { ...environmentOf({ ...settings, host: 'localhost' }), ...trusted };
    expect(await npmRun('deploy:avec-exemples', env)).toMatchObject({ code, errors: expect.stringMatching(message) });
    await server.stop();
  });
});

describe("the owner's other commands", () => {
  test.each(['zip', 'preview', 'check:online'])('npm run %s rejects unknown options', async (name) => {
    await expect(runCommand(name, { npm_config_tout: 'true' })).resolves.toMatchObject({
      code: 1,
      errors: UNKNOWN_OPTION,
    });
  });

  test('npm run build rejects unknown options', async () => {
    await expect(npmRun('build --tout')).resolves.toMatchObject({ code: 1, errors: UNKNOWN_OPTION });
  });
});

describe('npm run a-faire', () => {
  test('lists missing facts, and fails if a required fact is missing', async () => {
    const { code, output } = await npmRun('a-faire');
    expect(code).toBe(hasSamples ? 1 : 0);
    const lines = output.split('\n');
    for (const entry of chapters.flatMap(({ todo }) => todo))
      expect(lines.some((line) => line.includes(placeOf(entry)) && line.endsWith(entry.name))).toBe(true);
  });
});

describe('npm run check:online', () => {
  test('reports a URL without an answer', async () => {
    const { code, errors } = await runCommand('check:online http://127.0.0.1:65000', { DEPLOY_SOURCE: site });
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(
        /Aucun serveur web n'écoute à http:\/\/127\.0\.0\.1:65000 : .*\nDétail technique : ECONNREFUSED/,
      ),
    ]);
  });

  test('reports a redirect to a missing domain', async () => {
    const { origin, close } = await startConstantServer((response) =>
      response.writeHead(301, { location: 'http://www.toits.invalid/' }).end(),
    );
    const { errors } = await runCommand(`check:online ${origin}`, { DEPLOY_SOURCE: site });
    close();
    expect(errors).toContain(`www.toits.invalid est introuvable, et ${origin} y mène : vérifiez`);
  });

  test('reports a missing build', async () => {
    const { code, errors } = await runCommand('check:online http://127.0.0.1:1', {
      DEPLOY_SOURCE: scratch('none/site'),
    });
    expect([code, errors]).toEqual([1, expect.stringContaining("n'est pas un site fini : lancez « npm run build »")]);
  });
});
