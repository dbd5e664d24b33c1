import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { formProps } from '../../components/ContactForm/contact-form-props';
import { contactRequestSchema, resolveWith } from '../../components/ContactForm/contact-request';
import { typeset, typesetDeep } from '../../components/typography/typeset';
import type { ContactField } from '../../data/model/schema/form';
import { deliveryPath } from '../../data/model/site/contact-form';
import { filledFieldsOf } from '../support/filled-form';
import { testSite } from '../support/test-site';
import { ADDRESSES, FOLDER, REQUEST } from './delivery-site';
import {
  describeDelivery,
  jsonOf,
  mailCopy,
  newKey,
  STORED_ANSWER,
  statusAndBody,
  withCount,
} from './describe-delivery';

const { company, contactForm, deliveryCopy, deliveryRules } = testSite;
const FILLED_FIELDS = filledFieldsOf(testSite).all;
const EMPTY_FIELDS = Object.fromEntries(Object.keys(FILLED_FIELDS).map((name) => [name, '']));

/** Escapes a text for HTML, and then for a regular expression. */
const escapeText = (text: string) => text.replaceAll("'", '&#039;').replace(/[.?]/g, '\\$&');

/** Sets the modification time of a file to this many seconds ago. */
function setAge(file: string, seconds: number): void {
  const date = Date.now() / 1000 - seconds;
  utimesSync(file, date, date);
}

