// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { the } from '../../tests/support/page';
import { printed } from '../../tests/support/printed';
import { Island } from './Island';
import { widget } from './widget-attribute';

const HOSTILE = "</script><script>alert(1)</script><!-- l'eau";
const Said = ({ text }: { text: string }) => <p>{text}</p>;

test('no text can end the script that carries it to the browser, where it arrives as it was set', () => {
  document.body.innerHTML = printed(
    <Island name="ContactForm" trigger="intent" component={Said} props={{ text: HOSTILE }} />,
  );
  expect(document.querySelectorAll('script')).toHaveLength(1);
  const { text } = JSON.parse(the('script[type="application/json"]').textContent ?? '');
  expect(text).toBe(HOSTILE.replace("l'", 'l’'));
  expect(the('p').textContent).toBe(text);
});

test('a widget is found by its name and trigger, and the compiler knows its name', () => {
  expect(widget('ZoneTabs', 'now')).toEqual({ 'data-widget': 'ZoneTabs now' });
  // @ts-expect-error: no widget has this name.
  widget('ZoneTab', 'now');
  // @ts-expect-error: no widget waits for this.
  widget('ZoneTabs', 'later');
});
