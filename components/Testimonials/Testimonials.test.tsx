// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { type Testimonials as Lists, sortTestimonials } from '../../data/model/site/testimonials';
import { siteWith } from '../../tests/support/changed-data';
import { renderHtml, toPlainText } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { Testimonials } from './Testimonials';
import * as styles from './Testimonials.css';

const { home, interfaceCopy, testimonials } = testSite;
const { sample, published, works } = interfaceCopy.testimonials;
const { rating, of } = interfaceCopy.stars;
const samples = siteWith([
  'testimonials',
  `[sample({ name: 'Prénom N.', location: 'Ombreval', text: 'Un avis à venir.', rating: 5 })]`,
]).testimonials;
const print = (lists: Lists) => {
  document.body.innerHTML = renderHtml(<Testimonials {...lists} />);
};
const marks = () => (document.body.textContent ?? '').split(sample).length - 1;

describe('customer reviews', () => {
  test('show their stars and no sample label', () => {
    print(testimonials);
    const stars = screen
      .getAllByRole('img')
      .map((image) => [toPlainText(image.getAttribute('aria-label')), image.textContent]);
    expect(stars).toEqual([
      [`${rating} 4 ${of} 5`, '★★★★☆'],
      [`${rating} 5 ${of} 5`, '★★★★★'],
    ]);
    expect(document.querySelectorAll('blockquote')).toHaveLength(2);
    expect(marks()).toBe(0);
  });

  test('show both dates, latest first, and the publication method', () => {
    print(testimonials);
    const captions = Array.from(document.querySelectorAll('figcaption'), (caption) => toPlainText(caption.textContent));
    expect(captions).toEqual([
      `Basile R., Roche-Ferrand${published} 1er septembre 2026, ${works} août 2026`,
      `Odile V., Ombreval${published} 12 avril 2026, ${works} mars 2026`,
    ]);
    expect(toPlainText(document.body.textContent)).toContain(toPlainText(home.testimonials.method));
    expect(document.querySelector(`a[href="${home.testimonials.rules.href}"]`)).not.toBeNull();
  });

  test('replace the samples', () => {
    const { list } = sortTestimonials([...samples.list, ...testimonials.list], (index) => index >= samples.list.length);
    expect(list).toHaveLength(testimonials.list.length);
  });
});

test('a sample has its label but neither date nor rules', () => {
  print(samples);
  expect(samples.areSamples).toBe(true);
  expect(marks()).toBe(1);
  expect(document.querySelector('time, a')).toBeNull();
});

test('a sample has outlined stars and a bold label', () => {
  print(samples);
  const stars = document.querySelector('[role=img]')!;
  expect([stars.textContent, toPlainText(stars.getAttribute('aria-label'))]).toEqual(['☆☆☆☆☆', `${rating} 5 ${of} 5`]);
  expect(toPlainText(document.body.textContent)).toContain(toPlainText(home.testimonials.samples));
  // The stylesheet makes this class bold and gives the quote of a sample regular weight (Testimonials.css.ts).
  const label = Array.from(document.querySelectorAll('figure > p')).find(({ textContent }) => textContent === sample);
  expect(label?.className).toBe(styles.sample);
});
