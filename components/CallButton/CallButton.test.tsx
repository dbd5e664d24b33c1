// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { phone } from '../../data/model/company';
import { onePagePerTest, the } from '../../tests/support/page';
import { plain, printed } from '../../tests/support/printed';
import { CallButton } from './CallButton';
import { mount } from './CallButton.behaviour';

onePagePerTest();

const isShown = () => the('a').hasAttribute('data-shown');
const scrollTo = (pixels: number, event = 'scroll') => {
  vi.stubGlobal('pageYOffset', pixels);
  window.dispatchEvent(new Event(event));
};
const load = (scrolled = 0) => {
  vi.stubGlobal('pageYOffset', scrolled);
  document.body.innerHTML = printed(<CallButton />);
  mount(the('a'));
};

test('the button calls the craftsman, and says so', () => {
  load();
  expect(the('a').getAttribute('href')).toBe(phone.href);
  expect(plain(the('a').textContent)).toContain(phone.display);
});

test('it is hidden up to 300 px, visible beyond, and hidden again at the top', () => {
  load();
  expect(isShown()).toBe(false);
  scrollTo(300);
  expect(isShown()).toBe(false);
  scrollTo(301);
  expect(isShown()).toBe(true);
  scrollTo(0);
  expect(isShown()).toBe(false);
});

test('it is there at once in a page that is reloaded half-way down', () => {
  load(800);
  expect(isShown()).toBe(true);
});

test('it is right in a page that comes back from the browser’s cache', () => {
  load();
  scrollTo(800, 'pageshow');
  expect(isShown()).toBe(true);
});
