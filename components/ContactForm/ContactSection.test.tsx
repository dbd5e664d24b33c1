// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { siteWith } from '../../tests/support/changed-data';
import { getElement, renderHtml, toPlainText } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { ContactCards } from '../ContactCards/ContactCards';
import { ContactSection } from './ContactSection';

const closedHours = toPlainText(testSite.interfaceCopy.closedHours);

test.each([
  ['delivers', testSite],
  ['does not deliver', siteWith(['company.delivery', 'false'])],
])('a form that %s shows the advice for closed hours', (_, site) => {
  document.body.innerHTML = renderHtml(<ContactSection variant="compact" />, site);
  expect(toPlainText(getElement('#devis').textContent)).toContain(closedHours);
});

test('a form without delivery warns before its first field', () => {
  const site = siteWith(['company.delivery', 'false']);
  document.body.innerHTML = renderHtml(<ContactSection variant="full" />, site);
  const [introduction] = toPlainText(getElement('#devis').textContent).split(
    toPlainText(site.contactForm.requiredNote),
  );
  expect(introduction).toContain(toPlainText(site.contactForm.demoNote));
});

test('the phone card shows the hours and the advice for closed hours', () => {
  document.body.innerHTML = renderHtml(<ContactCards />);
  expect(toPlainText(getElement('li').textContent)).toContain(`vendredi 7 h 30 – 12 h`);
  expect(toPlainText(getElement('li').textContent)).toContain(closedHours);
});
