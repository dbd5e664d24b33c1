// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { siteWith } from '../../tests/support/changed-data';
import { getElement, renderHtml, toPlainText } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { ContactCards } from '../ContactCards/ContactCards';
import { ContactSection } from './ContactSection';

const closedHours = toPlainText(testSite.interfaceCopy.closedHours);

describe('the advice for closed hours', () => {
  const textOf = (section: ReactElement, site = testSite) => {
    document.body.innerHTML = renderHtml(section, site);
    return toPlainText(getElement('#devis').textContent);
  };

  test('is in the note of a form that delivers, if requested', () => {
    expect(textOf(<ContactSection variant="compact" hasClosedHours />)).toContain(closedHours);
    expect(textOf(<ContactSection variant="compact" />)).not.toContain(closedHours);
  });

  test('is absent from a form without delivery, which names no emergency', () => {
    const site = siteWith(['company.delivery', 'false']);
    expect(textOf(<ContactSection variant="compact" hasClosedHours />, site)).not.toContain(closedHours);
  });
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
