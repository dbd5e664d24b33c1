// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { getElement, plain, renderHtml } from '../../tests/support/printed';
import { testSite } from '../../tests/support/test-site';
import { siteWith } from '../../tests/support/wrong-fact';
import { ContactCards } from '../ContactCards/ContactCards';
import { ContactSection } from './ContactSection';

const closedHours = plain(testSite.interfaceCopy.closedHours);

test.each([
  ['delivers', testSite],
  ['does not deliver', siteWith(['company.delivery', 'false'])],
])('a form that %s shows the advice for closed hours', (_, site) => {
  document.body.innerHTML = renderHtml(<ContactSection variant="compact" />, site);
  expect(plain(getElement('#devis').textContent)).toContain(closedHours);
});

test('a form without delivery warns before its first field', () => {
  const site = siteWith(['company.delivery', 'false']);
  document.body.innerHTML = renderHtml(<ContactSection variant="full" />, site);
  const [introduction] = plain(getElement('#devis').textContent).split(plain(site.contactForm.requiredNote));
  expect(introduction).toContain(plain(site.contactForm.demoNote));
});

test('the phone card shows the hours and the advice for closed hours', () => {
  document.body.innerHTML = renderHtml(<ContactCards />);
  expect(plain(getElement('li').textContent)).toContain(`vendredi 7 h 30 – 12 h`);
  expect(plain(getElement('li').textContent)).toContain(closedHours);
});
