import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { deliveryPath } from '../../data/model/site/contact-form';
import { mapConcurrently } from '../../scripts/lib/concurrency';
import { testSite } from '../support/test-site';
import type { ServedResponse } from './apache';
import { ADDRESSES, REQUEST } from './delivery-site';
import { describeDelivery, jsonOf, newKey, STORED_ANSWER, statusAndBody, WITH_PHONE } from './describe-delivery';

const { company, contactForm, deliveryRules } = testSite;
describeDelivery((context) => {
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
        context.site.post(
          { ...REQUEST, name: `Robot ${number}`, ...more },
          headersFrom(addresses[number % addresses.length] ?? ''),
        ),
      );
    }
    const countStatus = (answers: ServedResponse[], status: number) =>
      answers.filter((answer) => answer.status === status).length;
    const addressesOf = (count: number) => Array.from({ length: count }, (_, index) => `192.0.2.${index}`);
    /**
     * Sends a request from an address that has not sent any request. Returns whether the request is stored and mailed.
     */
    async function sendFromNewVisitor() {
      const { status } = await context.site.post({ ...REQUEST, name: 'Anne' }, headersFrom(NEW));
      return {
        status,
        mailed: (await context.site.mails()).filter(({ text }) =>
          text.startsWith(`${contactForm.fields.name.inMail} : Anne`),
        ).length,
      };
    }
    const SERVED = { status: 200, mailed: 1 };

    test('from one address are each stored once or rejected with a reason', async () => {
      const answers = await sendMany(500, ['192.0.2.1']);
      expect(countStatus(answers, 200)).toBe(kept.visitorPerHour);
      expect(new Set(context.site.storedTexts().map((text) => /Robot \d+/.exec(text)?.[0])).size).toBe(
        kept.visitorPerHour,
      );
      expect(await context.site.mails()).toHaveLength(mails.visitorPerHour);
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(statusAndBody(answer)).toEqual([429, WITH_PHONE]);
      expect(await sendFromNewVisitor()).toMatchObject(SERVED);
    });

    test('from five addresses do not block a new visitor or his mail', async () => {
      const answers = await sendMany(400, addressesOf(5));
      // An address that sends its first request after half of the limit is used counts as new. Its request then uses
      // the half that is reserved for new visitors.
      const allowedExcess = [0, 1, 2, 3, 4];
      expect(countStatus(answers, 200) - kept.perHour / 2).toBeOneOf(allowedExcess);
      expect((await context.site.mails()).length - mails.perHour / 2).toBeOneOf(allowedExcess);
      expect(await sendFromNewVisitor()).toMatchObject(SERVED);
    });

    test('from a hundred addresses stop at the hourly limit of mails', async () => {
      const answers = await sendMany(600, addressesOf(100));
      expect(countStatus(answers, 200)).toBeGreaterThanOrEqual(kept.perHour / 2);
      expect(countStatus(answers, 200)).toBeLessThanOrEqual(kept.perHour);
      expect(await context.site.mails()).toHaveLength(mails.perHour);
    });

    test('from robots do not count against visitors', async () => {
      const answers = await sendMany(200, addressesOf(5), { website: 'x' });
      expect(countStatus(answers, 200)).toBe(robots.perHour / 2);
      expect(await sendFromNewVisitor()).toMatchObject(SERVED);
      expect((await context.site.post({ ...REQUEST, name: 'Jean' }, headersFrom('192.0.2.1'))).status).toBe(200);
    });

    test('per day stop at the limit, and start again the next day', async () => {
      for (let hour = 0; hour < 5; hour += 1) {
        const hourAddresses = addressesOf(24).map((address) => address.replace('192.0.2', `192.0.${hour}`));
        await sendMany(24, hourAddresses, { message: `Heure ${hour}` });
        await context.site.mails();
        context.site.startNextHour();
      }
      expect(await context.site.mails()).toHaveLength(mails.perDay);
      expect(await sendFromNewVisitor()).toMatchObject({ status: 200, mailed: 0 });
      context.site.startNextHour(true);
      expect((await context.site.post({ ...REQUEST, name: 'Paul' }, headersFrom(NEW))).status).toBe(200);
      expect(await context.site.mails()).toHaveLength(mails.perDay + 1);
    });

    test('from the many IPv6 addresses of one home count as one visitor', async () => {
      const home = addressesOf(100).map((_, index) => `2001:db8:1:2::${index.toString(16)}`);
      expect(countStatus(await sendMany(100, home), 200)).toBe(kept.visitorPerHour);
      expect((await context.site.post(REQUEST, headersFrom('2001:db8:1:3::1'))).status).toBe(200);
    });
  });

  describe('hostile input is rejected with a reason, or stored as text', () => {
    const NAMES = [...Object.keys(contactForm.fields), 'website', 'key', 'page'];
    const encodedRequest = new URLSearchParams(REQUEST).toString();

    /** Expects that every body gets this status and a reason, and that nothing is stored. */
    type RejectedRequest = { body?: string; headers?: Record<string, string>; method?: string };
    async function expectRejected(status: number, cases: RejectedRequest[]) {
      for (const { body = encodedRequest, headers, method } of cases) {
        const answer = method
          ? await context.site.server.send(deliveryPath, {
              method,
              headers: { accept: 'application/json', ...headers },
            })
          : await context.site.postRaw(body, headers);
        const reason = method === 'HEAD' ? WITH_PHONE : jsonOf(answer);
        expect([answer.status, reason], `${method} ${body.slice(0, 80)} ${JSON.stringify(headers)}`).toEqual([
          status,
          WITH_PHONE,
        ]);
        if (status === 405) expect(answer.headers.allow).toBe('POST');
      }
      expect([context.site.names(''), await context.site.mails()]).toEqual([[], []]);
      return cases.length;
    }

    test('arrays, nulls and invalid UTF-8', async () => {
      const bad = '%00 a%00 %00b a%00b %ff %c3 %c0%80 %ed%a0%80 %f5%80%80%80 %e9t%e9 %fe%ff'.split(' ');
      const count = await expectRejected(400, [
        ...NAMES.flatMap((name) => bad.map((value) => ({ body: `${encodedRequest}&${name}=${value}` }))),
        ...NAMES.flatMap((name) =>
          ['[]', '[a]', '[a][b]'].map((way) => ({ body: `${encodedRequest}&${name}${way}=x` })),
        ),
      ]);
      expect(count).toBeGreaterThan(100);
    });

    test('paths as keys, and unknown forms', async () => {
      const keys = [
        ...['../../x', '/etc/passwd', 'a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), `${'a'.repeat(32)}\n`, '.', '..'],
        ...'php://input %2e%2e%2f ..\\..\\x compteur .htaccess 0 null *'.split(' '),
        'a'.repeat(100_000),
      ];
      const pages = ['x', 'FULL', '../full', 'full\n', ' compact', '0', 'a'.repeat(5000)];
      await expectRejected(400, [
        ...keys.map((key) => ({ body: `${encodedRequest}&${new URLSearchParams({ key })}` })),
        ...pages.map((page) => ({ body: `${encodedRequest}&${new URLSearchParams({ page })}` })),
      ]);
    });

    test('other methods, content types and origins', async () => {
      const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'POSTX'];
      for (const method of methods) await expectRejected(405, [{ method }]);
      const types = 'text/plain,application/json,multipart/form-data; boundary=x,image/png,x,,form'.split(',');
      for (const type of types) await expectRejected(400, [{ headers: { 'content-type': type } }]);
      const { host } = new URL(context.site.server.origin);
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
      const socket = connect(Number(new URL(context.site.server.origin).port), '127.0.0.1');
      const head = ['Host: x', 'Content-Type: application/x-www-form-urlencoded'];
      socket.end([`POST ${deliveryPath} HTTP/1.1`, ...head, ...lines].join('\r\n'));
      let answer = '';
      for await (const part of socket) answer += String(part);
      expect([context.site.names(''), await context.site.mails()]).toEqual([[], []]);
      return answer;
    }

    test('a body truncated by a broken connection', async () => {
      const long = new URLSearchParams({ ...REQUEST, message: 'é'.repeat(5000) }).toString();
      for (const [body, length] of [
        [encodedRequest, 1],
        [encodedRequest, encodedRequest.length - 1],
        [long, 25_000],
      ] as const)
        expect(await sendRaw(`Content-Length: ${body.length}`, '', body.slice(0, length))).toMatch(/^HTTP\/1\.1 400 /);
    });

    test('a body without a length, unless the host adds it', async () => {
      const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
      const largeBody = `${encodedRequest}&x=${'a'.repeat(deliveryRules.largestRequest)}`;
      const end = '0\r\n\r\n';
      const cutBodies = [chunk(encodedRequest), chunk(encodedRequest).slice(0, -20), chunk(largeBody) + end];
      for (const body of context.isFpm ? cutBodies : [...cutBodies, chunk(encodedRequest) + end])
        expect(await sendRaw('Transfer-Encoding: chunked', '', body)).toMatch(/^HTTP\/1\.1 4(00|11|13) /);
    });

    test('bodies above the maximum size', async () => {
      const large = ['x', '%00', '&a[]=b', '%f0%9f%98%80'].map((text) => ({
        body: `${encodedRequest}&message=${text.repeat(10_000_000 / text.length)}`,
      }));
      await expectRejected(413, [
        ...large,
        { body: `${encodedRequest}&x=${'a'.repeat(deliveryRules.largestRequest)}` },
      ]);
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
          const { status } = await context.site.post({ ...bases, ...values, key: newKey() });
          const mails = await context.site.mails();
          expect([values, status, mails.length]).toEqual([values, ...(mails.length ? [200, 1] : [422, 0])]);
          for (const { headers, text, raw } of mails) {
            expect(siteHeaders).toEqual(expect.arrayContaining(Object.keys(headers)));
            expect(headers.to).toBe(ADDRESSES.to);
            if (headers['reply-to']) expect(headers['reply-to']).toMatch(/^[!-~]+@exemple\.fr$/);
            expect(raw.split('\n')[0]).toBe(`-t -i -f${ADDRESSES.from}`);
            expect(text).not.toContain('\u001b');
          }
          mailed += mails.length;
          await context.site.reset();
        }
      }
      expect(mailed).toBeGreaterThan(30);
    });

    test('a visitor of the site itself is accepted', async () => {
      const ownOrigins = [
        context.site.server.origin,
        new URL(company.siteUrl).origin,
        context.site.server.origin.toUpperCase(),
      ];
      for (const origin of ownOrigins)
        expect(statusAndBody(await context.site.post({ ...REQUEST, name: origin }, { origin }))).toEqual(STORED_ANSWER);
      const type = 'Application/X-WWW-Form-Urlencoded; charset=UTF-8';
      expect(statusAndBody(await context.site.post({ ...REQUEST }, { 'content-type': type }))).toEqual(STORED_ANSWER);
    });
  });
});
