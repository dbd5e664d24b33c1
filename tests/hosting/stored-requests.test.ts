import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoadedRecords } from '../../data/model/read/read-records';
import { createRequests, type RequestList } from '../../scripts/desk/requests/host-requests';
import { scratchFolder } from '../support/scratch';
import { testSite } from '../support/test-site';
import { hasPhp } from './apache';
import { ADDRESSES, type DeliverySite, FOLDER, REQUEST, startDeliverySite } from './delivery-site';
import { environmentOf, type HostServer, hasFtpServer, startFtpServer } from './ftp-server';
import { isRoot, run } from './own-server';
import { hasSshServer, startSshServer } from './ssh-server';

const HOSTS = [
  { name: 'FTPS', isHere: hasFtpServer, start: () => startFtpServer() },
  { name: 'SFTP', isHere: hasSshServer, start: () => startSshServer() },
].filter(({ isHere }) => isHere && hasPhp);
if (!hasPhp) console.warn('SKIPPED tests/hosting/stored-requests.test.ts: apt-get install apache2 libapache2-mod-php');

/** The visitors' names with the state of each email. */
const whoIn = (list: RequestList) =>
  list.kind === 'listed' ? list.requests.map(({ sender, mail }) => [sender, mail.kind]) : list;
const listed = (list: RequestList) => (list.kind === 'listed' ? list.requests : []);

const describeHere =
  HOSTS.length > 0 ? describe.each(HOSTS) : describe.skip.each([{ name: 'no host', start: () => startFtpServer() }]);

