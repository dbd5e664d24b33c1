// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullForm } from '../../components/ContactForm/contact-form-props';
import { contactRequestSchema, resolveWith } from '../../components/ContactForm/contact-request';
import { typeset, typesetDeep } from '../../components/typography/typeset';
import { company } from '../../data/company';
import { type ContactField, contactForm, deliveryPath } from '../../data/contact-form';
import { deliveryCopy, deliveryRules } from '../../data/delivery';
import { checkDelivery, sendTrial } from '../../scripts/check-online/check-delivery';
import { type Answer, hasPhp, startApache } from './apache';
import { ADDRESSES, type DeliverySite, REQUEST, startDeliverySite } from './delivery-site';
import { isRoot, run } from './own-server';

if (!hasPhp)
  console.warn('SKIPPED tests/hosting/delivery.test.ts: no PHP here (apt-get install apache2 libapache2-mod-php)');

type Mistake = { message: string };

const newKey = () => randomBytes(16).toString('hex');
const json = ({ body }: Answer) => JSON.parse(body.toString()) as Record<string, unknown>;
const seen = (answer: Answer) => [answer.status, json(answer)];
const STORED = [200, { stored: true }];

/** What it says where nothing is stored: a sentence with the telephone. */
const SAYS_WHY = { message: expect.stringContaining(typeset(company.phone)) };

