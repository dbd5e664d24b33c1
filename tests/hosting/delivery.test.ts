import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formProps } from '../../components/ContactForm/contact-form-props';
import { contactRequestSchema, resolveWith } from '../../components/ContactForm/contact-request';
import { typeset, typesetDeep } from '../../components/typography/typeset';
import type { ContactField } from '../../data/model/schema/form';
import { deliveryPath } from '../../data/model/site/contact-form';
import { checkDelivery } from '../../scripts/check-online/check-delivery';
import { createOnline } from '../../scripts/desk/server/online';
import { mapConcurrently } from '../../scripts/lib/concurrency';
import { testSite } from '../support/test-site';
import { filledFieldsOf } from '../support/written';
import { hasFpm, hasPhp, type ServedResponse, startApache } from './apache';
import { ADDRESSES, type DeliverySite, FOLDER, namesIn, REQUEST, startDeliverySite } from './delivery-site';
import { isRoot, run } from './own-server';

const { company, contactForm, deliveryCopy, deliveryRules } = testSite;
const FILLED_FIELDS = filledFieldsOf(testSite).all;
const { mail: mailCopy } = deliveryCopy;
const withCount = (template: string, number: number) => template.replace('{count}', String(number));
/** Escapes a text for HTML, and then for a regular expression. */
const escapeText = (text: string) => text.replaceAll("'", '&#039;').replace(/[.?]/g, '\\$&');

const HOSTS = [
  { host: "Apache's own PHP", isInstalled: hasPhp, kind: 'module', packages: 'apache2 libapache2-mod-php' },
  { host: 'PHP-FPM', isInstalled: hasFpm, kind: 'fpm', packages: 'apache2 php-fpm' },
] as const;
for (const { host, isInstalled, packages } of HOSTS)
  if (!isInstalled) console.warn(`SKIPPED tests/hosting/delivery.test.ts with ${host}: apt-get install ${packages}`);

type Mistake = { message: string };

const EMPTY = Object.fromEntries(Object.keys(FILLED_FIELDS).map((name) => [name, '']));

const newKey = () => randomBytes(16).toString('hex');
const json = ({ body }: ServedResponse) => JSON.parse(body.toString()) as Record<string, unknown>;
const statusAndBody = (answer: ServedResponse) => [answer.status, json(answer)];
const STORED_ANSWER = [200, { stored: true }];

/** Answer to a request that is not stored: a sentence with the phone number. */
const WITH_PHONE = { message: expect.stringContaining(typeset(company.phone)) };

const installedHosts = HOSTS.filter(({ isInstalled }) => isInstalled);
// Vitest fails a file without tests.
const describeOnHosts = installedHosts.length > 0 ? describe.each(installedHosts) : describe.skip.each(HOSTS);