describeHere('stored requests over $name', ({ start }) => {
  let site: DeliverySite;
  let host: HostServer;
  const path = scratchFolder('file');
  const root = () => path('project');
  /** The folder above the site's, in which the login begins. */
  const login = () => dirname(host.site);

  beforeAll(async () => {
    host = await start();
    site = await startDeliverySite({ kind: 'module' });
    mkdirSync(root(), { recursive: true });
    // The first email fails and goes with the last one; the second request is a robot's.
    site.mailProgram('exit 1');
    await site.post({ ...REQUEST, name: 'Wanda' });
    site.letWait(3600);
    await site.post({ ...REQUEST, name: 'Rob', website: 'http://spam.example' });
    site.mailProgram();
    site.letWait(3600);
    await site.post({ ...REQUEST, name: 'Marie Petit', email: 'marie@exemple.fr' });
    await site.mails();
  });
  afterAll(async () => {
    await site.stop();
    await host.stop();
  });
  beforeEach(() => {
    for (const name of readdirSync(login())) if (name !== 'www') rmSync(join(login(), name), { recursive: true });
    for (const name of readdirSync(host.site)) rmSync(join(host.site, name), { recursive: true });
    writeSettings();
  });

  function writeSettings(change: Record<string, string> = {}): void {
    const { hostKey = '', privateKey = '' } = host.settings;
    const lines = {
      ...environmentOf(host.settings),
      DEPLOY_HOST_KEY: hostKey,
      DEPLOY_PRIVATE_KEY: privateKey,
      ...change,
    };
    const text = Object.entries(lines).map(([name, value]) => `${name}='${value}'`);
    writeFileSync(join(root(), '.env.deploy'), text.join('\n'));
  }

  /** Puts the folder that PHP has written where a login finds it. */
  function bring(to: string): string {
    const folder = join(login(), to);
    cpSync(site.folder()!, folder, { recursive: true });
    if (isRoot) run('chown', '-R', '--reference', host.site, folder);
    return folder;
  }

  function requests(siteUrl = testSite.company.siteUrl, delivery: typeof ADDRESSES | false = ADDRESSES) {
    const { contactForm, deliveryCopy, deliveryRules } = testSite;
    const records = { company: { ...testSite.company, siteUrl, delivery }, contactForm, deliveryCopy, deliveryRules };
    return createRequests(root(), () => ({ records }) as unknown as LoadedRecords);
  }

  test('lists them as the visitors have written them, with the state of each email', async () => {
    bring(FOLDER);
    const before = readdirSync(root(), { recursive: true });
    const list = await requests().read();
    expect(new Map(whoIn(list) as [string, string][])).toEqual(
      new Map([
        ['Marie Petit', 'sent'],
        ['Wanda', 'sent'],
        ['Rob', 'robot'],
      ]),
    );
    expect(listed(list).find(({ sender }) => sender === 'Marie Petit')).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      phone: expect.stringMatching(/^0\d( \d\d){4}$/),
      message: REQUEST.message,
      town: 'Épinal',
      otherFields: [{ label: testSite.contactForm.fields.email.inMail, value: 'marie@exemple.fr' }],
    });
    // Nothing is kept on this computer.
    expect(readdirSync(root(), { recursive: true })).toEqual(before);
  });

  test('puts one whose email has waited for an hour first, with the reason', async () => {
    const folder = bring(FOLDER);
    const [{ name } = { name: '' }] = listed(await requests().read()).filter(({ sender }) => sender === 'Wanda');
    writeFileSync(join(folder, `${name}.non-envoyee`), String(Date.now() / 1000 - 3600));
    const [first] = listed(await requests().read());
    expect(first).toMatchObject({
      sender: 'Wanda',
      mail: { kind: 'waiting', reason: expect.stringContaining('n’a pas pris') },
    });
    writeFileSync(join(folder, `${name}.non-envoyee`), String(Date.now() / 1000 - 60));
    expect(listed(await requests().read())[0]).toMatchObject({ sender: 'Wanda', mail: { kind: 'on-its-way' } });
  });

  test('removes one with its mark, and leaves the others', async () => {
    const folder = bring(FOLDER);
    const before = readdirSync(folder);
    const robot = listed(await requests().read()).find(({ sender }) => sender === 'Rob')!;
    writeFileSync(join(folder, `${robot.name}.robot`), '0');
    expect(await requests().remove(robot.name)).toEqual({ ok: true });
    expect(readdirSync(folder).sort()).toEqual(before.filter((name) => !name.startsWith(robot.name)).sort());
    expect(listed(await requests().read()).map(({ sender }) => sender)).not.toContain('Rob');
    expect(await requests().remove(robot.name)).toEqual({ ok: true });
  });

  test('finds them inside the site, and in a folder of its former address, but not in that of another site', async () => {
    bring('www/.demandes');
    bring('demandes-former.example');
    const stranger = bring('demandes-other.example');
    writeFileSync(join(stranger, 'site.php'), '<?php exit; __halt_compiler();\n/home/other');
    const foreign = join(login(), 'demandes-foreign.example');
    cpSync(stranger, foreign, { recursive: true });
    rmSync(join(foreign, '.htaccess'));
    const list = await requests('https://www.new.example').read();
    expect(listed(list)).toHaveLength(6);
  });

  test('says that nothing has come, or that nothing can be seen', async () => {
    expect(await requests().read()).toEqual({ kind: 'listed', requests: [] });
    writeFileSync(join(host.site, host.settings.manifest), '{}');
    expect(await requests().read()).toMatchObject({ kind: 'listed', requests: [] });
    if (!isRoot || host.settings.protocol === 'sftp') return;
    const folder = bring(FOLDER);
    chmodSync(folder, 0o000);
    expect(await requests().read()).toMatchObject({ remark: expect.stringContaining('pas le droit de le lire') });
    chmodSync(folder, 0o755);
  });

  test('says in French why the host is not reached, and reads nothing while delivery is off', async () => {
    expect(await requests(undefined, false).read()).toEqual({ kind: 'off' });
    writeSettings({ DEPLOY_PORT: '1' });
    expect(await requests().read()).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('ne répond pas'),
    });
    expect(await requests().remove('a'.repeat(32))).toMatchObject({ ok: false });
    writeSettings({ DEPLOY_HOST: '' });
    expect(await requests().read()).toEqual({ kind: 'off' });
    expect(existsSync(join(root(), '.cache'))).toBe(false);
  });
});