describe.skipIf(!hasPhp)('a form that delivers', () => {
  let site: DeliverySite;
  beforeAll(async () => {
    site = await startDeliverySite();
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    site.forget();
    site.refuseMail(false);
    site.letWrite('beside');
  });

  describe('the rules of the browser and those of the server are the same', () => {
    const WRITTEN: Record<string, string[]> = {
      name: ['Marie', '', ' ', '\u00a0\ufeff\u3000', '\u0085', '\u180e', 'a'.repeat(100), '< > & " \'', '0', '😀'],
      phone: [
        ...['03 29 00 00 00', '0329000000', '03.29-00 00.00', '+33 3 29 00 00 00', '0033329000000', '06 12 34 56 78'],
        ...[
          ' 03 29 00 00 00 ',
          '03\u00a029\u202f00\u300000\ufeff00',
          '03\t29\n00\r00\u202800',
          '\u00a00329000000\u2003',
        ],
        ...[
          '00 29 00 00 00',
          '03 29 00 00 0',
          '03 29 00 00 000',
          '0',
          '+33',
          '(03) 29 00 00 00',
          '03/29/00/00/00',
          'x',
        ],
        ...[
          '03 29 00 00 00\u0085',
          '03 29 00 00 00\u180e',
          '٠٣٢٩٠٠٠٠٠٠',
          '０３２９００００００',
          '03 29 00 00 00\n1',
          '',
          ' ',
        ],
      ],
      email: [
        ...[
          '',
          ' ',
          'marie@exemple.fr',
          'MARIE@EXEMPLE.FR',
          ' marie@exemple.fr\n',
          'é@exemple.fr',
          "o'neil+x@a-b.co.uk",
        ],
        ...[
          'marie',
          'marie@exemple',
          '@exemple.fr',
          'a b@exemple.fr',
          'a@b@exemple.fr',
          'a@exemple..fr',
          'a@-exemple.fr',
        ],
        ...['marie@exemple.fr\u0085', 'a\u00a0b@exemple.fr', 'a@exemple.f', 'a@exemple.\u017fr', 'a@\u212aexemple.fr'],
        ...[
          'a@exemple.fr, b@exemple.fr',
          '<a@exemple.fr>',
          'a@exemple.fr\nBcc: b@exemple.fr',
          `a@${'a-'.repeat(80)}.fr`,
        ],
      ],
      subject: ['', 'Toit', ' ', '\u2028', 'é'.repeat(200)],
      message: [
        '',
        ' \r\n\t',
        'Bonjour',
        '.\r\n.',
        'é'.repeat(5000),
        '<?php exit; ?>',
        '\u0001\u007f',
        '😀'.repeat(2500),
      ],
    };

    test('of every field', async () => {
      const { fields } = fullForm;
      const resolve = resolveWith(contactRequestSchema(typesetDeep(fields), typeset(contactForm.requiredMessage)));
      for (const [field, values] of Object.entries(WRITTEN)) {
        for (const value of values) {
          const written = { ...REQUEST, email: '', subject: '', [field]: value };
          const { errors } = await resolve(written, undefined, { fields: {}, shouldUseNativeValidation: false });
          const inBrowser = Object.entries(errors).map(([name, error]) => [name, (error as Mistake).message]);
          // A robot's is checked as everyone's, and brings no mail.
          const answer = await site.post({ ...written, page: 'full', key: newKey(), website: 'x' });
          const onServer = answer.status === 200 ? [] : Object.entries((json(answer).errors ?? {}) as object);
          const status = inBrowser.length ? 422 : 200;
          expect([answer.status, field, value, onServer]).toEqual([status, field, value, inBrowser]);
        }
        site.forgetVisitors();
      }
    });

    test('of the compact form, which has no address and no subject', async () => {
      expect(seen(await site.post({ ...REQUEST, email: 'x', page: 'compact' }))).toEqual(STORED);
      expect((await site.post({ ...REQUEST, name: '', page: 'compact' })).status).toBe(422);
    });

    test('beyond that, a text longer than its field takes is refused, and says so under the field', async () => {
      for (const [name, { maxLength }] of Object.entries(contactForm.fields)) {
        const answer = await site.post({ ...REQUEST, [name]: 'é'.repeat(maxLength + 1) });
        expect(seen(answer)).toEqual([
          422,
          { errors: { [name]: expect.stringMatching(/trop long.*caractères au plus/) } },
        ]);
      }
      expect(site.stored()).toEqual([]);
      // The browser sends two characters for a line break, and counts one.
      expect(seen(await site.post({ ...REQUEST, message: `a${'\r\n'.repeat(4998)}b` }))).toEqual(STORED);
    });
  });

  describe('a request', () => {
    test('is stored with all that was written, and mailed so that the owner can call and answer', async () => {
      const answer = await site.post({
        ...REQUEST,
        email: 'marie@exemple.fr',
        subject: 'Tuiles cassées',
        key: newKey(),
        page: 'full',
      });
      expect(seen(answer)).toEqual(STORED);
      const [stored] = site.stored();
      for (const text of [...Object.values(REQUEST), 'marie@exemple.fr', 'Tuiles cassées'])
        expect(stored).toContain(text);
      const [mail] = site.mails();
      expect(site.mails()).toHaveLength(1);
      expect(mail?.headers).toMatchObject({
        to: ADDRESSES.to,
        from: `${company.name} <${ADDRESSES.from}>`,
        'reply-to': 'marie@exemple.fr',
        subject: 'Demande de devis : Marie Petit, Épinal',
      });
      expect(mail?.text).toMatch(
        /^Nom : Marie Petit\nTéléphone : 03 29 00 00 00\nCommune citée : Épinal\nEmail : marie@exemple\.fr\nObjet : Tuiles cassées\n\nUne tuile est tombée à Épinal\. L'eau entre\.\n/,
      );
      expect(mail?.raw.split('\n')[0]).toContain(`-f${ADDRESSES.from}`);
      expect(site.names('.non-envoyee')).toEqual([]);
    });

    test('without an address asks the owner to call', async () => {
      await site.post({ ...REQUEST, phone: '+33.3.29.00.00.00' });
      const [mail] = site.mails();
      expect(mail?.headers['reply-to']).toBeUndefined();
      expect(mail?.text).toContain('Téléphone : 03 29 00 00 00');
      expect(mail?.text).toContain('rappelez ce numéro');
    });

    test('that is sent again with its key is one request and one mail, be it at once', async () => {
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 8 }, () => site.post({ ...REQUEST, key })));
      answers.push(await site.post({ ...REQUEST, key }));
      for (const answer of answers) expect(seen(answer)).toEqual(STORED);
      expect([site.stored().length, site.mails().length]).toEqual([1, 1]);
    });

    test('without a key, from a browser without scripts, is one too', async () => {
      for (const key of ['', '']) await site.post({ ...REQUEST, key });
      expect([site.stored().length, site.mails().length]).toEqual([1, 1]);
    });

    test('that was corrected before it was sent again is stored as corrected', async () => {
      const key = newKey();
      await site.post({ ...REQUEST, key });
      await site.post({ ...REQUEST, message: 'Deux tuiles.', key });
      expect(site.stored().join()).toContain('Deux tuiles.');
    });

    test('with a long name in letters of many bytes has a subject that every mail program reads', async () => {
      const name = '😀é'.repeat(50);
      await site.post({ ...REQUEST, name });
      const [mail] = site.mails();
      expect(mail?.headers.subject).toBe(`Demande de devis : ${name}, Épinal`);
      const words = mail?.raw.match(/=\?UTF-8\?B\?[^?]*\?=/g) ?? [];
      expect(words.length).toBeGreaterThan(5);
      for (const word of words) {
        expect(word.length).toBeLessThanOrEqual(75);
        expect(Buffer.from(word.slice(10, -2), 'base64').toString()).not.toContain('\ufffd');
      }
      for (const line of mail?.raw.split(/\r?\n/).slice(1) ?? []) expect(line.length).toBeLessThanOrEqual(78);
    });

    test('of a robot is kept and marked, and no mail', async () => {
      expect(seen(await site.post({ ...REQUEST, website: 'https://spam.example' }))).toEqual(STORED);
      expect(site.stored()[0]).toContain('robot');
      expect(site.mails()).toEqual([]);
      await site.post({ ...REQUEST, name: 'Paul' });
      expect(site.mails()[0]?.text).toContain("ressemblent à celles d'un robot : 1");
    });

    test('is gone from the server after the time that the privacy policy names', async () => {
      await site.post(REQUEST);
      const folder = site.folder() ?? '';
      const [old = ''] = site.names('.php');
      const day = Date.now() / 1000 - (deliveryRules.retentionDays + 1) * 86_400;
      utimesSync(join(folder, old), day, day);
      // It clears up with the first request of an hour.
      const counter = join(folder, 'compteur.php');
      writeFileSync(counter, readFileSync(counter, 'utf8').replace(/"hour":"\d+"/, '"hour":"2026010100"'));
      await site.post({ ...REQUEST, name: 'Paul' });
      expect(site.stored()).toEqual([expect.stringContaining('Paul')]);
    });
  });

  describe('when something fails', () => {
    test('a request that could not be mailed travels with the next one', async () => {
      site.refuseMail(true);
      expect(seen(await site.post({ ...REQUEST, name: 'Anne' }))).toEqual(STORED);
      expect(site.names('.non-envoyee')).toHaveLength(1);
      site.refuseMail(false);
      // What is marked a moment ago may be on its way.
      const [mark = ''] = site.names('.non-envoyee');
      const before = Date.now() / 1000 - 120;
      utimesSync(join(site.folder() ?? '', mark), before, before);
      await site.post({ ...REQUEST, name: 'Paul' });
      const [mail] = site.mails();
      expect(site.mails()).toHaveLength(1);
      expect(mail?.text).toMatch(/^Nom : Paul\n[^]*sans avoir pu vous être envoyées : 1\.[^]*\nNom : Anne\n/);
      expect(mail?.text).not.toContain('<?php');
      expect(site.names('.non-envoyee')).toEqual([]);
    });

    test('where PHP may write nowhere the visitor is told to call', async () => {
      site.letWrite('nowhere');
      expect(seen(await site.post(REQUEST))).toEqual([503, SAYS_WHY]);
      expect(site.mails()).toEqual([]);
    });

    test.skipIf(!isRoot)(
      'a disk that fills up: each request is stored whole, or its visitor told to call',
      async () => {
        const folder = join(dirname(site.server.folder), 'demandes');
        mkdirSync(folder);
        run('mount', '-t', 'tmpfs', '-o', 'size=64k,mode=777', 'tmpfs', folder);
        try {
          const message = 'a'.repeat(3000);
          const twoAtOnce = () =>
            Promise.all(['A', 'B'].map((name) => site.post({ ...REQUEST, name, message, key: newKey() })));
          const answers: Answer[] = [];
          while (answers.at(-1)?.status !== 503) answers.push(...(await twoAtOnce()));
          for (const answer of answers.filter(({ status }) => status !== 200))
            expect(seen(answer)).toEqual([503, SAYS_WHY]);
          const kept = answers.filter(({ status }) => status === 200).length;
          expect(site.stored().filter((text) => text.includes(message) && text.endsWith('.\n'))).toHaveLength(kept);
          expect(site.names('')).toHaveLength(2 * kept - site.mails().length);
        } finally {
          run('umount', '-l', folder);
        }
      },
    );

    test('a host that lets PHP write only inside the site keeps requests there, shut', async () => {
      site.letWrite('inside');
      expect(seen(await site.post(REQUEST))).toEqual(STORED);
      const folder = join(site.server.folder, '.demandes');
      expect(site.folder()).toBe(folder);
      const [name = ''] = site.names('.php');
      const paths = ['', name, 'compteur.php', 'verrou', '.htaccess'];
      for (const path of paths) expect([403, 404]).toContain((await site.server.get(`/.demandes/${path}`)).status);
      // As on a host that reads no .htaccess.
      for (const place of [site.server.folder, folder]) renameSync(join(place, '.htaccess'), join(place, 'off'));
      for (const path of paths) {
        const { status, body } = await site.server.get(`/.demandes/${path}`);
        expect([path, body.toString().includes('Marie') || body.toString().includes(name)]).toEqual([path, false]);
        if (path.endsWith('.php')) expect([status, body.length]).toEqual([404, 0]);
      }
      renameSync(join(site.server.folder, 'off'), join(site.server.folder, '.htaccess'));
    });

    test('500 requests in a minute: each is stored once or refused with a reason, and the host is spared', async () => {
      const numbers = Array.from({ length: 500 }, (_, index) => index);
      const answers: Answer[] = [];
      const sendNext = async () => {
        for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
          answers.push(await site.post({ ...REQUEST, name: `Robot ${number}`, key: newKey() }));
      };
      await Promise.all(Array.from({ length: 8 }, sendNext));
      const kept = answers.filter(({ status }) => status === 200);
      expect(kept.length).toBe(deliveryRules.kept.visitorPerHour);
      expect(new Set(site.stored().map((text) => /Robot \d+/.exec(text)?.[0])).size).toBe(kept.length);
      expect(site.names('.non-envoyee')).toHaveLength(kept.length - site.mails().length);
      expect(site.mails()).toHaveLength(deliveryRules.mails.visitorPerHour);
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(seen(answer)).toEqual([429, SAYS_WHY]);
    });
  });

  describe('npm run check:online', () => {
    const texts = (found: { level: string; text: string }[]) =>
      found.map(({ level, text }) => `${level}: ${text}`).join();

    test('says that PHP runs and the requests are shut away, and sends a trial where it is asked to', async () => {
      const { origin, folder } = site.server;
      expect((await checkDelivery(new URL(origin), folder)).map(({ level }) => level)).toEqual(['good', 'good']);
      expect(site.stored()).toEqual([]);
      expect(await sendTrial(new URL(origin), folder)).toMatchObject({ level: 'good' });
      expect(site.mails()[0]?.headers.subject).toBe('Demande de devis : Essai du site');
    });

    test('says what to do where the host has no PHP, where the program is missing, and where the folder is open', async () => {
      const { folder } = site.server;
      const plain = await startApache(folder, { allowOverride: 'None' });
      const check = async () => texts(await checkDelivery(new URL(plain.origin), folder));
      expect(await check()).toMatch(/fault: L'hébergement n'exécute pas PHP.* Activez PHP/);
      mkdirSync(join(plain.folder, '.demandes'));
      rmSync(join(plain.folder, deliveryPath));
      expect(await check()).toMatch(
        /fault: .* manque en ligne .*npm run deploy.*fault: Le dossier des demandes répond 200/,
      );
      await plain.stop();
    });
  });

  describe('without scripts', () => {
    const AS_PAGE = { accept: 'text/html,application/xhtml+xml' };

    test('a request that is right leads to the page that says thanks', async () => {
      const { status, headers } = await site.post({ ...REQUEST, key: '', page: 'full' }, AS_PAGE);
      expect([status, headers.location]).toEqual([303, deliveryCopy.thanks.path]);
      expect(site.stored()).toHaveLength(1);
    });

    test('a mistake brings the form back with everything in it, and the message under its field', async () => {
      const written = {
        name: '<b>"Marie" & \'Paul\'',
        phone: '03 29',
        email: 'marie@',
        subject: '$1 \\0',
        message: "\nUne tuile </textarea><script>alert(1)</script>\n\nL'eau entre.",
      };
      const answer = await site.post({ ...written, page: 'full' }, AS_PAGE);
      expect([answer.status, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
      const { document } = new Window();
      document.write(answer.body.toString());
      for (const [name, value] of Object.entries(written)) {
        const field = document.querySelector(`[name=${name}]`) as unknown as HTMLInputElement;
        // Happy DOM keeps the first line break of a box, which browsers drop.
        expect([name, field.value.replace(/^\n/, '')]).toEqual([name, value]);
        const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
        const rule = (contactForm.fields as Record<string, ContactField>)[name]?.rule;
        expect([name, message?.textContent]).toEqual([name, rule && typeset(rule.message)]);
        expect([name, message?.className]).toEqual([name, rule && 'faute']);
        expect(field.getAttribute('aria-invalid')).toBe(rule ? 'true' : null);
      }
      expect(document.querySelector('[autofocus]')?.getAttribute('name')).toBe('phone');
      expect(document.querySelectorAll('script, [data-widget]')).toHaveLength(0);
      expect(site.stored()).toEqual([]);
    });

    test('what cannot be stored brings the form back as well, with the reason and the telephone', async () => {
      const answer = await site.post({ ...REQUEST, page: 'full' }, { ...AS_PAGE, origin: 'https://autre.example' });
      expect(answer.status).toBe(403);
      expect(answer.body.toString()).toMatch(/<p id="demande-message"[^>]*>La demande vient d’un autre site/);
      expect(answer.body.toString()).toContain(`value="${REQUEST.name}"`);
    });
  });

  describe('hostile input is refused with a reason, or stored as the text that it is', () => {
    const NAMES = [...Object.keys(contactForm.fields), 'website', 'key', 'page'];
    const encoded = new URLSearchParams(REQUEST).toString();

    /** Every answer to the bodies has this status and a reason; nothing is stored. */
    async function refuses(
      status: number,
      cases: { body?: string; headers?: Record<string, string>; method?: string }[],
    ) {
      for (const { body = encoded, headers, method } of cases) {
        const answer = method
          ? await site.server.send(deliveryPath, { method, headers: { accept: 'application/json', ...headers } })
          : await site.postRaw(body, headers);
        const reason = method === 'HEAD' ? '' : json(answer);
        expect([body.slice(0, 80), headers, answer.status, reason]).toEqual([
          body.slice(0, 80),
          headers,
          status,
          method === 'HEAD' ? '' : SAYS_WHY,
        ]);
        if (status === 405) expect(answer.headers.allow).toBe('POST');
      }
      expect([site.names(''), site.mails()]).toEqual([[], []]);
      return cases.length;
    }

    test('arrays, nulls and bytes that are no text', async () => {
      const bad = [
        '%00',
        'a%00',
        '%00b',
        'a%00b',
        '%ff',
        '%c3',
        '%c0%80',
        '%ed%a0%80',
        '%f5%80%80%80',
        '%e9t%e9',
        '%fe%ff',
      ];
      const count = await refuses(400, [
        ...NAMES.flatMap((name) => bad.map((value) => ({ body: `${encoded}&${name}=${value}` }))),
        ...NAMES.flatMap((name) => ['[]', '[a]', '[a][b]'].map((way) => ({ body: `${encoded}&${name}${way}=x` }))),
      ]);
      expect(count).toBeGreaterThan(100);
    });

    test('keys that are paths, forms that there are not', async () => {
      const keys = [
        '../../x',
        '/etc/passwd',
        'a'.repeat(31),
        'a'.repeat(33),
        'A'.repeat(32),
        `${'a'.repeat(32)}\n`,
        '.',
        '..',
      ];
      const tricks = [
        'php://input',
        '%2e%2e%2f',
        '..\\..\\x',
        'compteur',
        '.htaccess',
        '0',
        'null',
        'a'.repeat(100_000),
        '*',
      ];
      const pages = ['x', 'FULL', '../full', 'full\n', ' compact', '0', 'a'.repeat(5000)];
      await refuses(400, [
        ...[...keys, ...tricks].map((key) => ({ body: `${encoded}&${new URLSearchParams({ key })}` })),
        ...pages.map((page) => ({ body: `${encoded}&${new URLSearchParams({ page })}` })),
      ]);
    });

    test('other methods, other kinds of body, other sites', async () => {
      const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'POSTX'];
      await refuses(
        405,
        methods.map((method) => ({ method })),
      );
      const types = ['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'image/png', 'x', '', 'form'];
      await refuses(
        400,
        types.map((type) => ({ headers: { 'content-type': type } })),
      );
      const { host } = new URL(site.server.origin);
      const origins = [
        ...[
          'https://autre.example',
          'null',
          '',
          'file://',
          'http://',
          `https://x.${host}`,
          `https://${host}.autre.example`,
        ],
        ...[
          `https://autre.example/${host}`,
          `https://autre.example#${host}`,
          `http://${host}@autre.example`,
          host.slice(0, -1),
        ],
        ...[`https://autre.example, http://${host}`, 'http://127.0.0.1:1', 'http://127.0.0.1', 'javascript:alert(1)'],
      ];
      await refuses(
        403,
        origins.map((origin) => ({ headers: { origin } })),
      );
    });

    test('a body that a broken line has cut', async () => {
      const long = new URLSearchParams({ ...REQUEST, message: 'é'.repeat(5000) }).toString();
      for (const [body, length] of [
        [encoded, 1],
        [encoded, encoded.length - 1],
        [long, 25_000],
      ] as const) {
        const head = `POST ${deliveryPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded`;
        const socket = connect(Number(new URL(site.server.origin).port), '127.0.0.1');
        socket.end(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, length)}`);
        let answer = '';
        for await (const part of socket) answer += String(part);
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      }
      expect([site.names(''), site.mails()]).toEqual([[], []]);
    });

    test('bodies that are too large', async () => {
      const large = ['x', '%00', '&a[]=b', '%f0%9f%98%80'].map((text) => ({
        body: `${encoded}&message=${text.repeat(10_000_000 / text.length)}`,
      }));
      await refuses(413, [...large, { body: `${encoded}&x=${'a'.repeat(deliveryRules.largestRequest)}` }]);
    });

    test('nothing of a visitor becomes a header or a command', async () => {
      const tricks = [
        ...[
          '\r\nBcc: x@autre.example',
          '\nBcc: x@autre.example',
          '\rBcc: x@autre.example',
          '\u0085Bcc: x',
          '\u2028Bcc: x',
        ],
        ...[
          '\r\n\r\nbody',
          '\n.\n',
          '?= =?UTF-8?Q?x',
          '\u202egro',
          '`id`',
          '$(id)',
          '; id',
          "' -X/tmp/x",
          '-OQueueDirectory=/tmp',
        ],
        ...['<?php phpinfo(); ?>', '{{count}}', '{count}', '%s%n', '\u0007\u001b[31m', '\ufffe'],
      ];
      const bases: Record<string, string> = { ...REQUEST, email: 'marie@exemple.fr', subject: 'Toit' };
      const own = 'to subject from mime-version content-type content-transfer-encoding reply-to'.split(' ');
      // Fields that take any text are tried together.
      const groups = [['name', 'subject', 'message'], ['phone'], ['email']];
      let mailed = 0;
      for (const fields of groups) {
        for (const write of tricks.flatMap((trick) => [
          (base: string) => base + trick,
          (base: string) => trick + base,
        ])) {
          const values = Object.fromEntries(fields.map((field) => [field, write(bases[field] ?? '')]));
          const { status } = await site.post({ ...bases, ...values, key: newKey() });
          const mails = site.mails();
          expect([values, status, mails.length]).toEqual([values, ...(mails.length ? [200, 1] : [422, 0])]);
          for (const { headers, text, raw } of mails) {
            expect(own).toEqual(expect.arrayContaining(Object.keys(headers)));
            expect(headers.to).toBe(ADDRESSES.to);
            if (headers['reply-to']) expect(headers['reply-to']).toMatch(/^[!-~]+@exemple\.fr$/);
            expect(raw.split('\n')[0]).toBe(`-t -i -f${ADDRESSES.from}`);
            expect(text).not.toContain('\u001b');
          }
          mailed += mails.length;
          site.forget();
        }
      }
      expect(mailed).toBeGreaterThan(30);
    });

    test('a visitor of the site itself is none of these', async () => {
      const own = [site.server.origin, new URL(company.siteUrl).origin, site.server.origin.toUpperCase()];
      for (const origin of own) expect(seen(await site.post({ ...REQUEST, name: origin }, { origin }))).toEqual(STORED);
      const type = 'Application/X-WWW-Form-Urlencoded; charset=UTF-8';
      expect(seen(await site.post({ ...REQUEST }, { 'content-type': type }))).toEqual(STORED);
    });
  });
});
