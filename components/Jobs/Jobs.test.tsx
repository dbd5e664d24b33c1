import { describe, expect, test } from 'vitest';
import { showsGallery } from '../../data/model/site/gallery';
import { plain, renderHtml } from '../../tests/support/printed';
import { originalsOf, testSite } from '../../tests/support/test-site';
import { Jobs } from './Jobs';

const job = testSite.jobs[0]!;
const print = (jobs: typeof testSite.jobs) => renderHtml(<Jobs />, { ...testSite, jobs }, originalsOf(testSite));
const textOf = (html: string) => plain(html.replace(/<[^>]+>/g, ' '));

describe('A job', () => {
  test('shows place, month, findings, decision, reason and duration', () => {
    const text = textOf(print([{ ...job, month: '2026-05' }]));
    expect(text).toContain(`${job.commune}, mai 2026`);
    for (const part of [job.found, job.decided, job.why, job.duration]) expect(text).toContain(plain(part));
  });

  test('shows each of its pictures', () => {
    expect(print([job]).split('<img')).toHaveLength(job.photos.length + 1);
  });
});

test('four or more jobs replace the pictures of the gallery', () => {
  expect(showsGallery([])).toBe(true);
  expect(showsGallery([job, job, job])).toBe(true);
  expect(showsGallery([job, job, job, job])).toBe(false);
});
