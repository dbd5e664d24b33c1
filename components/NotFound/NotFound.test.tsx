// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
  vi.mocked(showToast).mockReset();
  document.body.innerHTML = printed(<NotFound />);
});
/** A visit with scripts: the page's own runs as it is read. */
const visit = (path = '/n-existe-pas') => {
  window.history.replaceState(null, '', path);
  // biome-ignore lint/security/noGlobalEval: it is printed into the page, and runs there as it stands.
  globalThis.eval(MISSING_PATH_SCRIPT);
};

describe('without scripts', () => {
  test('the way home is there, and no button that would do nothing', () => {
    expect(plain(screen.getByRole('link', { name: /accueil/ }).textContent)).toBe("Retour à l'accueil");
    expect(screen.getByRole('link', { name: /accueil/ }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button')).toBeNull();
    expect(the('[data-missing]').hidden).toBe(true);
  });
});

describe('the missing path', () => {
  test.each([
    ['/n-existe-pas', '/n-existe-pas'],
    ['/zones/nancy/', '/zones/nancy/'],
    ['/%C3%A9t%C3%A9', '/été'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%3Cimg%20src=x%20onerror=alert(1)%3E', '/<img src=x onerror=alert(1)>'],
  ])('%s is shown as the text %s', (path, text) => {
    visit(path);
    expect(the('[data-missing-path]').textContent).toBe(text);
    expect(the('[data-missing-path]').children).toHaveLength(0);
    expect(the('[data-missing]').hidden).toBe(false);
  });
});

describe('the back button', () => {
  test('goes back to where the visitor came from', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    visit();
    await user.click(screen.getByRole('button', { name: 'Page précédente' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('leads home when there is nothing to go back to', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    visit();
    await user.click(screen.getByRole('button', { name: 'Page précédente' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });
});

test('a toast says for five seconds that the page does not exist or was moved', async () => {
  await mount(the('[data-widget]'));
  expect(showToast).toHaveBeenCalledOnce();
  const [toast] = vi.mocked(showToast).mock.calls[0] ?? [];
  expect(toast).toMatchObject({ kind: 'error', duration: 5000 });
  expect(plain(toast?.title ?? '')).toBe('Page non trouvée');
  expect(plain(toast?.text ?? '')).toBe("La page que vous cherchez n'existe pas ou a été déplacée.");
});
