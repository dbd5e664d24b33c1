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
  { name: 'FTPS', isInstalled: hasFtpServer, start: () => startFtpServer() },
  { name: 'SFTP', isInstalled: hasSshServer, start: () => startSshServer() },
].filter(({ isInstalled }) => isInstalled && hasPhp);
if (!hasPhp) console.warn('SKIPPED tests/hosting/stored-requests.test.ts: apt-get install apache2 libapache2-mod-php');

/** Returns the visitors' names with the state of each email. */
const mailStatesIn = (list: RequestList) =>
  list.kind === 'listed' ? list.requests.map(({ sender, mail }) => [sender, mail.kind]) : list;
const requestsIn = (list: RequestList) => (list.kind === 'listed' ? list.requests : []);

const describeOnHosts =
  HOSTS.length > 0 ? describe.each(HOSTS) : describe.skip.each([{ name: 'no host', start: () => startFtpServer() }]);

describeOnHosts('stored requests over $name', ({ start }) => {
  let site: DeliverySite;
  let host: HostServer;
  const path = scratchFolder('file');
  const root = () => path('project');
  /** Returns the parent of the site's folder, in which a login begins. */
  const loginFolder = () => dirname(host.site);

  beforeAll(async () => {
    host = await start();
    site = await startDeliverySite({ kind: 'module' });
    mkdirSync(root(), { recursive: true });
    // The first email fails and is attached to the last email. The second request is a robot's.
    site.setMailProgram('exit 1');
    await site.post({ ...REQUEST, name: 'Wanda' });
    site.ageWaitingRequests(3600);
    await site.post({ ...REQUEST, name: 'Rob', website: 'http://spam.example' });
    site.setMailProgram();
    site.ageWaitingRequests(3600);
    await site.post({ ...REQUEST, name: 'Marie Petit', email: 'marie@exemple.fr' });
    await site.mails();
  });
  afterAll(async () => {
    await site.stop();
    await host.stop();
  });
  beforeEach(() => {
    for (const name of readdirSync(loginFolder()))
      if (name !== 'www') rmSync(join(loginFolder(), name), { recursive: true });
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

  /** Copies the folder that PHP has written to a folder of the login. */
  function copyRequestsTo(to: string): string {
    const folder = join(loginFolder(), to);
    cpSync(site.folder()!, folder, { recursive: true });
    if (isRoot) run('chown', '-R', '--reference', host.site, folder);
    return folder;
  }

  function openRequests(siteUrl = testSite.company.siteUrl, delivery: typeof ADDRESSES | false = ADDRESSES) {
    const { contactForm, deliveryCopy, deliveryRules } = testSite;
    const records = { company: { ...testSite.company, siteUrl, delivery }, contactForm, deliveryCopy, deliveryRules };
    return createRequests(root(), () => ({ records }) as unknown as LoadedRecords);
  }

  test('lists the requests with their texts and the state of each email', async () => {
    copyRequestsTo(FOLDER);
    const before = readdirSync(root(), { recursive: true });
    const list = await openRequests().read();
    expect(new Map(mailStatesIn(list) as [string, string][])).toEqual(
      new Map([
        ['Marie Petit', 'sent'],
        ['Wanda', 'sent'],
        ['Rob', 'robot'],
      ]),
    );
    expect(requestsIn(list).find(({ sender }) => sender === 'Marie Petit')).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      phone: expect.stringMatching(/^0\d( \d\d){4}$/),
      message: REQUEST.message,
      town: 'Épinal',
      otherFields: [{ label: testSite.contactForm.fields.email.inMail, value: 'marie@exemple.fr' }],
    });
    // The command must not store anything on this computer.
    expect(readdirSync(root(), { recursive: true })).toEqual(before);
  });

  test('puts a request with an hour-old waiting email first, with the reason', async () => {
    const folder = copyRequestsTo(FOLDER);
    const [{ name } = { name: '' }] = requestsIn(await openRequests().read()).filter(
      ({ sender }) => sender === 'Wanda',
    );
    writeFileSync(join(folder, `${name}.non-envoyee`), String(Date.now() / 1000 - 3600));
    const [firstRequest] = requestsIn(await openRequests().read());
    expect(firstRequest).toMatchObject({
      sender: 'Wanda',
      mail: { kind: 'waiting', reason: expect.stringContaining('n’a pas pris') },
    });
    writeFileSync(join(folder, `${name}.non-envoyee`), String(Date.now() / 1000 - 60));
    expect(requestsIn(await openRequests().read())[0]).toMatchObject({ sender: 'Wanda', mail: { kind: 'on-its-way' } });
  });

  test('removes a request with its .non-envoyee file, and leaves the others', async () => {
    const folder = copyRequestsTo(FOLDER);
    const before = readdirSync(folder);
    const robot = requestsIn(await openRequests().read()).find(({ sender }) => sender === 'Rob')!;
    writeFileSync(join(folder, `${robot.name}.robot`), '0');
    expect(await openRequests().remove(robot.name)).toEqual({ ok: true });
    expect(readdirSync(folder).sort()).toEqual(before.filter((name) => !name.startsWith(robot.name)).sort());
    expect(requestsIn(await openRequests().read()).map(({ sender }) => sender)).not.toContain('Rob');
    expect(await openRequests().remove(robot.name)).toEqual({ ok: true });
  });

  test('reads requests inside the site and of its former domain only', async () => {
    copyRequestsTo('www/.demandes');
    copyRequestsTo('demandes-former.example');
    const otherFolder = copyRequestsTo('demandes-other.example');
    writeFileSync(join(otherFolder, 'site.php'), '<?php exit; __halt_compiler();\n/home/other');
    const foreign = join(loginFolder(), 'demandes-foreign.example');
    cpSync(otherFolder, foreign, { recursive: true });
    rmSync(join(foreign, '.htaccess'));
    const list = await openRequests('https://www.new.example').read();
    expect(requestsIn(list)).toHaveLength(6);
  });

  test('lists nothing if no request exists, and explains an unreadable folder', async () => {
    expect(await openRequests().read()).toEqual({ kind: 'listed', requests: [] });
    writeFileSync(join(host.site, host.settings.manifest), '{}');
    expect(await openRequests().read()).toMatchObject({ kind: 'listed', requests: [] });
    if (!isRoot || host.settings.protocol === 'sftp') return;
    const folder = copyRequestsTo(FOLDER);
    chmodSync(folder, 0o000);
    expect(await openRequests().read()).toMatchObject({ remark: expect.stringContaining('pas le droit de le lire') });
    chmodSync(folder, 0o755);
  });

  test('explains an unreachable host in French, and reads nothing without delivery', async () => {
    expect(await openRequests(undefined, false).read()).toEqual({ kind: 'off' });
    writeSettings({ DEPLOY_PORT: '1' });
    expect(await openRequests().read()).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('ne répond pas'),
    });
    expect(await openRequests().remove('a'.repeat(32))).toMatchObject({ ok: false });
    writeSettings({ DEPLOY_HOST: '' });
    expect(await openRequests().read()).toEqual({ kind: 'off' });
    expect(existsSync(join(root(), '.cache'))).toBe(false);
  });
});
