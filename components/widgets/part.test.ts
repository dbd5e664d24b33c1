// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { attribute, part } from './part';

let widget: Element;
beforeEach(() => {
  document.body.innerHTML = '<div data-widget="Gallery intent"><a href="" title="Photo">Photo</a></div>';
  widget = document.body.firstElementChild!;
});

describe('part', () => {
  test('returns the matching element', () => {
    expect(part(widget, 'a')).toBe(document.querySelector('a'));
  });

  test('names the selector when the element is missing', () => {
    expect(() => part(widget, 'figcaption')).toThrow('No figcaption');
  });
});

describe('attribute', () => {
  test('returns a value, even an empty value', () => {
    expect([attribute(part(widget, 'a'), 'title'), attribute(part(widget, 'a'), 'href')]).toEqual(['Photo', '']);
  });

  test('names the attribute when it is missing', () => {
    expect(() => attribute(widget, 'data-text-close')).toThrow('No [data-text-close]');
  });
});
