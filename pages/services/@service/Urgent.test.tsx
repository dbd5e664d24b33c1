// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hoursInOneLine } from '../../../components/OpeningHours/OpeningHours';
import { typeset } from '../../../components/typography/typeset';
import { renderHtml, toPlainText } from '../../../tests/support/render';
import { testSite } from '../../../tests/support/test-site';
import { Urgent } from './Urgent';

test('the leak box shows hours, advice for closed hours, then steps', () => {
  const { urgent } = testSite.records.services.zinguerie!;
  document.body.innerHTML = renderHtml(<Urgent {...urgent!} />);
  const box = toPlainText(document.getElementById(testSite.servicePage.urgent.id)?.textContent).toLowerCase();
  const positions = [
    urgent!.title,
    testSite.phone.national,
    hoursInOneLine(testSite.openingHours),
    testSite.interfaceCopy.closedHours,
    ...urgent!.items,
    urgent!.text,
  ].map((text) => box.indexOf(toPlainText(typeset(text)).toLowerCase()));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});