describeOnHosts('a form with delivery, on $host', ({ kind }) => {
  const isFpm = kind === 'fpm';
  let site: DeliverySite;
  beforeAll(async () => {
    site = await startDeliverySite({ kind });
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.reset();
    site.setMailProgram();
    site.setWritableFolder('outside');
  });

  describe('the rules of browser and server are the same', () => {
    const CASES: Record<string, string[]> = {
      name: [
        'Marie',
        '',
        ' ',
        '\u00a0\ufeff\u3000',
        '\u0085',
        '\u180e',
        'a'.repeat(contactForm.fields.name.maxLength),
        '< > & " \'',
        '0',
        '😀',
      ],
      phone: [
        ...'03 29 00 00 00,0329000000,03.29-00 00.00,+33 3 29 00 00 00,0033329000000,06 12 34 56 78'.split(','),
        ...' 03 29 00 00 00 ,03\u00a029\u202f00\u300000\ufeff00,03\t29\n00\r00\u202800,\u00a00329000000\u2003'.split(
          ',',
        ),
        ...['+33 (0)6 12 34 56 78', '0033(0)612345678', '+33 (0)(0)6 12 34 56 78', '(0)6 12 34 56 78'],
        ...['\u202a+33 6 12 34 56 78\u202c', '\u200e\u2066\u2069', '\u200b0612345678'],
        ...'00 29 00 00 00,03 29 00 00 0,03 29 00 00 000,0,+33,(03) 29 00 00 00,03/29/00/00/00,x'.split(','),
        ...'03 29 00 00 00\u0085,03 29 00 00 00\u180e,٠٣٢٩٠٠٠٠٠٠,０３２９００００００,03 29 00 00 00\n1,, '.split(','),
      ],
      email: [
        ...", ,marie@exemple.fr,MARIE@EXEMPLE.FR, marie@exemple.fr\n,é@exemple.fr,o'neil+x@a-b.co.uk".split(','),
        ...'marie,marie@exemple,@exemple.fr,a b@exemple.fr,a@b@exemple.fr,a@exemple..fr,a@-exemple.fr'.split(','),
        ...'marie@exemple.fr\u0085,a\u00a0b@exemple.fr,a@exemple.f,a@exemple.\u017fr,a@\u212aexemple.fr'.split(','),
        ...['a@exemple.fr, b@exemple.fr', '<a@exemple.fr>', 'a@exemple.fr\nBcc: b@exemple.fr'],
        `a@${'a-'.repeat(50)}.fr`,
      ],
      subject: ['', 'Toit', ' ', '\u2028', 'é'.repeat(contactForm.fields.subject.maxLength)],
      message: [
        ...['', ' \r\n\t', 'Bonjour', '.\r\n.', '<?php exit; ?>', '\u0001\u007f'],
        ...['é'.repeat(contactForm.fields.message.maxLength), '😀'.repeat(contactForm.fields.message.maxLength / 2)],
      ],
    };

    test('for every field', async () => {
      const { fields } = formProps(testSite, 'full');
      const resolve = resolveWith(contactRequestSchema(typesetDeep(fields), typeset(contactForm.requiredMessage)));
      for (const [field, validValue] of Object.entries(FILLED_FIELDS)) {
        for (const value of CASES[field] ?? ['', ' ', validValue, 'x']) {
          const values = { ...EMPTY, ...REQUEST, [field]: value };
          const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
          const inBrowser = Object.entries(errors).map(([name, error]) => [name, (error as Mistake).message]);
          // Marked as a robot's, because such a request is validated the same way but not mailed.
          const answer = await site.post({ ...values, page: 'full', key: newKey(), website: 'x' });
          const onServer = answer.status === 200 ? [] : Object.entries((json(answer).errors ?? {}) as object);
          const status = inBrowser.length ? 422 : 200;
          expect([answer.status, field, value, onServer]).toEqual([status, field, value, inBrowser]);
        }
        site.resetLimits();
      }
    });

    test('for the compact form, which has no address and no subject', async () => {
      expect(statusAndBody(await site.post({ ...REQUEST, email: 'x', page: 'compact' }))).toEqual(STORED_ANSWER);
      expect((await site.post({ ...REQUEST, name: '', page: 'compact' })).status).toBe(422);
    });

    test('and the server rejects a text longer than its field', async () => {
      for (const [name, { maxLength }] of Object.entries(contactForm.fields)) {
        const answer = await site.post({ ...REQUEST, [name]: 'é'.repeat(maxLength + 1) });
        expect(statusAndBody(answer)).toEqual([
          422,
          { errors: { [name]: typeset(deliveryCopy.tooLong.replace('{max}', String(maxLength))) } },
        ]);
      }
      expect(site.storedTexts()).toEqual([]);
      // The browser sends a line break as two characters but counts it as one.
      expect(
        statusAndBody(
          await site.post({ ...REQUEST, message: `a${'\r\n'.repeat(contactForm.fields.message.maxLength - 2)}b` }),
        ),
      ).toEqual(STORED_ANSWER);
    });
  });

  describe('a request', () => {
    test('is stored with every field and mailed with a reply address', async () => {
      const values = Object.fromEntries(Object.entries(FILLED_FIELDS).map(([name, text]) => [name, `${text} `]));
      expect(statusAndBody(await site.post({ ...values, page: 'full' }))).toEqual(STORED_ANSWER);
      const [mail] = await site.mails();
      expect(await site.mails()).toHaveLength(1);
      for (const [name, value] of Object.entries(FILLED_FIELDS))
        for (const text of [site.storedTexts()[0], mail?.text])
          expect([name, text]).toEqual([name, expect.stringContaining(value)]);
      expect(mail?.headers).toMatchObject({
        to: ADDRESSES.to,
        from: `${company.name} <${ADDRESSES.from}>`,
        'reply-to': FILLED_FIELDS.email,
        subject: `${mailCopy.subject} ${FILLED_FIELDS.name}`,
      });
      const { name, phone, message } = contactForm.fields;
      const [first = '', second = ''] = (mail?.text ?? '').split('\n');
      expect([first, second]).toEqual([
        `${name.inMail} : ${FILLED_FIELDS.name}`,
        `${phone.inMail} : ${FILLED_FIELDS.phone}`,
      ]);
      expect(mail?.text).toContain(`\n\n« ${message.inMail} », de Marie.\n\n${mailCopy.sent} `);
      expect(mail?.raw.split('\n')[0]).toContain(`-f${ADDRESSES.from}`);
      expect(site.names('.non-envoyee')).toEqual([]);
    });

    test.each([
      '',
      'é@exemple.fr',
      '.a@exemple.fr',
      'a..b@exemple.fr',
      'a.@exemple.fr',
      '=?UTF-8?B?DQpCY2M6IHg=?=@exemple.fr',
    ])('with the unsafe address «%s» asks the owner to call', async (email) => {
      expect(
        statusAndBody(await site.post({ ...REQUEST, phone: '+33 (0)3.29.00.00.00', email, page: 'full' })),
      ).toEqual(STORED_ANSWER);
      const [mail] = await site.mails();
      expect(mail?.headers['reply-to']).toBeUndefined();
      for (const fact of [email, `${contactForm.fields.phone.inMail} : 03 29 00 00 00`, mailCopy.answerByPhone])
        expect(mail?.text).toContain(fact);
    });

    test.each([
      ['with its key, even at the same time', newKey()],
      ['without a key, on the same day', ''],
    ])('that is sent again %s is one request unless text or key differ', async (_, key) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => site.post({ ...REQUEST, key })));
      answers.push(await site.post({ ...REQUEST, key }));
      for (const answer of answers) expect(statusAndBody(answer)).toEqual(STORED_ANSWER);
      expect([site.storedTexts().length, (await site.mails()).length]).toEqual([1, 1]);
      await site.post({ ...REQUEST, key: newKey() });
      await site.post({ ...REQUEST, message: 'Deux tuiles.', key });
      expect(site.storedTexts().filter((text) => text.includes('Deux tuiles.'))).toHaveLength(1);
      expect(site.storedTexts()).toHaveLength(3);
    });

    test('with a long multi-byte name has a readable mail subject', async () => {
      const name = '😀é'.repeat(Math.floor(contactForm.fields.name.maxLength / 3));
      await site.post({ ...REQUEST, name });
      const [mail] = await site.mails();
      expect(mail?.headers.subject).toBe(`${mailCopy.subject} ${name}`);
      const words = mail?.raw.match(/=\?UTF-8\?B\?[^?]*\?=/g) ?? [];
      expect(words.length).toBeGreaterThan(5);
      for (const word of words) {
        expect(word.length).toBeLessThanOrEqual(75);
        expect(Buffer.from(word.slice(10, -2), 'base64').toString()).not.toContain('\ufffd');
      }
      for (const line of mail?.raw.split(/\r?\n/).slice(1) ?? []) expect(line.length).toBeLessThanOrEqual(78);
    });

    test('from a robot is stored and marked, but not mailed', async () => {
      expect(statusAndBody(await site.post({ ...REQUEST, website: 'https://spam.example' }))).toEqual(STORED_ANSWER);
      expect(site.storedTexts()[0]).toContain(mailCopy.robot);
      expect(await site.mails()).toEqual([]);
      await site.post({ ...REQUEST, name: 'Paul' });
      expect((await site.mails())[0]?.text).toContain(withCount(mailCopy.robots, 1));
    });

    test("is deleted after the policy's time, partial files after an hour", async () => {
      await site.post(REQUEST);
      await site.mails();
      const folder = site.folder() ?? '';
      const [old = ''] = site.names('.php');
      const partialFiles = ['compteur.php.0a1b2c3d.part', `${old}.0a1b2c3d.part`];
      for (const name of partialFiles) writeFileSync(join(folder, name), 'x');
      setAge(join(folder, old), (deliveryRules.retentionDays + 1) * 86_400);
      for (const name of partialFiles) setAge(join(folder, name), 3700);
      startNextHour();
      await site.post({ ...REQUEST, name: 'Paul' });
      expect(site.storedTexts()).toEqual([expect.stringContaining('Paul')]);
      expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    });

    test("is stored in the site's own folder, readable by PHP only", async () => {
      await site.post(REQUEST);
      expect(site.folder()).toBe(join(dirname(site.server.folder), FOLDER));
      expect(FOLDER).toContain(new URL(company.siteUrl).hostname);
      expect(statSync(site.folder() ?? '').mode & 0o777).toBe(0o700);
    });

    test('gets an answer that is not cached', async () => {
      // With PHP-FPM, the site's .htaccess overrides the header.
      for (const fields of [REQUEST, { ...REQUEST, name: '' }])
        expect((await site.post(fields)).headers['cache-control']).toMatch(isFpm ? /no-(store|cache)/ : /no-store/);
    });

    test.each([4, 25])('is answered at once if the mail program takes %i seconds', async (seconds) => {
      site.setMailProgram(`sleep ${seconds}`);
      for (const accept of ['application/json', 'text/html']) {
        const began = performance.now();
        const answer = await site.post({ ...REQUEST, name: accept }, { accept, 'accept-encoding': 'gzip, br' });
        expect(answer.status).toBe(accept === 'text/html' ? 303 : 200);
        expect((performance.now() - began) / 1000).toBeLessThan(2);
      }
      const marks = site.names('.non-envoyee').map((name) => statSync(join(site.folder() ?? '', name)).mtimeMs);
      expect(marks).toHaveLength(2);
      // No other process may mail these requests in the meantime.
      for (const mark of marks) expect(mark - Date.now()).toBeGreaterThan(500_000);
      expect(await site.mails()).toHaveLength(2);
    });
  });

  /** Sets the modification time of a file to this many seconds ago. */
  function setAge(file: string, seconds: number): void {
    const date = Date.now() / 1000 - seconds;
    utimesSync(file, date, date);
  }
  /** Resets the counter as if a new hour, or a new day, had begun since the last request. */
  function startNextHour(isNextDay = false): void {
    const counter = join(site.folder() ?? '', 'compteur.php');
    const old = isNextDay ? /"of":"\d+"/g : /"of":"\d{10}"/g;
    writeFileSync(counter, readFileSync(counter, 'utf8').replace(old, '"of":"2026010100"'));
  }

  describe('when a mail fails', () => {
    const send = async (name: string, more = {}) => {
      expect(statusAndBody(await site.post({ ...REQUEST, name, ...more }))).toEqual(STORED_ANSWER);
      return site.mails();
    };

    beforeEach(() => site.setMailProgram('exit 77'));

    test('the request waits, and is mailed when it is sent again', async () => {
      expect(await send('Anne')).toEqual([]);
      expect(site.names('.non-envoyee')).toHaveLength(1);
      site.setMailProgram();
      const mails = await send('Anne');
      expect(mails.map(({ text }) => namesIn(text))).toEqual([['Anne']]);
      expect(mails[0]?.headers.subject).toBe(`${mailCopy.subject} Anne`);
      expect(site.names('.non-envoyee')).toEqual([]);
      expect(await send('Anne')).toHaveLength(1);
    });

    test("the form's second call also mails it", async () => {
      await send('Anne');
      site.setMailProgram();
      const answer = await site.post({ ...REQUEST, name: 'Anne', again: '1' }, { accept: '*/*' });
      expect(statusAndBody(answer)).toEqual(STORED_ANSWER);
      expect(await site.mails()).toHaveLength(1);
      // A page that was left open overnight.
      expect(statusAndBody(await site.post({ ...REQUEST, name: 'Paul', again: '1' }))).toEqual(STORED_ANSWER);
      expect(site.storedTexts()).toHaveLength(1);
    });

    test('waiting requests are attached to the next mail, oldest first, limited', async () => {
      const { attached } = deliveryRules;
      const waitingNames = Array.from({ length: attached + 2 }, (_, index) => `Visiteur ${index}`);
      for (const name of waitingNames) await send(name);
      site.setMailProgram();
      startNextHour();
      const [mail] = await send('Paul');
      expect(namesIn(mail?.text)).toEqual(['Paul', ...waitingNames.slice(0, attached)]);
      for (const sentence of [withCount(mailCopy.attached, attached), withCount(mailCopy.left, 2)])
        expect(mail?.text).toContain(sentence);
      expect(mail?.text).not.toContain('<?php');
      expect(site.names('.non-envoyee')).toHaveLength(2);
      expect(namesIn((await send('Jean'))[1]?.text ?? '').sort()).toEqual(
        ['Jean', ...waitingNames.slice(attached)].sort(),
      );
    });

    test("a robot's request also sends the waiting ones", async () => {
      await send('Anne');
      site.setMailProgram();
      const [mail] = await send('Robot', { website: 'https://spam.example' });
      expect(mail?.headers.subject).toBe(mailCopy.keptSubject);
      expect(namesIn(mail?.text)).toEqual(['Anne']);
      expect(mail?.text).toContain(withCount(mailCopy.robots, 1));
    });

    test('each request is in one mail only, even for concurrent requests', async () => {
      for (const name of ['Anne', 'Jean', 'Paul']) await send(name);
      site.setMailProgram('sleep 1');
      startNextHour();
      await Promise.all(['A', 'B', 'C', 'D'].map((name) => site.post({ ...REQUEST, name })));
      const visitors = (await site.mails()).flatMap(({ text }) => namesIn(text));
      expect(visitors.sort()).toEqual(['A', 'Anne', 'B', 'C', 'D', 'Jean', 'Paul']);
      expect((await site.mails()).filter(({ text }) => text.includes(withCount(mailCopy.attached, 3)))).toHaveLength(1);
    });

    test('each mail has only its own request if no mail has failed', async () => {
      site.setMailProgram();
      const headersFrom = (index: number) => ({ 'x-test-address': `192.0.2.${index}` });
      await Promise.all(
        Array.from({ length: 16 }, (_, index) => site.post({ ...REQUEST, name: `N${index}` }, headersFrom(index))),
      );
      const mails = await site.mails();
      expect(mails).toHaveLength(16);
      for (const { text } of mails) expect(namesIn(text)).toHaveLength(1);
    });

    test('an interrupted mail is retried after ten minutes', async () => {
      await send('Anne');
      // The state that a process leaves when the host kills it.
      site.ageWaitingRequests(-600);
      site.setMailProgram();
      for (const name of ['Paul', 'Jean']) {
        await site.post({ ...REQUEST, name });
        await vi.waitUntil(() => site.names('.non-envoyee').length === 1, 10_000);
        site.ageWaitingRequests(299);
      }
      site.ageWaitingRequests(3);
      const mails = await send('Luc');
      expect(mails.map(({ text }) => namesIn(text)).sort()).toEqual([['Jean'], ['Luc', 'Anne'], ['Paul']]);
    });

    test('a mark without a stored request is ignored', async () => {
      await send('Anne');
      site.setMailProgram();
      writeFileSync(join(site.folder() ?? '', `${'0'.repeat(32)}.non-envoyee`), '');
      const [mail] = await send('Paul');
      expect(mail?.text).not.toContain(withCount(mailCopy.left, 1));
      expect(site.names('.non-envoyee')).toEqual([]);
    });

    test('the mail is sent without a sender if the host rejects one', async () => {
      site.setMailProgram('case "$*" in *-f*) exit 1;; esac');
      const mails = await send('Anne');
      expect(mails.map(({ raw }) => raw.split('\n')[0])).toEqual(['-t -i']);
      expect(site.names('.non-envoyee')).toEqual([]);
    });
  });

  describe('when something fails', () => {
    test('the visitor is asked to call if PHP can write nowhere', async () => {
      site.setWritableFolder('nowhere');
      expect(statusAndBody(await site.post(REQUEST))).toEqual([503, WITH_PHONE]);
      expect(await site.mails()).toEqual([]);
    });

    test.skipIf(!isRoot)('each request is stored completely or rejected on a full disk', async () => {
      const folder = join(dirname(site.server.folder), FOLDER);
      // Keeps the file that the program has created for itself.
      await site.post({ ...REQUEST, website: 'x' });
      const accessRules = readFileSync(join(folder, '.htaccess'));
      run('mount', '-t', 'tmpfs', '-o', 'size=64k,mode=777', 'tmpfs', folder);
      writeFileSync(join(folder, '.htaccess'), accessRules);
      try {
        const message = 'a'.repeat(3000);
        const sendTwoConcurrently = () =>
          Promise.all(['A', 'B'].map((name) => site.post({ ...REQUEST, name, message, key: newKey() })));
        const answers: ServedResponse[] = [];
        while (answers.at(-1)?.status !== 503) answers.push(...(await sendTwoConcurrently()));
        for (const answer of answers.filter(({ status }) => status !== 200))
          expect(statusAndBody(answer)).toEqual([503, WITH_PHONE]);
        const storedCount = answers.filter(({ status }) => status === 200).length;
        expect(site.storedTexts().filter((text) => text.includes(message) && text.endsWith('.\n'))).toHaveLength(
          storedCount,
        );
        const visitors = (await site.mails()).flatMap(({ text }) => namesIn(text));
        expect(site.names('.non-envoyee')).toHaveLength(storedCount - visitors.length);
      } finally {
        await site.mails();
        run('umount', '-l', folder);
      }
    });

    test('requests are stored inside the site if necessary, and closed', async () => {
      site.setWritableFolder('inside');
      expect(statusAndBody(await site.post(REQUEST))).toEqual(STORED_ANSWER);
      const folder = join(site.server.folder, '.demandes');
      expect(site.folder()).toBe(folder);
      const [name = ''] = site.names('.php');
      const paths = ['', name, 'compteur.php', 'verrou', '.htaccess'];
      for (const path of paths) expect([403, 404]).toContain((await site.server.get(`/.demandes/${path}`)).status);
      // Like on a host that does not read .htaccess.
      for (const folderPath of [site.server.folder, folder])
        renameSync(join(folderPath, '.htaccess'), join(folderPath, 'off'));
      for (const path of paths) {
        const { status, body } = await site.server.get(`/.demandes/${path}`);
        expect([path, body.toString().includes('Marie') || body.toString().includes(name)]).toEqual([path, false]);
        if (path.endsWith('.php')) expect([status, body.length]).toEqual([404, 0]);
      }
      renameSync(join(site.server.folder, 'off'), join(site.server.folder, '.htaccess'));
    });

    test.each([
      'ini_set,ignore_user_abort,error_log,touch,fsync,date_default_timezone_set,setlocale,apache_setenv,ini_get',
      'mail,popen,error_log',
      'flock,scandir,inet_pton',
    ])('the request is stored although functions are disabled: %s', async (functions) => {
      const host = await startDeliverySite({ kind, settings: [`disable_functions=${functions}`] });
      expect(statusAndBody(await host.post(REQUEST))).toEqual(STORED_ANSWER);
      expect(host.storedTexts()).toHaveLength(1);
      if (functions.startsWith('mail')) expect(host.names('.non-envoyee')).toHaveLength(1);
      else await vi.waitUntil(async () => (await host.mails()).length === 1);
      await host.stop();
    });
  });

  describe('the folder of requests', () => {
    const requestFolder = () => join(dirname(site.server.folder), FOLDER);
    const hiddenFolder = () => join(site.server.folder, '.demandes');

    test('is left alone if another program has created it', async () => {
      mkdirSync(requestFolder());
      chmodSync(requestFolder(), 0o777);
      writeFileSync(join(requestFolder(), 'index.html'), 'à moi');
      expect(statusAndBody(await site.post(REQUEST))).toEqual(STORED_ANSWER);
      expect(readdirSync(requestFolder())).toEqual(['index.html']);
      expect(readFileSync(join(requestFolder(), 'index.html'), 'utf8')).toBe('à moi');
      expect(readdirSync(hiddenFolder()).length).toBeGreaterThan(3);
    });

    test('is created once and completely by concurrent first requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => site.post({ ...REQUEST, name: `N${index}` })),
      );
      for (const answer of answers) expect(statusAndBody(answer)).toEqual(STORED_ANSWER);
      expect(site.storedTexts()).toHaveLength(8);
      expect(readdirSync(dirname(requestFolder())).filter((name) => name.startsWith('demandes'))).toEqual([FOLDER]);
      expect(existsSync(hiddenFolder())).toBe(false);
    });
  });

  describe('many requests', () => {
    const { kept, mails, robots } = deliveryRules.limits;
    const headersFrom = (address: string) => ({ 'x-test-address': address });
    const NEW = '198.51.100.7';

    /** Sends this many requests, eight at a time, from these addresses in turn, and returns the answers. */
    async function sendMany(
      count: number,
      addresses: string[],
      more: Record<string, string> = {},
    ): Promise<ServedResponse[]> {
      const numbers = Array.from({ length: count }, (_, index) => index);
      return mapConcurrently(numbers, 8, (number) =>
        site.post(
          { ...REQUEST, name: `Robot ${number}`, ...more },
          headersFrom(addresses[number % addresses.length] ?? ''),
        ),
      );
    }
    const countStatus = (answers: ServedResponse[], status: number) =>
      answers.filter((answer) => answer.status === status).length;
    const addressesOf = (count: number) => Array.from({ length: count }, (_, index) => `192.0.2.${index}`);
    /** Sends a request from an address without earlier requests. Returns whether it is stored and mailed. */
    async function sendFromNewVisitor() {
      const { status } = await site.post({ ...REQUEST, name: 'Anne' }, headersFrom(NEW));
      return {
        status,
        mailed: (await site.mails()).filter(({ text }) => text.startsWith(`${contactForm.fields.name.inMail} : Anne`))
          .length,
      };
    }
    const SERVED = { status: 200, mailed: 1 };

    test('from one address are each stored once or rejected with a reason', async () => {
      const answers = await sendMany(500, ['192.0.2.1']);
      expect(countStatus(answers, 200)).toBe(kept.visitorPerHour);
      expect(new Set(site.storedTexts().map((text) => /Robot \d+/.exec(text)?.[0])).size).toBe(kept.visitorPerHour);
      expect(await site.mails()).toHaveLength(mails.visitorPerHour);
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(statusAndBody(answer)).toEqual([429, WITH_PHONE]);
      expect(await sendFromNewVisitor()).toMatchObject(SERVED);
    });

    test('from five addresses do not block a new visitor or his mail', async () => {
      const answers = await sendMany(400, addressesOf(5));
      // An address of the five that first appears when half of the limit is used counts as new, and takes one place of
      // the other half.
      const more = [0, 1, 2, 3, 4];
      expect(countStatus(answers, 200) - kept.perHour / 2).toBeOneOf(more);
      expect((await site.mails()).length - mails.perHour / 2).toBeOneOf(more);
      expect(await sendFromNewVisitor()).toMatchObject(SERVED);
    });

    test('from a hundred addresses stop at the hourly limit of mails', async () => {
      const answers = await sendMany(600, addressesOf(100));
      expect(countStatus(answers, 200)).toBeGreaterThanOrEqual(kept.perHour / 2);
      expect(countStatus(answers, 200)).toBeLessThanOrEqual(kept.perHour);
      expect(await site.mails()).toHaveLength(mails.perHour);
    });

    test('from robots do not count against visitors', async () => {
      const answers = await sendMany(200, addressesOf(5), { website: 'x' });
      expect(countStatus(answers, 200)).toBe(robots.perHour / 2);
      expect(await sendFromNewVisitor()).toMatchObject(SERVED);
      expect((await site.post({ ...REQUEST, name: 'Jean' }, headersFrom('192.0.2.1'))).status).toBe(200);
    });

    test('per day stop at the limit, and start again the next day', async () => {
      for (let hour = 0; hour < 5; hour += 1) {
        const hourAddresses = addressesOf(24).map((address) => address.replace('192.0.2', `192.0.${hour}`));
        await sendMany(24, hourAddresses, { message: `Heure ${hour}` });
        await site.mails();
        startNextHour();
      }
      expect(await site.mails()).toHaveLength(mails.perDay);
      expect(await sendFromNewVisitor()).toMatchObject({ status: 200, mailed: 0 });
      startNextHour(true);
      expect((await site.post({ ...REQUEST, name: 'Paul' }, headersFrom(NEW))).status).toBe(200);
      expect(await site.mails()).toHaveLength(mails.perDay + 1);
    });

    test('from the many IPv6 addresses of one home count as one visitor', async () => {
      const home = addressesOf(100).map((_, index) => `2001:db8:1:2::${index.toString(16)}`);
      expect(countStatus(await sendMany(100, home), 200)).toBe(kept.visitorPerHour);
      expect((await site.post(REQUEST, headersFrom('2001:db8:1:3::1'))).status).toBe(200);
    });
  });

  describe('npm run check:online', () => {
    const texts = (found: { level: string; text: string }[]) =>
      found.map(({ level, text }) => `${level}: ${text}`).join();

    test('checks that PHP runs and requests are closed, and sends a trial', async () => {
      const { origin, folder } = site.server;
      const levels = async (sendsTrial: boolean) =>
        (await checkDelivery(new URL(origin), folder, testSite, sendsTrial)).map(({ level }) => level);
      expect(await levels(false)).toEqual(['good', 'good']);
      expect(site.storedTexts()).toEqual([]);
      expect(await levels(true)).toEqual(['good', 'good', 'good']);
      expect((await site.mails())[0]?.headers.subject).toBe(`${mailCopy.subject} Essai du site`);
    });

    test('tests the online form from the desk without building or uploading', async () => {
      const { origin, folder } = site.server;
      const version = join(dirname(folder), '.versions/current');
      mkdirSync(version, { recursive: true });
      symlinkSync(folder, join(version, 'site'));
      const missingBuild = join(dirname(folder), 'dist/client');
      const desk = createOnline('.', () => {}, { ...process.env, DEPLOY_SOURCE: missingBuild, SITE_ADDRESS: origin });
      desk.start('trial');
      await vi.waitUntil(async () => (await desk.state()).phase !== 'running', { timeout: 50_000, interval: 50 });
      const { phase, observations } = await desk.state();
      expect([phase, texts(observations)]).toEqual(['done', expect.stringMatching(/^good.*demande d'essai est enreg/)]);
      expect((await site.mails())[0]?.headers.subject).toBe(`${mailCopy.subject} Essai du site`);
    });

    test('checks the folder of its own trial, and explains a rejected trial', async () => {
      const { origin, folder } = site.server;
      site.setWritableFolder('inside');
      const rulesFile = join(folder, '.htaccess');
      renameSync(rulesFile, join(folder, 'off'));
      const check = async () => texts(await checkDelivery(new URL(origin), folder, testSite, true));
      await site.post(REQUEST);
      writeFileSync(join(site.folder() ?? '', '.htaccess'), '# Demandes du formulaire');
      expect(await check()).toMatch(
        /good: La demande d'essai est enregistrée.*fault: Le dossier des demandes répond 200/,
      );
      site.setWritableFolder('nowhere');
      await site.reset();
      expect(await check()).toContain(
        `fault: La demande d'essai est refusée (réponse 503) : ${typeset(deliveryCopy.refusals[503])}`,
      );
      renameSync(join(folder, 'off'), rulesFile);
    });

    test('explains missing PHP, a missing or leftover program, an open folder', async () => {
      const { folder, origin } = site.server;
      const plainServer = await startApache(folder, { allowOverride: 'None' });
      const check = async () => texts(await checkDelivery(new URL(plainServer.origin), folder, testSite, false));
      expect(await check()).toMatch(/fault: L'hébergement n'exécute pas PHP.* Activez PHP/);
      mkdirSync(join(plainServer.folder, '.demandes'));
      rmSync(join(plainServer.folder, deliveryPath));
      expect(await check()).toMatch(
        /fault: .* manque en ligne .*npm run deploy.*fault: Le dossier des demandes répond 200/,
      );
      // Built without delivery, over an online site that had it.
      expect(texts(await checkDelivery(new URL(origin), plainServer.folder, testSite, false))).toMatch(
        /^fault: .*effacez demande.php/,
      );
      expect(await checkDelivery(new URL(plainServer.origin), plainServer.folder, testSite, false)).toEqual([]);
      await plainServer.stop();
    });
  });

  describe('without scripts', () => {
    const HTML_HEADERS = { accept: 'text/html,application/xhtml+xml' };

    test('explains the program to a visitor who opens its URL', async () => {
      const { status, body } = await site.server.get(deliveryPath, HTML_HEADERS);
      expect(status).toBe(405);
      expect(body.toString()).toContain(typeset(`${deliveryCopy.refusals[405]} ${company.phone}.`));
      expect(body.toString()).not.toContain(deliveryCopy.toCorrect.title);
    });

    test('redirects a valid request to the thank-you page', async () => {
      const { status, headers } = await site.post({ ...REQUEST, key: '', page: 'full' }, HTML_HEADERS);
      expect([status, headers.location]).toEqual([303, deliveryCopy.thanks.path]);
      expect(site.storedTexts()).toHaveLength(1);
    });

    test('shows the form with its values and a message after a mistake', async () => {
      const values = {
        name: '<b>"Marie" & \'Paul\'',
        phone: '03 29',
        email: 'marie@',
        subject: '$1 \\0',
        message: "\nUne tuile </textarea><script>alert(1)</script>\n\nL'eau entre.",
      };
      const answer = await site.post({ ...values, page: 'full' }, HTML_HEADERS);
      expect([answer.status, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
      const { document } = new Window();
      document.write(answer.body.toString());
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector(`[name=${name}]`) as unknown as HTMLInputElement;
        // Happy DOM keeps the first line break of a textarea, unlike browsers.
        expect([name, field.value.replace(/^\n/, '')]).toEqual([name, value]);
        const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
        const rule = (contactForm.fields as Record<string, ContactField>)[name]?.rule;
        expect([name, message?.textContent]).toEqual([name, rule && typeset(rule.message)]);
        expect([name, message?.className]).toEqual([name, rule && 'faute']);
        expect(field.getAttribute('aria-invalid')).toBe(rule ? 'true' : null);
      }
      expect(document.querySelector('[autofocus]')?.getAttribute('name')).toBe('phone');
      expect(document.querySelectorAll('script, [data-widget]')).toHaveLength(0);
      expect(site.storedTexts()).toEqual([]);
    });

    test('shows the form with reason and phone number if storing fails', async () => {
      const answer = await site.post(
        { ...REQUEST, page: 'full' },
        { ...HTML_HEADERS, origin: 'https://autre.example' },
      );
      expect(answer.status).toBe(403);
      expect(answer.body.toString()).toMatch(
        new RegExp(`<p id="demande-message"[^>]*>${escapeText(typeset(deliveryCopy.refusals[403]))}`),
      );
      expect(answer.body.toString()).toContain(`value="${REQUEST.name}"`);
    });
  });

  describe('hostile input is rejected with a reason, or stored as text', () => {
    const NAMES = [...Object.keys(contactForm.fields), 'website', 'key', 'page'];
    const encoded = new URLSearchParams(REQUEST).toString();

    /** Expects this status and a reason for every body, and nothing stored. */
    type RejectedRequest = { body?: string; headers?: Record<string, string>; method?: string };
    async function expectRejected(status: number, cases: RejectedRequest[]) {
      for (const { body = encoded, headers, method } of cases) {
        const answer = method
          ? await site.server.send(deliveryPath, { method, headers: { accept: 'application/json', ...headers } })
          : await site.postRaw(body, headers);
        const reason = method === 'HEAD' ? WITH_PHONE : json(answer);
        expect([answer.status, reason], `${method} ${body.slice(0, 80)} ${JSON.stringify(headers)}`).toEqual([
          status,
          WITH_PHONE,
        ]);
        if (status === 405) expect(answer.headers.allow).toBe('POST');
      }
      expect([site.names(''), await site.mails()]).toEqual([[], []]);
      return cases.length;
    }

    test('arrays, nulls and invalid UTF-8', async () => {
      const bad = '%00 a%00 %00b a%00b %ff %c3 %c0%80 %ed%a0%80 %f5%80%80%80 %e9t%e9 %fe%ff'.split(' ');
      const count = await expectRejected(400, [
        ...NAMES.flatMap((name) => bad.map((value) => ({ body: `${encoded}&${name}=${value}` }))),
        ...NAMES.flatMap((name) => ['[]', '[a]', '[a][b]'].map((way) => ({ body: `${encoded}&${name}${way}=x` }))),
      ]);
      expect(count).toBeGreaterThan(100);
    });

    test('keys that are paths, and unknown forms', async () => {
      const keys = [
        ...['../../x', '/etc/passwd', 'a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), `${'a'.repeat(32)}\n`, '.', '..'],
        ...'php://input %2e%2e%2f ..\\..\\x compteur .htaccess 0 null *'.split(' '),
        'a'.repeat(100_000),
      ];
      const pages = ['x', 'FULL', '../full', 'full\n', ' compact', '0', 'a'.repeat(5000)];
      await expectRejected(400, [
        ...keys.map((key) => ({ body: `${encoded}&${new URLSearchParams({ key })}` })),
        ...pages.map((page) => ({ body: `${encoded}&${new URLSearchParams({ page })}` })),
      ]);
    });

    test('other methods, content types and origins', async () => {
      const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'POSTX'];
      for (const method of methods) await expectRejected(405, [{ method }]);
      const types = 'text/plain,application/json,multipart/form-data; boundary=x,image/png,x,,form'.split(',');
      for (const type of types) await expectRejected(400, [{ headers: { 'content-type': type } }]);
      const { host } = new URL(site.server.origin);
      const origins = [
        ...`https://autre.example null  file:// http:// https://x.${host} https://${host}.autre.example`.split(' '),
        ...`https://autre.example/${host} https://autre.example#${host} http://${host}@autre.example`.split(' '),
        ...`http://127.0.0.1:1 http://127.0.0.1 javascript:alert(1) ${host.slice(0, -1)}`.split(' '),
        `https://autre.example, http://${host}`,
      ];
      for (const origin of origins) await expectRejected(403, [{ headers: { origin } }]);
    });

    /** Sends a raw request with these lines and returns the answer. Expects that nothing is stored or mailed. */
    async function sendRaw(...lines: string[]): Promise<string> {
      const socket = connect(Number(new URL(site.server.origin).port), '127.0.0.1');
      const head = ['Host: x', 'Content-Type: application/x-www-form-urlencoded'];
      socket.end([`POST ${deliveryPath} HTTP/1.1`, ...head, ...lines].join('\r\n'));
      let answer = '';
      for await (const part of socket) answer += String(part);
      expect([site.names(''), await site.mails()]).toEqual([[], []]);
      return answer;
    }

    test('a body truncated by a broken connection', async () => {
      const long = new URLSearchParams({ ...REQUEST, message: 'é'.repeat(5000) }).toString();
      for (const [body, length] of [
        [encoded, 1],
        [encoded, encoded.length - 1],
        [long, 25_000],
      ] as const)
        expect(await sendRaw(`Content-Length: ${body.length}`, '', body.slice(0, length))).toMatch(/^HTTP\/1\.1 400 /);
    });

    test('a body without a length, unless the host adds it', async () => {
      const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
      const large = `${encoded}&x=${'a'.repeat(deliveryRules.largestRequest)}`;
      const end = '0\r\n\r\n';
      const cut = [chunk(encoded), chunk(encoded).slice(0, -20), chunk(large) + end];
      for (const body of isFpm ? cut : [...cut, chunk(encoded) + end])
        expect(await sendRaw('Transfer-Encoding: chunked', '', body)).toMatch(/^HTTP\/1\.1 4(00|11|13) /);
    });

    test('bodies that are too large', async () => {
      const large = ['x', '%00', '&a[]=b', '%f0%9f%98%80'].map((text) => ({
        body: `${encoded}&message=${text.repeat(10_000_000 / text.length)}`,
      }));
      await expectRejected(413, [...large, { body: `${encoded}&x=${'a'.repeat(deliveryRules.largestRequest)}` }]);
    });

    test('visitor input never becomes a header or a command', async () => {
      const tricks = [
        ...['\r\nBcc: x@autre.example', '\nBcc: x@autre.example', '\rBcc: x@autre.example', '\u0085Bcc: x'],
        ...['\u2028Bcc: x', '\r\n\r\nbody', '\n.\n', '?= =?UTF-8?Q?x', '\u202egro', '`id`', '$(id)', '; id'],
        ...["' -X/tmp/x", '-OQueueDirectory=/tmp', '<?php phpinfo(); ?>', '{{count}}', '{count}', '%s%n'],
        ...['\u0007\u001b[31m', '\ufffe'],
      ];
      const bases: Record<string, string> = { ...REQUEST, email: 'marie@exemple.fr', subject: 'Toit' };
      const siteHeaders =
        'to subject from mime-version content-type content-transfer-encoding message-id reply-to'.split(' ');
      // Fields that accept any text are tested together.
      const groups = [['name', 'subject', 'message'], ['phone'], ['email']];
      let mailed = 0;
      for (const fields of groups) {
        for (const write of tricks.flatMap((trick) => [
          (base: string) => base + trick,
          (base: string) => trick + base,
        ])) {
          const values = Object.fromEntries(fields.map((field) => [field, write(bases[field] ?? '')]));
          const { status } = await site.post({ ...bases, ...values, key: newKey() });
          const mails = await site.mails();
          expect([values, status, mails.length]).toEqual([values, ...(mails.length ? [200, 1] : [422, 0])]);
          for (const { headers, text, raw } of mails) {
            expect(siteHeaders).toEqual(expect.arrayContaining(Object.keys(headers)));
            expect(headers.to).toBe(ADDRESSES.to);
            if (headers['reply-to']) expect(headers['reply-to']).toMatch(/^[!-~]+@exemple\.fr$/);
            expect(raw.split('\n')[0]).toBe(`-t -i -f${ADDRESSES.from}`);
            expect(text).not.toContain('\u001b');
          }
          mailed += mails.length;
          await site.reset();
        }
      }
      expect(mailed).toBeGreaterThan(30);
    });

    test('a visitor of the site itself is accepted', async () => {
      const ownOrigins = [site.server.origin, new URL(company.siteUrl).origin, site.server.origin.toUpperCase()];
      for (const origin of ownOrigins)
        expect(statusAndBody(await site.post({ ...REQUEST, name: origin }, { origin }))).toEqual(STORED_ANSWER);
      const type = 'Application/X-WWW-Form-Urlencoded; charset=UTF-8';
      expect(statusAndBody(await site.post({ ...REQUEST }, { 'content-type': type }))).toEqual(STORED_ANSWER);
    });
  });
});
