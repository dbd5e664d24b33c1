// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sealFolder } from '../../scripts/build-site/seal';
import { toDoList } from '../../scripts/to-do-list';
import { type HostServer, hasFtpServer, startFtpServer } from './ftp-server';
import { writeSampleSite } from './sample-site';

if (!hasFtpServer)
  console.warn('SKIPPED in tests/hosting/commands.test.ts: apt-get install proftpd-core proftpd-mod-crypto');
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let scratch: string;
let site: string;
let count: number;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'commands-'));
  site = join(scratch, 'dist/site');
  await writeSampleSite(site);
  await sealFolder(site, {});
  count = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
});
afterAll(() => rm(scratch, { recursive: true }));

type Seen = { code: number | null; output: string; errors: string };

/** Runs a command's script with arguments, and returns what the owner sees. */
function command(script: string, args: string[] = [], env: Record<string, string> = {}): Promise<Seen> {
  return seen('node_modules/.bin/tsx', [script, ...args], env);
}

/** What the owner types behind «npm run», and what he sees. */
function npmRun(typed: string, env: Record<string, string> = {}): Promise<Seen> {
  return seen('npm', ['run', '--silent', ...typed.split(' ')], env);
}

function seen(program: string, args: string[], env: Record<string, string>): Promise<Seen> {
  const child = spawn(program, args, { env: { ...process.env, DEPLOY_ENV_FILE: '/dev/null', ...env } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errors += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
}

const hasSamples = toDoList().length > 0;

describe('npm run deploy', () => {
  test('without .env.deploy, it says how to write one', async () => {
    const { code, errors } = await command('scripts/deploy.ts', [], { DEPLOY_ENV_FILE: join(scratch, 'none') });
    expect([code, errors]).toEqual([1, expect.stringContaining('copiez .env.deploy.example sous ce nom')]);
  });

  test('a .env.deploy that Windows has named .txt is told', async () => {
    writeFileSync(join(scratch, 'hidden-ending.txt'), 'DEPLOY_HOST=x\n');
    const { code, errors } = await command('scripts/deploy.ts', [], {
      DEPLOY_ENV_FILE: join(scratch, 'hidden-ending'),
    });
    expect([code, errors]).toEqual([1, expect.stringContaining('retirez « .txt » de son nom')]);
  });

  test('an unknown option is answered with those that exist', async () => {
    const { code, errors } = await command('scripts/deploy.ts', ['--force']);
    expect([code, errors]).toEqual([1, expect.stringContaining('npm run deploy:avec-exemples')]);
  });

  describe.skipIf(!hasFtpServer)('with a server', () => {
    let server: HostServer;
    let env: Record<string, string>;
    beforeAll(async () => {
      server = await startFtpServer();
      const file = join(scratch, '.env.deploy');
      const { host, port, user, password, certificate } = server.settings;
      writeFileSync(
        file,
        // As the Windows editor saves it.
        `\uFEFFDEPLOY_PROTOCOL=ftps\r\nDEPLOY_HOST=${host}\r\nDEPLOY_PORT=${port}\r\nDEPLOY_USER=${user}\r\nDEPLOY_PASSWORD='${password}'\r\nDEPLOY_FOLDER=www\r\nDEPLOY_CERTIFICATE=${certificate}\r\n`,
      );
      env = { DEPLOY_ENV_FILE: file, DEPLOY_SOURCE: site };
    });
    afterAll(() => server?.stop());

    test.skipIf(!hasSamples)('a site with samples stays at home, and they are listed', async () => {
      const { code, errors } = await command('scripts/deploy.ts', [], env);
      expect(code).toBe(1);
      expect(errors).toContain(toDoList()[0]?.place);
      expect(errors).toMatch(/pour un essai avec les exemples : « npm run deploy:avec-exemples »\.\n$/);
    });

    test('what would happen is shown in any case', async () => {
      const { code, output } = await command('scripts/deploy.ts', ['--dry-run'], env);
      expect(code).toBe(0);
      expect(output).toContain('à envoyer    contact/index.html');
      expect(output).toContain(`À envoyer : ${count} fichiers (`);
      expect(output).toMatch(/à supprimer : 0 fichier\. Rien n'a été changé\.\n$/);
      expect(output.includes('« npm run deploy » refusera')).toBe(hasSamples);
    });

    test.each([
      'deploy:essai',
      'deploy --dry-run',
      'deploy --essai',
      'deploy -- --dry-run',
    ])('npm run %s sends nothing, whatever has eaten the --', async (typed) => {
      const { code, output } = await npmRun(typed, env);
      expect([code, readdirSync(server.site)]).toEqual([0, []]);
      expect(output).toContain("Rien n'a été changé.");
    });

    test.each([
      'deploy --drirun',
      'deploy --force',
      'deploy essai',
      'deploy:essai www',
    ])('npm run %s sends nothing and says what exists', async (typed) => {
      const { code, errors } = await npmRun(typed, env);
      expect([code, readdirSync(server.site)]).toEqual([1, []]);
      expect(errors).toMatch(
        /« (--)?\w+ » n'est pas compris, rien n'a été fait\. Voici ce qui existe :\n\nnpm run deploy /,
      );
    });

    test('it goes online with a line a file and a summary, then has nothing left to do', async () => {
      const first = await command('scripts/deploy.ts', ['--avec-exemples'], env);
      expect(first.code).toBe(0);
      expect(first.output).toMatch(
        new RegExp(
          ` {2}${count}/${count} {2}\\.htaccess \\(.* ko\\)\nEn ligne : ${count} fichiers envoyés \\(.* ko\\), 0 fichier supprimé, en \\d+ s\\.\n$`,
        ),
      );
      expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits A');
      const second = await command('scripts/deploy.ts', ['--avec-exemples'], env);
      expect(second.output).toMatch(/Rien à faire : le site en ligne est déjà à jour\.\n$/);
    });

    test('a new version says what changes, and the version before comes back with one command', async () => {
      const before = readFileSync(join(site, 'index.html'));
      await writeSampleSite(site, { version: 'B' });
      await sealFolder(site, {});
      const second = await command('scripts/deploy.ts', ['--avec-exemples'], env);
      expect(second.output).toMatch(/Ce qui change :\n {2}6 pages, 2 images, \d autres fichiers\n/);
      expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits B');

      const look = await npmRun('deploy:retour --essai', env);
      expect([look.code, readFileSync(join(server.site, 'index.html'), 'utf8').includes('Toits B')]).toEqual([0, true]);
      const back = await npmRun('deploy:retour', env);
      expect([back.code, back.errors]).toEqual([0, '']);
      expect(back.output).toContain("La version d'avant est en ligne.");
      expect(readFileSync(join(server.site, 'index.html')).equals(before)).toBe(true);

      const forth = await npmRun('deploy:retour', env);
      expect(forth.code).toBe(0);
      expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits B');
    });

    test('a kept version that was damaged is not put online', async () => {
      rmSync(join(scratch, '.versions/precedente/site/contact/index.html'));
      const { code, errors } = await command('scripts/deploy.ts', ['--retour'], env);
      expect([code, errors]).toEqual([1, expect.stringContaining("ne garde pas de version d'avant")]);
      expect(readFileSync(join(server.site, 'contact/index.html'), 'utf8')).toContain('Toits B');
    });

    test('a wrong password is one French sentence and exit code 1', async () => {
      const { code, errors } = await command('scripts/deploy.ts', ['--avec-exemples'], {
        ...env,
        DEPLOY_PASSWORD: 'faux',
      });
      expect(code).toBe(1);
      expect(errors.trim().split('\n')).toEqual([
        expect.stringMatching(/^Le serveur refuse l'identifiant « client » ou son mot de passe : recopiez .*\.$/),
      ]);
    });
  });

  test.skipIf(!hasFtpServer)('a certificate in another name is refused with the names that it is for', async () => {
    const server = await startFtpServer({ certificateFor: 'mutu7.hebergeur.example' });
    const { host, port, user, password } = server.settings;
    const env = {
      DEPLOY_PROTOCOL: 'ftps',
      DEPLOY_HOST: host,
      DEPLOY_PORT: String(port),
      DEPLOY_USER: user,
      DEPLOY_PASSWORD: password ?? '',
      DEPLOY_SOURCE: site,
      NODE_EXTRA_CA_CERTS: server.certificateFile ?? '',
    };
    const { code, errors } = await command('scripts/deploy.ts', ['--avec-exemples'], env);
    await server.stop();
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining(
        "Le certificat du serveur n'est pas au nom de 127.0.0.1 mais de mutu7.hebergeur.example : écrivez ce nom dans DEPLOY_HOST",
      ),
    ]);
  });
});

describe("the owner's other commands", () => {
  test.each([
    'zip',
    'preview',
    'check:online',
    'a-faire',
    'build',
  ])('npm run %s refuses what it does not know', async (name) => {
    const { code, errors } = await npmRun(`${name} --tout`);
    expect([code, errors]).toEqual([1, expect.stringContaining("« --tout » n'est pas compris, rien n'a été fait.")]);
  });
});

describe('npm run a-faire', () => {
  test('prints what is missing and fails while something is', async () => {
    const { code, output } = await command('scripts/to-do.ts');
    expect(code).toBe(hasSamples ? 1 : 0);
    const lines = output.split('\n');
    for (const { place, what } of toDoList())
      expect(lines.some((line) => line.includes(place) && line.endsWith(what))).toBe(true);
  });
});

describe('npm run check:online', () => {
  test('says that an address does not answer', async () => {
    const { code, errors } = await command('scripts/check-online.ts', ['http://127.0.0.1:1'], { DEPLOY_SOURCE: site });
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(
        /Aucun serveur web n'écoute à http:\/\/127\.0\.0\.1:1 : .*\nDétail technique : ECONNREFUSED/,
      ),
    ]);
  });

  test('says that nothing is built yet', async () => {
    const { code, errors } = await command('scripts/check-online.ts', ['http://127.0.0.1:1'], {
      DEPLOY_SOURCE: join(scratch, 'none/site'),
    });
    expect([code, errors]).toEqual([1, expect.stringContaining("n'est pas un site fini : lancez « npm run build »")]);
  });
});
