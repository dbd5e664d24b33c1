import { expect, test } from 'vitest';
import { company } from '../../data/model/site/company';
import { routes } from '../../data/model/site/routes';
import { listFiles } from '../../scripts/lib/list-files';
import { FOLDER } from './site';

const files = await listFiles(FOLDER);

test('a form that transmits nothing brings no file along: no program, no page of its own', () => {
  const own = files.filter((file) => /\.php$|(^|\/)\.?demande/.test(file));
  expect(own.length > 0).toBe(Boolean(company.delivery));
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file) && !own.includes(file));
  // One more leads from the other spelling of an address.
  expect(pages).toHaveLength(routes.length + 1);
});
