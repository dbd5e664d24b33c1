import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { checkDelivery } from '../../scripts/check-online/check-delivery';
import { testSite } from '../support/test-site';
import { hasCgi, hasFpm, hasPhp, type PhpKind, type ServedResponse } from './apache';
import { type DeliverySite, FOLDER, namesIn, REQUEST, startDeliverySite } from './delivery-site';
import { isRoot } from './own-server';

const { company, contactForm, deliveryCopy, deliveryRules } = testSite;

// These tests concern only some hosts. Tests that are the same for every host use describeDelivery
// (describe-delivery.ts).

const INSTALLED: Record<PhpKind, boolean> = { module: hasPhp, fpm: hasFpm, cgi: hasCgi };
const NAMES: Record<PhpKind, string> = { module: "Apache's own PHP", fpm: 'PHP-FPM', cgi: 'plain CGI' };
const PACKAGES: Record<PhpKind, string> = { module: 'libapache2-mod-php', fpm: 'php-fpm', cgi: 'php-cgi' };
const KINDS = Object.keys(INSTALLED) as PhpKind[];
const SERVERS: PhpKind[] = ['module', 'fpm'];
for (const kind of KINDS)
  if (!INSTALLED[kind])
    console.warn(
      `SKIPPED tests/hosting/delivery-hosts.test.ts with ${NAMES[kind]}: apt-get install apache2 ${PACKAGES[kind]}`,
    );

/** Returns a test that is skipped if this PHP is not installed. Vitest requires at least one test per file. */
const withPhp = (kind: PhpKind) => test.skipIf(!INSTALLED[kind]);

let site: DeliverySite;
afterEach(async (context) => {
  if (context.task.result?.state !== 'skip') await site?.stop();
});

const HTML_HEADERS = { accept: 'text/html,application/xhtml+xml' };
const FULL_REQUEST = { ...REQUEST, page: 'full' };
const COMPACT_REQUEST = { ...REQUEST, page: 'compact' };
const STORED_BODY = '{"stored":true}';
const textOf = ({ body }: ServedResponse) => body.toString();
const statusAndText = (answer: ServedResponse) => [answer.status, textOf(answer)];
const measureSeconds = async (run: () => Promise<unknown>) => {
  const began = performance.now();
  await run();
  return (performance.now() - began) / 1000;
};

describe('a required field missing from the compact form', () => {
  const requireEmail = (program: string) => program.replace(/('email' => \[[^\]]*?'required' => )false/, '$1true');

  withPhp('module')('is required in the full form only', async () => {
    site = await startDeliverySite({ changeProgram: requireEmail });
    expect(statusAndText(await site.post(COMPACT_REQUEST))).toEqual([200, STORED_BODY]);
    const answer = await site.post(FULL_REQUEST);
    expect([answer.status, JSON.parse(textOf(answer))]).toEqual([
      422,
      { errors: { email: typeset(contactForm.requiredMessage) } },
    ]);
    expect(statusAndText(await site.post({ ...FULL_REQUEST, email: 'marie@exemple.fr' }))).toEqual([200, STORED_BODY]);
  });
});

describe.each(SERVERS)('a host (%s) that drops parts of a request', (kind) => {
  for (const setting of ['post_max_size=60', 'enable_post_data_reading=Off', 'max_input_vars=2'])
    withPhp(kind)(`answers 503 with the phone number and loses no value: ${setting}`, async () => {
      site = await startDeliverySite({ kind, settings: [setting] });
      const refused = await site.post(FULL_REQUEST);
      expect(refused.status).toBe(503);
      expect(JSON.parse(textOf(refused)).message).toBe(typeset(`${deliveryCopy.refusals[503]} ${company.phone}.`));
      const page = await site.post(FULL_REQUEST, HTML_HEADERS);
      expect(page.status).toBe(503);
      expect(textOf(page)).not.toContain(typeset(contactForm.requiredMessage));
      expect(textOf(page)).toContain(`value="${REQUEST.name}"`);
      expect(textOf(page)).toContain('Une tuile est tombée à Épinal. L&#039;eau entre.</textarea>');
      expect(site.names('')).toEqual([]);
    });
});

