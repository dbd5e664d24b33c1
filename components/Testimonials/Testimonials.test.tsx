// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { home } from '../../data/model/site/site';
import { sortTestimonials, testimonials } from '../../data/model/site/testimonials';
import { plain, printed } from '../../tests/support/printed';
import { Testimonials } from './Testimonials';

const DATES = [
  { published: '2025-03-01', works: '2025-02-12' },
  { published: '2025-06-30', works: '2025-05-04' },
  { published: '2025-05-31', works: '2024-11-20' },
];
/** The specification's three, filled. */
const filled = testimonials.list.map((words, index) => ({ ...words, name: 'Marie L.', ...DATES[index] }));
const print = (lists: typeof testimonials) => {
  document.body.innerHTML = printed(<Testimonials {...lists} />);
};

describe('reviews that customers have written', () => {
  const real = sortTestimonials(filled, () => true);

  test('are shown with the stars of the specification: 5, 5 and 4', () => {
    print(real);
    const stars = screen
      .getAllByRole('img')
      .map((image) => [plain(image.getAttribute('aria-label')), image.textContent]);
    const five = ['Note : 5 sur 5', '★★★★★'];
    expect(stars.sort()).toEqual([['Note : 4 sur 5', '★★★★☆'], five, five]);
    expect(document.querySelectorAll('blockquote')).toHaveLength(3);
    expect(document.body.textContent).not.toContain('Exemple');
  });

  test('carry the date of the review and of the works, the latest first, and say how they are published', () => {
    print(real);
    const captions = Array.from(document.querySelectorAll('figcaption'), (caption) => plain(caption.textContent));
    expect(captions.map((caption) => caption.replace(/^.*?(?=Avis du)/, ''))).toEqual([
      'Avis du 30 juin 2025, travaux de mai 2025',
      'Avis du 31 mai 2025, travaux de novembre 2024',
      'Avis du 1er mars 2025, travaux de février 2025',
    ]);
    expect(plain(document.body.textContent)).toContain(plain(home.testimonials.method));
    expect(document.querySelector('a[href="/mentions-legales#avis-clients"]')).not.toBeNull();
  });

  test('leave no sample beside them', () => {
    const samples = testimonials.list;
    const { list } = sortTestimonials([...samples, ...filled], (index) => index >= samples.length);
    expect(list).toHaveLength(filled.length);
  });
});
