import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testSite } from '../support/test-site';
import type { ServedResponse } from './apache';
import { FOLDER, namesIn, REQUEST, startDeliverySite } from './delivery-site';
import {
  describeDelivery,
  mailCopy,
  newKey,
  STORED_ANSWER,
  statusAndBody,
  WITH_PHONE,
  withCount,
} from './describe-delivery';
import { isRoot, run } from './own-server';

const { deliveryRules } = testSite;
describeDelivery((context) => {
  describe('when a mail fails', () => {
    const send = async (name: string, more = {}) => {
      expect(statusAndBody(await context.site.post({ ...REQUEST, name, ...more }))).toEqual(STORED_ANSWER);
      return context.site.mails();
    };

    beforeEach(() => context.site.setMailProgram('exit 77'));

    test('the request waits, and is mailed when it is sent again', async () => {
      expect(await send('Anne')).toEqual([]);
      expect(context.site.names('.non-envoyee')).toHaveLength(1);
      context.site.setMailProgram();
      const mails = await send('Anne');
      expect(mails.map(({ text }) => namesIn(text))).toEqual([['Anne']]);
      expect(mails[0]?.headers.subject).toBe(`${mailCopy.subject} Anne`);
      expect(context.site.names('.non-envoyee')).toEqual([]);
      expect(await send('Anne')).toHaveLength(1);
    });

    test("the form's second call also mails it", async () => {
      await send('Anne');
      context.site.setMailProgram();
      const answer = await context.site.post({ ...REQUEST, name: 'Anne', again: '1' }, { accept: '*/*' });
      expect(statusAndBody(answer)).toEqual(STORED_ANSWER);
      expect(await context.site.mails()).toHaveLength(1);
      // Simulates a page that was left open overnight.
      expect(statusAndBody(await context.site.post({ ...REQUEST, name: 'Paul', again: '1' }))).toEqual(STORED_ANSWER);
      expect(context.site.storedTexts()).toHaveLength(1);
    });

    test('waiting requests are attached to the next mail, oldest first, limited', async () => {
      const { attached } = deliveryRules;
      const waitingNames = Array.from({ length: attached + 2 }, (_, index) => `Visiteur ${index}`);
      for (const name of waitingNames) await send(name);
      context.site.setMailProgram();
      context.site.startNextHour();
      const [mail] = await send('Paul');
      expect(namesIn(mail?.text)).toEqual(['Paul', ...waitingNames.slice(0, attached)]);
      for (const sentence of [withCount(mailCopy.attached, attached), withCount(mailCopy.left, 2)])
        expect(mail?.text).toContain(sentence);
      expect(mail?.text).not.toContain('<?php');
      expect(context.site.names('.non-envoyee')).toHaveLength(2);
      expect(namesIn((await send('Jean'))[1]?.text ?? '').sort()).toEqual(
        ['Jean', ...waitingNames.slice(attached)].sort(),
      );
    });

    test("a robot's request also sends the waiting ones", async () => {
      await send('Anne');
      context.site.setMailProgram();
      const [mail] = await send('Robot', { website: 'https://spam.example' });
      expect(mail?.headers.subject).toBe(mailCopy.keptSubject);
      expect(namesIn(mail?.text)).toEqual(['Anne']);
      expect(mail?.text).toContain(withCount(mailCopy.robots, 1));
    });

    test('each request is in one mail only, even for concurrent requests', async () => {
      for (const name of ['Anne', 'Jean', 'Paul']) await send(name);
      context.site.setMailProgram('sleep 1');
      context.site.startNextHour();
      await Promise.all(['A', 'B', 'C', 'D'].map((name) => context.site.post({ ...REQUEST, name })));
      const visitors = (await context.site.mails()).flatMap(({ text }) => namesIn(text));
      expect(visitors.sort()).toEqual(['A', 'Anne', 'B', 'C', 'D', 'Jean', 'Paul']);
      expect(
        (await context.site.mails()).filter(({ text }) => text.includes(withCount(mailCopy.attached, 3))),
      ).toHaveLength(1);
    });

    test('each mail has only its own request if no mail has failed', async () => {
      context.site.setMailProgram();
      const headersFrom = (index: number) => ({ 'x-test-address': `192.0.2.${index}` });
      await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          context.site.post({ ...REQUEST, name: `N${index}` }, headersFrom(index)),
        ),
      );
      const mails = await context.site.mails();
      expect(mails).toHaveLength(16);
      for (const { text } of mails) expect(namesIn(text)).toHaveLength(1);
    });

    test('an interrupted mail is retried after ten minutes', async () => {
      await send('Anne');
      // Simulates the state that a process leaves when the host kills it.
      context.site.ageWaitingRequests(-600);
      context.site.setMailProgram();
      for (const name of ['Paul', 'Jean']) {
        await context.site.post({ ...REQUEST, name });
        await vi.waitUntil(() => context.site.names('.non-envoyee').length === 1, 10_000);
        context.site.ageWaitingRequests(299);
      }
      context.site.ageWaitingRequests(3);
      const mails = await send('Luc');
      expect(mails.map(({ text }) => namesIn(text)).sort()).toEqual([['Jean'], ['Luc', 'Anne'], ['Paul']]);
    });

    test('a .non-envoyee file without its request is ignored and removed', async () => {
      await send('Anne');
      context.site.setMailProgram();
      writeFileSync(join(context.site.folder() ?? '', `${'0'.repeat(32)}.non-envoyee`), '');
      const [mail] = await send('Paul');
      expect(mail?.text).not.toContain(withCount(mailCopy.left, 1));
      expect(context.site.names('.non-envoyee')).toEqual([]);
    });

    test('the mail is sent without an envelope sender if the host rejects it', async () => {
      context.site.setMailProgram('case "$*" in *-f*) exit 1;; esac');
      const mails = await send('Anne');
      expect(mails.map(({ raw }) => raw.split('\n')[0])).toEqual(['-t -i']);
      expect(context.site.names('.non-envoyee')).toEqual([]);
    });
  });

  describe('when something fails', () => {
    test('the visitor is asked to call if PHP can write nowhere', async () => {
      context.site.setWritableFolder('nowhere');
      expect(statusAndBody(await context.site.post(REQUEST))).toEqual([503, WITH_PHONE]);
      expect(await context.site.mails()).toEqual([]);
    });

    test.skipIf(!isRoot)('each request is stored completely or rejected on a full disk', async () => {
      const folder = join(dirname(context.site.server.folder), FOLDER);
      // A first request makes the program create its folder, whose .htaccess is then copied to the small disk.
      await context.site.post({ ...REQUEST, website: 'x' });
      const accessRules = readFileSync(join(folder, '.htaccess'));
      run('mount', '-t', 'tmpfs', '-o', 'size=64k,mode=777', 'tmpfs', folder);
      writeFileSync(join(folder, '.htaccess'), accessRules);
      try {
        const message = 'a'.repeat(3000);
        const sendTwoConcurrently = () =>
          Promise.all(['A', 'B'].map((name) => context.site.post({ ...REQUEST, name, message, key: newKey() })));
        const answers: ServedResponse[] = [];
        while (answers.at(-1)?.status !== 503) answers.push(...(await sendTwoConcurrently()));
        for (const answer of answers.filter(({ status }) => status !== 200))
          expect(statusAndBody(answer)).toEqual([503, WITH_PHONE]);
        const storedCount = answers.filter(({ status }) => status === 200).length;
        expect(
          context.site.storedTexts().filter((text) => text.includes(message) && text.endsWith('.\n')),
        ).toHaveLength(storedCount);
        const visitors = (await context.site.mails()).flatMap(({ text }) => namesIn(text));
        expect(context.site.names('.non-envoyee')).toHaveLength(storedCount - visitors.length);
      } finally {
        await context.site.mails();
        run('umount', '-l', folder);
      }
    });

    test('requests are stored inside the site if necessary, and closed', async () => {
      context.site.setWritableFolder('inside');
      expect(statusAndBody(await context.site.post(REQUEST))).toEqual(STORED_ANSWER);
      const folder = join(context.site.server.folder, '.demandes');
      expect(context.site.folder()).toBe(folder);
      const [name = ''] = context.site.names('.php');
      const paths = ['', name, 'compteur.php', 'verrou', '.htaccess'];
      for (const path of paths)
        expect([403, 404]).toContain((await context.site.server.get(`/.demandes/${path}`)).status);
      // Simulates a host that does not read .htaccess.
      for (const folderPath of [context.site.server.folder, folder])
        renameSync(join(folderPath, '.htaccess'), join(folderPath, 'off'));
      for (const path of paths) {
        const { status, body } = await context.site.server.get(`/.demandes/${path}`);
        expect([path, body.toString().includes('Marie') || body.toString().includes(name)]).toEqual([path, false]);
        if (path.endsWith('.php')) expect([status, body.length]).toEqual([404, 0]);
      }
      renameSync(join(context.site.server.folder, 'off'), join(context.site.server.folder, '.htaccess'));
    });

    test.each([
      'ini_set,ignore_user_abort,error_log,touch,fsync,date_default_timezone_set,setlocale,apache_setenv,ini_get',
      'mail,popen,error_log',
      'flock,scandir,inet_pton',
    ])('the request is stored although functions are disabled: %s', async (functions) => {
      const limitedSite = await startDeliverySite({ kind: context.kind, settings: [`disable_functions=${functions}`] });
      expect(statusAndBody(await limitedSite.post(REQUEST))).toEqual(STORED_ANSWER);
      expect(limitedSite.storedTexts()).toHaveLength(1);
      if (functions.startsWith('mail')) expect(limitedSite.names('.non-envoyee')).toHaveLength(1);
      else await vi.waitUntil(async () => (await limitedSite.mails()).length === 1);
      await limitedSite.stop();
    });
  });

  describe('the folder of requests', () => {
    const requestFolder = () => join(dirname(context.site.server.folder), FOLDER);
    const hiddenFolder = () => join(context.site.server.folder, '.demandes');

    test('is left alone if another program has created it', async () => {
      mkdirSync(requestFolder());
      chmodSync(requestFolder(), 0o777);
      writeFileSync(join(requestFolder(), 'index.html'), 'à moi');
      expect(statusAndBody(await context.site.post(REQUEST))).toEqual(STORED_ANSWER);
      expect(readdirSync(requestFolder())).toEqual(['index.html']);
      expect(readFileSync(join(requestFolder(), 'index.html'), 'utf8')).toBe('à moi');
      expect(readdirSync(hiddenFolder()).length).toBeGreaterThan(3);
    });

    test('is created once and completely by concurrent first requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => context.site.post({ ...REQUEST, name: `N${index}` })),
      );
      for (const answer of answers) expect(statusAndBody(answer)).toEqual(STORED_ANSWER);
      expect(context.site.storedTexts()).toHaveLength(8);
      expect(readdirSync(dirname(requestFolder())).filter((name) => name.startsWith('demandes'))).toEqual([FOLDER]);
      expect(existsSync(hiddenFolder())).toBe(false);
    });
  });
});
