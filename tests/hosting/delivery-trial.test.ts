import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { deliveryPath } from '../../data/model/site/contact-form';
import { checkDelivery } from '../../scripts/check-online/check-delivery';
import { createOnline } from '../../scripts/desk/server/online';
import { testSite } from '../support/test-site';
import { startApache } from './apache';
import { REQUEST } from './delivery-site';
import { describeDelivery, mailCopy } from './describe-delivery';

const { deliveryCopy } = testSite;
describeDelivery((context) => {
  describe('npm run check:online', () => {
    const texts = (found: { level: string; text: string }[]) =>
      found.map(({ level, text }) => `${level}: ${text}`).join();

    test('checks PHP and closed requests, and sends a trial', async () => {
      const { origin, folder } = context.site.server;
      const levels = async (sendsTrial: boolean) =>
        (await checkDelivery(new URL(origin), folder, testSite, sendsTrial)).map(({ level }) => level);
      expect(await levels(false)).toEqual(['good', 'good']);
      expect(context.site.storedTexts()).toEqual([]);
      expect(await levels(true)).toEqual(['good', 'good', 'good']);
      expect((await context.site.mails())[0]?.headers.subject).toBe(`${mailCopy.subject} Essai du site`);
    });

    test('tests the online form from the desk without building or uploading', async () => {
      const { origin, folder } = context.site.server;
      const version = join(dirname(folder), '.versions/current');
      mkdirSync(version, { recursive: true });
      symlinkSync(folder, join(version, 'site'));
      const missingBuild = join(dirname(folder), 'dist/client');
      const desk = createOnline('.', () => {}, { ...process.env, DEPLOY_SOURCE: missingBuild, SITE_ADDRESS: origin });
      desk.start('trial');
      await vi.waitUntil(async () => (await desk.state()).phase !== 'running', { timeout: 50_000, interval: 50 });
      const { phase, observations } = await desk.state();
      expect([phase, texts(observations)]).toEqual(['done', expect.stringMatching(/^good.*demande d'essai est enreg/)]);
      expect((await context.site.mails())[0]?.headers.subject).toBe(`${mailCopy.subject} Essai du site`);
    });

    test('checks the folder of its own trial, and explains a rejected trial', async () => {
      const { origin, folder } = context.site.server;
      context.site.setWritableFolder('inside');
      const rulesFile = join(folder, '.htaccess');
      renameSync(rulesFile, join(folder, 'off'));
      const check = async () => texts(await checkDelivery(new URL(origin), folder, testSite, true));
      await context.site.post(REQUEST);
      writeFileSync(join(context.site.folder() ?? '', '.htaccess'), '# Demandes du formulaire');
      expect(await check()).toMatch(
        /good: La demande d'essai est enregistrée.*fault: Le dossier des demandes répond 200/,
      );
      context.site.setWritableFolder('nowhere');
      await context.site.reset();
      expect(await check()).toContain(
        `fault: La demande d'essai est refusée (réponse 503) : ${typeset(deliveryCopy.refusals[503])}`,
      );
      renameSync(join(folder, 'off'), rulesFile);
    });

    test('explains missing PHP, a missing or leftover program, an open folder', async () => {
      const { folder, origin } = context.site.server;
      const plainServer = await startApache(folder, { allowOverride: 'None' });
      const check = async () => texts(await checkDelivery(new URL(plainServer.origin), folder, testSite, false));
      expect(await check()).toMatch(/fault: L'hébergement n'exécute pas PHP.* Activez PHP/);
      mkdirSync(join(plainServer.folder, '.demandes'));
      rmSync(join(plainServer.folder, deliveryPath));
      expect(await check()).toMatch(
        /fault: .* manque en ligne .*npm run deploy.*fault: Le dossier des demandes répond 200/,
      );
      // Built without delivery, but the online site still has delivery.
      expect(texts(await checkDelivery(new URL(origin), plainServer.folder, testSite, false))).toMatch(
        /^fault: .*effacez demande.php/,
      );
      expect(await checkDelivery(new URL(plainServer.origin), plainServer.folder, testSite, false)).toEqual([]);
      await plainServer.stop();
    });
  });
});