describe.each(KINDS)('a host (%s) that prints before the program', (kind) => {
  const bufferSettings = { 'with a buffer': 'output_buffering=4096', 'without a buffer': 'output_buffering=0' };
  for (const [buffering, setting] of Object.entries(bufferSettings))
    withPhp(kind)(`does not truncate the answer, ${buffering}`, async () => {
      site = await startDeliverySite({
        kind,
        settings: [setting],
        prependedText: `<!-- ${'statistiques '.repeat(20)} -->\n`,
      });
      expect(textOf(await site.post(FULL_REQUEST))).toMatch(/\{"stored":true(,"again":true)?\}$/);
      expect(textOf(await site.post({ ...FULL_REQUEST, name: '' }))).toMatch(/\{"errors":\{"name":"[^"]+"\}\}$/);
      const mistake = await site.post({ ...FULL_REQUEST, phone: '1' }, HTML_HEADERS);
      expect(textOf(mistake)).toContain('id="phone-error"');
      expect(textOf(mistake)).toMatch(/<\/div>\s*$/);
      const thanks = await site.post({ ...FULL_REQUEST, name: 'Paul' }, HTML_HEADERS);
      if (thanks.status === 303) expect(thanks.headers.location).toBe(deliveryCopy.thanks.path);
      else expect(textOf(thanks)).toContain('<title>Merci</title>');
    });

  withPhp(kind)('receives complete answers if PHP compresses them', async () => {
    site = await startDeliverySite({ kind, settings: ['zlib.output_compression=On'] });
    for (const fields of [FULL_REQUEST, { ...FULL_REQUEST, name: '' }]) {
      const { headers } = await site.post(fields, { 'accept-encoding': 'gzip' });
      const plain = await site.post({ ...fields, message: 'Deux' });
      expect(textOf(plain)).toMatch(/^\{.*\}$/);
      expect([undefined, 'gzip']).toContain(headers['content-encoding']);
    }
  });
});

describe('plain CGI', () => {
  withPhp('cgi')("answers before a slow mail, and mails in the page's second request", async () => {
    site = await startDeliverySite({ kind: 'cgi' });
    site.setMailProgram('sleep 4');
    const answer = async () =>
      expect(statusAndText(await site.post(FULL_REQUEST))).toEqual([200, '{"stored":true,"again":true}']);
    expect(await measureSeconds(answer)).toBeLessThan(3);
    expect(site.names('.non-envoyee')).toHaveLength(1);
    await site.post({ ...FULL_REQUEST, again: '1' });
    expect(await site.mails()).toHaveLength(1);
    expect(site.names('.non-envoyee')).toEqual([]);
  });

  withPhp('cgi')('mails in the same request if the browser runs no scripts', async () => {
    site = await startDeliverySite({ kind: 'cgi' });
    expect((await site.post(FULL_REQUEST, HTML_HEADERS)).status).toBe(303);
    expect(await site.mails()).toHaveLength(1);
  });

  withPhp('cgi')('accepts and mails a trial of check:online', async () => {
    site = await startDeliverySite({ kind: 'cgi' });
    const observations = await checkDelivery(new URL(site.server.origin), site.server.folder, testSite, true);
    expect(observations.map(({ level }) => level)).toEqual(['good', 'good', 'good']);
    expect((await site.mails())[0]?.headers.subject).toBe(`${deliveryCopy.mail.subject} Essai du site`);
  });
});

describe('requests in another folder', () => {
  const formerFolder = () => join(dirname(site.server.folder), 'demandes-www.ancien.example');
  /**
   * Waits until no mail of these requests is being sent. While a mail is being sent, the modification times of its
   * .non-envoyee files are in the future.
   */
  const waitForFailedMails = (count: number) =>
    vi.waitUntil(() => {
      const marks = existsSync(formerFolder())
        ? readdirSync(formerFolder()).filter((name) => name.endsWith('.non-envoyee'))
        : [];
      return (
        marks.length === count && marks.every((name) => statSync(join(formerFolder(), name)).mtimeMs <= Date.now())
      );
    }, 10_000);
  const programFile = () => join(site.server.folder, 'demande.php');
  const findLimits = async () =>
    (await checkDelivery(new URL(site.server.origin), site.server.folder, testSite, false))
      .filter(({ level }) => level === 'limit')
      .map(({ text }) => text);
  /** Changes the program as if the site still had its former domain. */
  const useFormerDomain = (text: string) => text.replace(`'${FOLDER}'`, "'demandes-www.ancien.example'");

  withPhp('module')('are mailed from inside the site once PHP can write outside', async () => {
    site = await startDeliverySite();
    site.setWritableFolder('inside');
    site.setMailProgram('exit 77');
    await site.post({ ...FULL_REQUEST, name: 'Anne' });
    await site.mails();
    site.setWritableFolder('outside');
    site.setMailProgram();
    await site.post({ ...FULL_REQUEST, name: 'Paul' });
    expect((await site.mails()).map(({ text }) => namesIn(text))).toEqual([['Paul', 'Anne']]);
    expect(site.folder()).toBe(join(dirname(site.server.folder), FOLDER));
    expect(readdirSync(join(site.server.folder, '.demandes')).filter((name) => name.endsWith('.non-envoyee'))).toEqual(
      [],
    );
    // The second request with this text is the same request, no matter which folder contains it.
    await site.post({ ...FULL_REQUEST, name: 'Anne' });
    expect(await site.mails()).toHaveLength(1);
    expect(await findLimits()).toEqual([expect.stringContaining('« .demandes »')]);
  });

  withPhp('module')('under a former domain are mailed, deleted and reported', async () => {
    site = await startDeliverySite({ changeProgram: useFormerDomain });
    const currentProgram = readFileSync(programFile(), 'utf8').replace("'demandes-www.ancien.example'", `'${FOLDER}'`);
    site.setMailProgram('exit 77');
    for (const name of ['Anne', 'Vieux']) await site.post({ ...FULL_REQUEST, name });
    await waitForFailedMails(2);
    const [oldName = ''] = readdirSync(formerFolder()).filter((name) =>
      readFileSync(join(formerFolder(), name)).includes('Vieux'),
    );
    const longAgo = Date.now() / 1000 - (deliveryRules.retentionDays + 1) * 86_400;
    utimesSync(join(formerFolder(), oldName), longAgo, longAgo);
    writeFileSync(programFile(), currentProgram);
    site.setMailProgram();
    expect(await findLimits()).toEqual([expect.stringContaining('« demandes-www.ancien.example »')]);
    await site.post({ ...FULL_REQUEST, name: 'Paul' });
    expect((await site.mails()).map(({ text }) => namesIn(text))).toEqual([['Paul', 'Anne']]);
    expect(readdirSync(formerFolder()).filter((name) => /^[0-9a-f]{32}/.test(name))).toHaveLength(1);
  });

  withPhp('module')('are left alone if they belong to another site', async () => {
    site = await startDeliverySite({ changeProgram: useFormerDomain });
    site.setMailProgram('exit 77');
    await site.post({ ...FULL_REQUEST, name: 'Anne' });
    await waitForFailedMails(1);
    const ownerNote = join(formerFolder(), 'site.php');
    writeFileSync(ownerNote, readFileSync(ownerNote, 'utf8').replace(site.server.folder, '/home/autre/www'));
    writeFileSync(
      programFile(),
      readFileSync(programFile(), 'utf8').replace("'demandes-www.ancien.example'", `'${FOLDER}'`),
    );
    site.setMailProgram();
    await site.post({ ...FULL_REQUEST, name: 'Paul' });
    expect((await site.mails()).map(({ text }) => namesIn(text))).toEqual([['Paul']]);
    expect(await findLimits()).toEqual([]);
  });

  test.skipIf(!hasPhp || !isRoot)('are reported by check:online if PHP cannot write there', async () => {
    site = await startDeliverySite();
    site.setMailProgram('exit 77');
    await site.post({ ...FULL_REQUEST, name: 'Anne' });
    await site.mails();
    const folder = site.folder() ?? '';
    const { uid, gid } = statSync(folder);
    chownSync(folder, 0, 0);
    chmodSync(folder, 0o755);
    site.setWritableFolder('inside');
    site.setMailProgram();
    await site.post({ ...FULL_REQUEST, name: 'Paul' });
    await vi.waitUntil(() => existsSync(join(site.server.folder, '.demandes')));
    expect(await findLimits()).toEqual([expect.stringContaining(`« ${FOLDER} »`)]);
    chownSync(folder, uid, gid);
    site.setWritableFolder('outside');
    await site.post({ ...FULL_REQUEST, name: 'Jean' });
    expect((await site.mails()).flatMap(({ text }) => namesIn(text)).sort()).toEqual(['Anne', 'Jean', 'Paul']);
  });
});
