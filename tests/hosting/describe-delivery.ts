import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { testSite } from '../support/test-site';
import { hasFpm, hasPhp, type ServedResponse } from './apache';
import { type DeliverySite, startDeliverySite } from './delivery-site';

const HOSTS = [
  { host: "Apache's own PHP", isInstalled: hasPhp, kind: 'module', packages: 'apache2 libapache2-mod-php' },
  { host: 'PHP-FPM', isInstalled: hasFpm, kind: 'fpm', packages: 'apache2 php-fpm' },
] as const;
for (const { host, isInstalled, packages } of HOSTS)
  if (!isInstalled) console.warn(`SKIPPED tests of form delivery with ${host}: apt-get install ${packages}`);

const installedHosts = HOSTS.filter(({ isInstalled }) => isInstalled);
// Vitest fails a file without tests.
const describeOnHosts = installedHosts.length > 0 ? describe.each(installedHosts) : describe.skip.each(HOSTS);

type DeliveryContext = { site: DeliverySite; kind: (typeof HOSTS)[number]['kind']; isFpm: boolean };

/**
 * Runs tests of form delivery on each installed kind of PHP. Before each test the site has no requests and no mails,
 * its mail program works, and PHP can write outside the site's folder. `site` exists only while tests and hooks run.
 */
export function describeDelivery(tests: (context: DeliveryContext) => void): void {
  describeOnHosts('a form with delivery, on $host', ({ kind }) => {
    const context = { kind, isFpm: kind === 'fpm' } as DeliveryContext;
    beforeAll(async () => {
      context.site = await startDeliverySite({ kind });
    });
    afterAll(() => context.site.stop());
    beforeEach(async () => {
      await context.site.reset();
      context.site.setMailProgram();
      context.site.setWritableFolder('outside');
    });
    tests(context);
  });
}

export const { mail: mailCopy } = testSite.deliveryCopy;
export const withCount = (template: string, count: number) => template.replace('{count}', String(count));

/** Returns a new random key, like the key that the form's script sends with each request. */
export const newKey = () => randomBytes(16).toString('hex');

export const jsonOf = ({ body }: ServedResponse) => JSON.parse(body.toString()) as Record<string, unknown>;
export const statusAndBody = (answer: ServedResponse) => [answer.status, jsonOf(answer)];

/** `statusAndBody` of the answer to a request that is stored. */
export const STORED_ANSWER = [200, { stored: true }];
/** Body of the answer to a request that is not stored: a sentence with the phone number. */
export const WITH_PHONE = { message: expect.stringContaining(typeset(testSite.company.phone)) };
