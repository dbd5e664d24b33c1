import { describe, expect, test } from 'vitest';
import { testSite } from '../../../tests/support/test-site';
import type { RequestMail } from '../shared/protocol';
import { waitingMail } from './host-requests';
import { parseRequest, sortRequests } from './stored-request';

const SHUT = '<?php http_response_code(404); exit; __halt_compiler();\n';
const LABELS = { fields: testSite.contactForm.fields, sentLabel: testSite.deliveryCopy.mail.sent };
const { name, phone, email, subject } = testSite.contactForm.fields;
const { sent, robot } = testSite.deliveryCopy.mail;
const NAME = 'a'.repeat(32);
const SENT: RequestMail = { kind: 'sent' };
const parse = (text: string, mail = SENT) => parseRequest(NAME, Buffer.from(SHUT + text), mail, LABELS);
const LINES = `${name.inMail} : Marie Petit\n${phone.inMail} : 03 29 00 00 00\n`;

describe('parseRequest', () => {
  test('parses every field, the message and the date', () => {
    const text = `${LINES}${email.inMail} : marie@exemple.fr\n${subject.inMail} : Fuite\n\nUne tuile est tombée.\n\nL'eau entre.\n\n${sent} 02/08/2027 à 14:05.\n`;
    expect(parse(text)).toEqual({
      name: NAME,
      date: '2027-08-02T14:05',
      sender: 'Marie Petit',
      phone: '03 29 00 00 00',
      otherFields: [
        { label: email.inMail, value: 'marie@exemple.fr' },
        { label: subject.inMail, value: 'Fuite' },
      ],
      message: "Une tuile est tombée.\n\nL'eau entre.",
      mail: SENT,
    });
  });

  test("uses the last date, not one in the visitor's message", () => {
    const text = `${LINES}\n${sent} 01/01/2020 à 00:00.\nTéléphone : 06 66 66 66 66\n\n${sent} 02/08/2027 à 14:05.\n`;
    expect(parse(text)).toMatchObject({
      date: '2027-08-02T14:05',
      phone: '03 29 00 00 00',
      message: `${sent} 01/01/2020 à 00:00.\nTéléphone : 06 66 66 66 66`,
    });
  });

  test('recognizes spam by the line after the date', () =>
    expect(parse(`${LINES}\nSEO\n\n${sent} 02/08/2027 à 14:05.\n${robot}\n`).mail).toEqual({ kind: 'robot' }));

  test('finds the phone number and the name under former labels', () =>
    expect(parse(`Qui : Jean\nNuméro : 06 12 34 56 78\n\nBonjour\n\n${sent} 02/08/2027 à 14:05.\n`)).toMatchObject({
      sender: 'Jean',
      phone: '06 12 34 56 78',
      otherFields: [],
      message: 'Bonjour',
    }));

  test.each([
    ['Une tuile est tombée à Épinal.', 'Épinal'],
    ['Maison à Thaon-les-Vosges, près d’Épinal', 'Thaon-les-Vosges'],
    ['au Val-d’Ajol', "Le Val-d'Ajol"],
    ['à Saint-Dié-des-Vosges', 'Saint-Dié-des-Vosges'],
    ['ma maison est neuve', undefined],
  ])('finds the commune in «%s»', (message, town) =>
    expect(parse(`${LINES}\n${message}\n\n${sent} 02/08/2027 à 14:05.\n`).town).toBe(town));

  test('takes the commune from a commune field', () => {
    const request = parse(`${LINES}Ville : Nancy\n\nprès d’Épinal\n\n${sent} 02/08/2027 à 14:05.\n`);
    expect(request).toMatchObject({ town: 'Nancy', otherFields: [] });
  });

  test('returns a text of unknown format as the message', () => {
    for (const text of ['', 'hello', '\u0000\u0001', 'no colon\nsecond line\n\nthird', ': : :\n\n\n'])
      expect(parse(text).message).toBe(text.trim());
    expect(parseRequest(NAME, Buffer.from([0xff, 0xfe, 0x00]), SENT, LABELS).message).not.toBe('');
  });

  test('reads a very long message quickly', () => {
    const start = performance.now();
    parse(`${LINES}\n${`${sent} `.repeat(4000)}\n\n${sent} 02/08/2027 à 14:05.\n`);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('waitingMail', () => {
  test('reports an email as on its way for ten minutes, then as waiting', () => {
    expect(waitingMail(0, 599_999, false)).toEqual({ kind: 'on-its-way' });
    expect(waitingMail(0, 600_000, false)).toMatchObject({
      kind: 'waiting',
      reason: expect.stringContaining('n’a pas pris'),
    });
  });

  test('gives the email limit as the reason once it is reached', () =>
    expect(waitingMail(0, 1, true)).toMatchObject({ reason: expect.stringContaining('limite') }));
});

describe('sortRequests', () => {
  test('puts unsent requests first, and the newest first', () => {
    const requestOn = (date: string, mail: RequestMail) => ({ ...parse(LINES), date, mail });
    const waiting: RequestMail = { kind: 'waiting', reason: 'x' };
    const all = [
      requestOn('2027-01-01', SENT),
      requestOn('2027-01-03', SENT),
      requestOn('2027-01-02', waiting),
      requestOn('2027-01-04', waiting),
    ];
    expect(sortRequests(all).map(({ date }) => date)).toEqual(['2027-01-04', '2027-01-02', '2027-01-03', '2027-01-01']);
  });
});
