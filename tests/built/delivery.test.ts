import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/lib/list-files';
import { site } from '../support/site';
import { FOLDER } from './site';

const { company, redirects, routes } = site;

const files = await listFiles(FOLDER);

test('a form that transmits nothing brings no file along: no program, no page of its own', () => {
  const own = files.filter((file) => /\.php$|(^|\/)\.?demande/.test(file));
  expect(own.length > 0).toBe(Boolean(company.delivery));
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file) && !own.includes(file));
  // Others lead on from another address.
  expect(pages).toHaveLength(routes.length + Object.keys(redirects).length);
});
