// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { GalleryImage } from '../../data/model/schema/collections';
import { renderHtml, toPlainText } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { PairedGallery } from './PairedGallery';

const { gallery, galleryPage } = testSite;

function render(images: GalleryImage[]) {
  document.body.innerHTML = renderHtml(<PairedGallery images={images} />);
  const textsOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => toPlainText(textContent));
  return { headings: textsOf('h2'), captions: textsOf('figcaption'), text: toPlainText(document.body.textContent) };
}

describe('The gallery page', () => {
  test('puts all photos into one viewer, in the order of the list', () => {
    const { captions } = render(gallery);
    expect(captions).toEqual(gallery.map(({ description }) => toPlainText(description)));
    expect(document.querySelectorAll('[data-widget]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-widget] [data-photo]')).toHaveLength(gallery.length);
  });

  test('shows the heading of a pair, one heading for single photos, and the advice', () => {
    const { headings, text } = render(gallery);
    expect(headings).toEqual([gallery[0]!.heading, galleryPage.heading].map(toPlainText));
    expect(text).toContain(gallery.find(({ advice }) => advice)!.advice);
  });

  test('needs neither heading nor advice nor a pair', () => {
    const [before, after, single] = gallery.map(({ id, photo, description }) => ({ id, photo, description }));
    expect(render([before!, after!]).headings).toEqual([]);
    expect(render([single!])).toMatchObject({ headings: [galleryPage.heading], captions: [single!.description] });
    expect(render([]).captions).toEqual([]);
  });
});
