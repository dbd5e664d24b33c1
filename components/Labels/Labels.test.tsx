// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Label } from '../../data/model/schema/company';
import { renderHtml, toPlainText } from '../../tests/support/render';
import { Labels } from './Labels';

const LABEL = { name: 'Artisan des Vosges', number: '88-123', scope: 'couverture', expires: '2027-12-31' };
const renderLabels = (today: string, labels: Label[] = [LABEL]) => {
  document.body.innerHTML = renderHtml(<Labels labels={labels} today={today} />);
  return toPlainText(document.body.textContent);
};

test('a label shows its number, scope and expiry date', () => {
  expect(renderLabels('2027-12-31')).toBe("Artisan des Vosges n° 88-123 (couverture), jusqu'au 31 décembre 2027");
});

test('a label contains its last day, so that older pages hide it', () => {
  renderLabels('2027-12-31');
  expect(document.querySelector('li')?.dataset.until).toBe('2027-12-31');
});

test('a label links to its register if the owner gives a URL', () => {
  renderLabels('2027-01-01');
  expect(document.querySelector('a')).toBeNull();
  renderLabels('2027-01-01', [{ ...LABEL, url: 'https://labels.example/88-123' }]);
  expect(document.querySelector('a[href="https://labels.example/88-123"]')?.textContent).toBe(LABEL.name);
});

test('an expired label is hidden, and an empty list renders nothing', () => {
  expect(renderLabels('2028-01-01')).toBe('');
  expect(document.querySelector('ul')).toBeNull();
  expect(renderLabels('2027-01-01', [])).toBe('');
});
