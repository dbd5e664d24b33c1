// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { onePagePerTest, the } from '../../tests/support/page';
import { plain, printed } from '../../tests/support/printed';
import { showToast } from '../widgets/toast';
import { MISSING_PATH_SCRIPT } from './missing-path';
import { NotFound } from './NotFound';
import { mount } from './NotFound.behaviour';

vi.mock('../widgets/toast', () => ({ showToast: vi.fn() }));
onePagePerTest();

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  document.body.innerHTML = printed(<NotFound />);
});
/** A visit with scripts: the page's own runs as it is read. */
const visit = (path = '/n-existe-pas') => {
  window.history.replaceState(null, '', path);
  // biome-ignore lint/security/noGlobalEval: it is printed into the page, and runs there as it stands.
  globalThis.eval(MISSING_PATH_SCRIPT);
};

test('without scripts the way home is there, and no button that would do nothing', () => {
  expect(plain(screen.getByRole('link', { name: /accueil/ }).textContent)).toBe("Retour à l'accueil");
  expect(screen.getByRole('link', { name: /accueil/ }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button')).toBeNull();
  expect(the('[data-missing]').hidden).toBe(true);
});

test.each([
  ['/zones/nancy/', '/zones/nancy/'],
  ['/%C3%A9t%C3%A9', '/été'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%3Cimg%20src=x%20onerror=alert(1)%3E', '/<img src=x onerror=alert(1)>'],
])('the missing path %s is shown as the text %s', (path, text) => {
  visit(path);
  expect(the('[data-missing-path]').textContent).toBe(text);
  expect(the('[data-missing-path]').children).toHaveLength(0);
  expect(the('[data-missing]').hidden).toBe(false);
});

test('the back button goes back to where the visitor came from', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  visit();
  await user.click(screen.getByRole('button', { name: 'Page précédente' }));
  expect(back).toHaveBeenCalledTimes(1);
});

test('the toast stays for five seconds', async () => {
  await mount(the('[data-widget]'));
  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error', duration: 5000 }));
});
