// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { hideExpired } from './expiry';

const areHidden = () => [...document.querySelectorAll<HTMLElement>('p')].map((element) => element.hidden);

beforeEach(() => {
  document.body.innerHTML =
    '<p data-until="2027-06-30">attestation</p><p data-until="2027-07-01">congés</p><p>autre</p>';
});

test.each([
  ['2027-06-30T23:59', [false, false, false]],
  ['2027-07-01T00:01', [true, false, false]],
  ['2027-07-02T12:00', [true, true, false]],
])('hideExpired hides expired elements at %s', (now, expected) => {
  hideExpired(document, new Date(now));
  expect(areHidden()).toEqual(expected);
});

test('hideExpired loads no language data', () => {
  const format = vi.spyOn(Date.prototype, 'toLocaleDateString');
  hideExpired();
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
