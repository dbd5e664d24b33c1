// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { plain, printed } from '../../tests/support/printed';
import { Labels } from './Labels';

const LABEL = { name: 'Artisan des Vosges', number: '88-123', scope: 'couverture', expires: '2027-12-31' };
const shown = (today: string, labels = [LABEL]) => {
  document.body.innerHTML = printed(<Labels labels={labels} today={today} />);
  return plain(document.body.textContent);
};

test('a label says its number, what it is for and until when', () => {
  expect(shown('2027-12-31')).toBe("Artisan des Vosges n° 88-123 (couverture), jusqu'au 31 décembre 2027");
});

test('it is not shown after its last day; without labels nothing is', () => {
  expect(shown('2028-01-01')).toBe('');
  expect(document.querySelector('ul')).toBeNull();
  expect(shown('2027-01-01', [])).toBe('');
});
