// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { siteWith } from '../../tests/support/changed-data';
import { getElement, renderHtml } from '../../tests/support/render';
import { EmailLink } from './EmailLink';

test('EmailLink breaks only after the @ and keeps the text whole', () => {
  const site = siteWith(['company.email', "'contact@toits-du-lac.example'"]);
  document.body.innerHTML = renderHtml(<EmailLink />, site);
  expect(getElement('a').getAttribute('href')).toBe('mailto:contact@toits-du-lac.example');
  expect(getElement('a').textContent).toBe('contact@toits-du-lac.example');
  const parts = Array.from(document.querySelectorAll('a > span'), ({ textContent }) => textContent);
  expect(parts).toEqual(['contact@', 'toits-du-lac.example']);
});
