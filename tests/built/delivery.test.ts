import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/lib/list-files';
import { site } from '../support/site';
import { FOLDER } from './site';

const { company, redirects, routes } = site;

const files = await listFiles(FOLDER);

test('builds no PHP program or page for a form without delivery', () => {
  const deliveryFiles = files.filter((file) => /\.php$|(^|\/)\.?demande/.test(file));
  expect(deliveryFiles.length > 0).toBe(Boolean(company.delivery));
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file) && !deliveryFiles.includes(file));
  // The other pages redirect from another path.
  expect(pages).toHaveLength(routes.length + Object.keys(redirects).length);
});
