import { describe, expect, test } from 'vitest';
import { shouldShowGallery } from '../../data/model/site/gallery';
import { renderHtml, toPlainText } from '../../tests/support/render';
import { originalsOf, testSite } from '../../tests/support/test-site';
import { Jobs } from './Jobs';

const job = testSite.jobs[0]!;
const print = (jobs: typeof testSite.jobs) => renderHtml(<Jobs />, { ...testSite, jobs }, originalsOf(testSite));
const textOf = (html: string) => toPlainText(html.replace(/<[^>]+>/g, ' '));

describe('A job', () => {
  test('shows place, month, findings, decision, reason and duration', () => {
    const text = textOf(print([{ ...job, month: '2026-05' }]));
    expect(text).toContain(`${job.commune}, mai 2026`);
    for (const part of [job.found, job.decided, job.why, job.duration]) expect(text).toContain(toPlainText(part));
  });

  test('shows each of its pictures', () => {
    expect(print([job]).split('<img')).toHaveLength(job.photos.length + 1);
  });
});

test('four or more jobs replace the pictures of the gallery', () => {
  expect(shouldShowGallery([])).toBe(true);
  expect(shouldShowGallery([job, job, job])).toBe(true);
  expect(shouldShowGallery([job, job, job, job])).toBe(false);
});
