import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { normalizeMarkup } from './print-html';

const printElement = (name: string, attributes: Record<string, unknown> = {}) =>
  normalizeMarkup(renderToStaticMarkup(createElement(name, attributes)));

test.each([
  [printElement('br'), '<br>'],
  [
    printElement('img', { src: '/a.jpg', alt: '', srcSet: '/a.jpg 1x', loading: 'lazy' }),
    '<img src="/a.jpg" alt="" srcset="/a.jpg 1x" loading="lazy">',
  ],
  [
    printElement('input', { required: true, disabled: true, autoComplete: 'tel', inputMode: 'tel' }),
    '<input required disabled autocomplete="tel" inputmode="tel">',
  ],
  [printElement('form', { encType: 'text/plain' }), '<form enctype="text/plain"></form>'],
  [printElement('main', { tabIndex: -1 }), '<main tabindex="-1"></main>'],
  [printElement('meta', { charSet: 'utf-8' }), '<meta charset="utf-8">'],
  [printElement('p', { hidden: true, 'data-missing': '' }), '<p hidden data-missing></p>'],
  [printElement('details', { open: true }), '<details open></details>'],
  [
    printElement('source', { srcSet: '/a.avif 1x', type: 'image/avif' }),
    '<source srcset="/a.avif 1x" type="image/avif">',
  ],
  [printElement('time', { dateTime: '2026-11-22' }), '<time datetime="2026-11-22"></time>'],
  [printElement('td', { colSpan: 2 }), '<td colspan="2"></td>'],
])('normalizeMarkup() returns %s like hand-written HTML', (html, byHand) => {
  expect(html).toBe(byHand);
});

test.each([
  '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>',
  '<svg><linearGradient id="a"/></svg>',
  '<img alt="">',
  '<p title="charSet=1 &lt;br/&gt;">charSet=1</p>',
  '<a href="/x" data-caption="open">hidden=""</a>',
])('%s is not changed', (html) => {
  expect(normalizeMarkup(html)).toBe(html);
});