describeDelivery((context) => {
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
          const values = { ...EMPTY_FIELDS, ...REQUEST, [field]: value };
          const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
          const inBrowser = Object.entries(errors).map(([name, error]) => [
            name,
            (error as { message: string }).message,
          ]);
          // The request is marked as a robot's, because such a request is validated the same way but not mailed.
          const answer = await context.site.post({ ...values, page: 'full', key: newKey(), website: 'x' });
          const onServer = answer.status === 200 ? [] : Object.entries((jsonOf(answer).errors ?? {}) as object);
          const status = inBrowser.length ? 422 : 200;
          expect([answer.status, field, value, onServer]).toEqual([status, field, value, inBrowser]);
        }
        context.site.resetLimits();
      }
    });

    test('for the compact form, without an address and a subject', async () => {
      expect(statusAndBody(await context.site.post({ ...REQUEST, email: 'x', page: 'compact' }))).toEqual(
        STORED_ANSWER,
      );
      expect((await context.site.post({ ...REQUEST, name: '', page: 'compact' })).status).toBe(422);
    });

    test('and the server rejects a text longer than its field', async () => {
      for (const [name, { maxLength }] of Object.entries(contactForm.fields)) {
        const answer = await context.site.post({ ...REQUEST, [name]: 'é'.repeat(maxLength + 1) });
        expect(statusAndBody(answer)).toEqual([
          422,
          { errors: { [name]: typeset(deliveryCopy.tooLong.replace('{max}', String(maxLength))) } },
        ]);
      }
      expect(context.site.storedTexts()).toEqual([]);
      // The browser sends a line break as two characters but counts it as one.
      expect(
        statusAndBody(
          await context.site.post({
            ...REQUEST,
            message: `a${'\r\n'.repeat(contactForm.fields.message.maxLength - 2)}b`,
          }),
        ),
      ).toEqual(STORED_ANSWER);
    });
  });

  describe('a request', () => {
    test('is stored with every field and mailed with a reply address', async () => {
      const values = Object.fromEntries(Object.entries(FILLED_FIELDS).map(([name, text]) => [name, `${text} `]));
      expect(statusAndBody(await context.site.post({ ...values, page: 'full' }))).toEqual(STORED_ANSWER);
      const [mail] = await context.site.mails();
      expect(await context.site.mails()).toHaveLength(1);
      for (const [name, value] of Object.entries(FILLED_FIELDS))
        for (const text of [context.site.storedTexts()[0], mail?.text])
          expect([name, text]).toEqual([name, expect.stringContaining(value)]);
      expect(mail?.headers).toMatchObject({
        to: ADDRESSES.to,
        from: `${company.name} <${ADDRESSES.from}>`,
        'reply-to': FILLED_FIELDS.email,
        subject: `${mailCopy.subject} ${FILLED_FIELDS.name}`,
      });
      const { name, phone, message } = contactForm.fields;
      const [firstLine = '', secondLine = ''] = (mail?.text ?? '').split('\n');
      expect([firstLine, secondLine]).toEqual([
        `${name.inMail} : ${FILLED_FIELDS.name}`,
        `${phone.inMail} : ${FILLED_FIELDS.phone}`,
      ]);
      expect(mail?.text).toContain(`\n\n« ${message.inMail} », de Marie.\n\n${mailCopy.sent} `);
      expect(mail?.raw.split('\n')[0]).toContain(`-f${ADDRESSES.from}`);
      expect(context.site.names('.non-envoyee')).toEqual([]);
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
        statusAndBody(await context.site.post({ ...REQUEST, phone: '+33 (0)3.29.00.00.00', email, page: 'full' })),
      ).toEqual(STORED_ANSWER);
      const [mail] = await context.site.mails();
      expect(mail?.headers['reply-to']).toBeUndefined();
      for (const fact of [email, `${contactForm.fields.phone.inMail} : 03 29 00 00 00`, mailCopy.answerByPhone])
        expect(mail?.text).toContain(fact);
    });

    test.each([
      ['with its key, even at the same time', newKey()],
      ['without a key, on the same day', ''],
    ])('sent again %s stays one request unless text or key differ', async (_, key) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => context.site.post({ ...REQUEST, key })));
      answers.push(await context.site.post({ ...REQUEST, key }));
      for (const answer of answers) expect(statusAndBody(answer)).toEqual(STORED_ANSWER);
      expect([context.site.storedTexts().length, (await context.site.mails()).length]).toEqual([1, 1]);
      await context.site.post({ ...REQUEST, key: newKey() });
      await context.site.post({ ...REQUEST, message: 'Deux tuiles.', key });
      expect(context.site.storedTexts().filter((text) => text.includes('Deux tuiles.'))).toHaveLength(1);
      expect(context.site.storedTexts()).toHaveLength(3);
    });

    test('with a long multi-byte name has a readable mail subject', async () => {
      const name = '😀é'.repeat(Math.floor(contactForm.fields.name.maxLength / 3));
      await context.site.post({ ...REQUEST, name });
      const [mail] = await context.site.mails();
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
      expect(statusAndBody(await context.site.post({ ...REQUEST, website: 'https://spam.example' }))).toEqual(
        STORED_ANSWER,
      );
      expect(context.site.storedTexts()[0]).toContain(mailCopy.robot);
      expect(await context.site.mails()).toEqual([]);
      await context.site.post({ ...REQUEST, name: 'Paul' });
      expect((await context.site.mails())[0]?.text).toContain(withCount(mailCopy.robots, 1));
    });

    test("is deleted after the policy's time, partial files after an hour", async () => {
      await context.site.post(REQUEST);
      await context.site.mails();
      const folder = context.site.folder() ?? '';
      const [oldRequest = ''] = context.site.names('.php');
      const partialFiles = ['compteur.php.0a1b2c3d.part', `${oldRequest}.0a1b2c3d.part`];
      for (const name of partialFiles) writeFileSync(join(folder, name), 'x');
      setAge(join(folder, oldRequest), (deliveryRules.retentionDays + 1) * 86_400);
      for (const name of partialFiles) setAge(join(folder, name), 3700);
      context.site.startNextHour();
      await context.site.post({ ...REQUEST, name: 'Paul' });
      expect(context.site.storedTexts()).toEqual([expect.stringContaining('Paul')]);
      expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    });

    test("is stored in the site's own folder, readable by PHP only", async () => {
      await context.site.post(REQUEST);
      expect(context.site.folder()).toBe(join(dirname(context.site.server.folder), FOLDER));
      expect(FOLDER).toContain(new URL(company.siteUrl).hostname);
      expect(statSync(context.site.folder() ?? '').mode & 0o777).toBe(0o700);
    });

    test('forbids caching of its answer', async () => {
      // With PHP-FPM, the site's .htaccess overrides the header.
      for (const fields of [REQUEST, { ...REQUEST, name: '' }])
        expect((await context.site.post(fields)).headers['cache-control']).toMatch(
          context.isFpm ? /no-(store|cache)/ : /no-store/,
        );
    });

    // The longer time exceeds the 5 s for which Apache keeps a connection open by default.
    test.each([4, 10])('is answered at once if the mail program takes %i seconds', async (seconds) => {
      context.site.setMailProgram(`sleep ${seconds}`);
      for (const accept of ['application/json', 'text/html']) {
        const began = performance.now();
        const answer = await context.site.post({ ...REQUEST, name: accept }, { accept, 'accept-encoding': 'gzip, br' });
        expect(answer.status).toBe(accept === 'text/html' ? 303 : 200);
        expect((performance.now() - began) / 1000).toBeLessThan(2);
      }
      const marks = context.site
        .names('.non-envoyee')
        .map((name) => statSync(join(context.site.folder() ?? '', name)).mtimeMs);
      expect(marks).toHaveLength(2);
      // No other process may mail these requests in the meantime.
      for (const mark of marks) expect(mark - Date.now()).toBeGreaterThan(500_000);
      expect(await context.site.mails()).toHaveLength(2);
    });
  });

  describe('without scripts', () => {
    const HTML_HEADERS = { accept: 'text/html,application/xhtml+xml' };

    test('explains the program to a visitor who opens its URL', async () => {
      const { status, body } = await context.site.server.get(deliveryPath, HTML_HEADERS);
      expect(status).toBe(405);
      expect(body.toString()).toContain(typeset(`${deliveryCopy.refusals[405]} ${company.phone}.`));
      expect(body.toString()).not.toContain(deliveryCopy.toCorrect.title);
    });

    test('redirects a valid request to the thank-you page', async () => {
      const { status, headers } = await context.site.post({ ...REQUEST, key: '', page: 'full' }, HTML_HEADERS);
      expect([status, headers.location]).toEqual([303, deliveryCopy.thanks.path]);
      expect(context.site.storedTexts()).toHaveLength(1);
    });

    test('shows the form with its values and a message after a mistake', async () => {
      const values = {
        name: '<b>"Marie" & \'Paul\'',
        phone: '03 29',
        email: 'marie@',
        subject: '$1 \\0',
        message: "\nUne tuile </textarea><script>alert(1)</script>\n\nL'eau entre.",
      };
      const answer = await context.site.post({ ...values, page: 'full' }, HTML_HEADERS);
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
      expect(context.site.storedTexts()).toEqual([]);
    });

    test('shows the form with reason and phone number if storing fails', async () => {
      const answer = await context.site.post(
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
});
