// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { company, phone } from '../../data/model/company';
import { servicePath, services } from '../../data/model/services';
import { onePagePerTest, the } from '../../tests/support/page';
import { plain, printed } from '../../tests/support/printed';
import { WIDE } from '../theme/breakpoints';
import { SiteHeader } from './SiteHeader';
import { mount } from './SiteHeader.behaviour';

onePagePerTest();

const user = userEvent.setup({ delay: null });
const dropdown = () => the<HTMLDetailsElement>('[data-services]');
const summary = () => the('summary');
const toggle = () => the<HTMLAnchorElement>('[data-menu-toggle]');
const isMenuOpen = () => the('header').hasAttribute('data-open');
const follow = vi.fn((event: Event) => event.preventDefault());

function print(currentPath = '/') {
  document.body.innerHTML = `${printed(<SiteHeader currentPath={currentPath} />)}<main tabindex="-1"><a href="/ailleurs">Ailleurs</a></main>`;
  // Pages are for browsers to load.
  for (const link of document.querySelectorAll('nav a, main a')) link.addEventListener('click', follow);
}
const load = (currentPath?: string) => {
  print(currentPath);
  mount(the('header'));
};

describe('what the header says', () => {
  test('the name, and the links of the menu in their order', () => {
    print();
    expect(plain(the('header a').textContent)).toBe(company.name);
    const items = Array.from(document.querySelectorAll('nav > ul > li'), (item) =>
      plain(item.querySelector('summary, a')?.textContent),
    );
    expect(items).toEqual(['Accueil', 'Nos Services', 'Réalisations', "Zones d'intervention", 'Contact']);
  });

  test('the call first in the menu, and beside it at the end of the header', () => {
    print();
    const names = Array.from(document.querySelectorAll(`header a[href="${phone.href}"]`), (link) =>
      plain(link.getAttribute('aria-label') ?? link.textContent),
    );
    expect(names).toEqual([`Appeler le ${phone.display}`, `Appeler le ${phone.display}`]);
    expect(the('nav a').getAttribute('href')).toBe(phone.href);
  });

  test('what to do about a leak, then every service, each with its title and a short description', () => {
    print();
    const [urgent, ...links] = within(dropdown()).getAllByRole('link', { hidden: true });
    expect(urgent?.getAttribute('href')).toBe('/services/reparations-diverses#urgence');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(({ slug }) => servicePath(slug)));
    for (const [index, { menu }] of services.entries()) {
      expect(plain(links[index]?.textContent)).toBe(`${menu.title} ${menu.description}`);
    }
  });

  test.each([
    ['/', 'a[href="/"]', 'page'],
    ['/contact', 'a[href="/contact"]', 'page'],
    ['/zones-intervention', 'a[href="/zones-intervention"]', 'page'],
    ['/zones/epinal', 'a[href="/zones-intervention"]', 'true'],
    ['/services/charpente', 'a[href="/services/charpente"]', 'page'],
  ])('on %s the current item is %s', (path, item, value) => {
    print(path);
    expect(the(`nav ${item}`).getAttribute('aria-current')).toBe(value);
    expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);
  });

  test('on a service the item «Services» is highlighted too', () => {
    print('/services/charpente');
    expect(summary().hasAttribute('data-current')).toBe(true);
    print('/contact');
    expect(summary().hasAttribute('data-current')).toBe(false);
  });

  test('on a page that does not exist no item is current', () => {
    print('');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
  });
});

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width });

describe('on a wide screen, the services dropdown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setWidth(WIDE);
    load();
  });
  const point = (type: string, pointerType = 'mouse') =>
    dropdown().dispatchEvent(new PointerEvent(type, { pointerType }));
  const clickSummary = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    summary().dispatchEvent(event);
    return event;
  };

  test('opens under the mouse, and stays while the pointer cuts a corner on its way', () => {
    point('pointerenter');
    expect(dropdown().open).toBe(true);
    point('pointerleave');
    vi.advanceTimersByTime(200);
    expect(dropdown().open).toBe(true);
    point('pointerenter');
    vi.runAllTimers();
    expect(dropdown().open).toBe(true);
  });

  test('closes when the mouse has left', () => {
    point('pointerenter');
    point('pointerleave');
    vi.runAllTimers();
    expect(dropdown().open).toBe(false);
  });

  test('is not closed by the click of the mouse that has just opened it; the next click is the browser’s again', () => {
    point('pointerenter');
    expect(clickSummary().defaultPrevented).toBe(true);
    expect(clickSummary().defaultPrevented).toBe(false);
  });

  test('a finger opens by its tap alone', () => {
    point('pointerenter', 'touch');
    expect(dropdown().open).toBe(false);
    expect(clickSummary().defaultPrevented).toBe(false);
    dropdown().open = true;
    point('pointerleave', 'touch');
    vi.runAllTimers();
    expect(dropdown().open).toBe(true);
  });

  test('Escape closes it, and gives the focus back to its item', async () => {
    dropdown().open = true;
    the('[data-services] a').focus();
    await user.keyboard('{Escape}');
    expect(dropdown().open).toBe(false);
    expect(document.activeElement).toBe(summary());
  });

  test.each(['click', 'touchstart'])('%s elsewhere closes it', (type) => {
    dropdown().open = true;
    the('main').dispatchEvent(new Event(type, { bubbles: true }));
    expect(dropdown().open).toBe(false);
  });

  test('the focus going elsewhere closes it, and is not called back', () => {
    dropdown().open = true;
    summary().focus();
    the('main a').focus();
    expect(dropdown().open).toBe(false);
    expect(document.activeElement).toBe(the('main a'));
  });

  test('a step inside it leaves it open', () => {
    dropdown().open = true;
    the('[data-services] a').focus();
    expect(dropdown().open).toBe(true);
  });
});

describe('below 768 px, the menu', () => {
  beforeEach(() => {
    setWidth(WIDE - 1);
    load();
  });
  afterEach(() => setWidth(1024));
  const press = (key: string) => {
    toggle().focus();
    return user.keyboard(key);
  };
  const isNamed = () => toggle().getAttribute('aria-expanded');

  test('is closed at first, and its toggle says so', () => {
    expect(isMenuOpen()).toBe(false);
    expect(toggle().getAttribute('role')).toBe('button');
    expect(isNamed()).toBe('false');
    expect(the(`#${toggle().getAttribute('aria-controls')}`).tagName).toBe('NAV');
  });

  test.each([
    ['a tap', () => user.click(toggle())],
    ['the space bar', () => press(' ')],
    ['Enter', () => press('{Enter}')],
  ])('opens and closes by %s, with the list of services open', async (_, act) => {
    await act();
    expect(isMenuOpen()).toBe(true);
    expect(isNamed()).toBe('true');
    expect(dropdown().open).toBe(true);
    await act();
    expect(isMenuOpen()).toBe(false);
    expect(isNamed()).toBe('false');
  });

  test('the space bar on its toggle does not scroll the page too', () => {
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    toggle().dispatchEvent(space);
    expect(space.defaultPrevented).toBe(true);
  });

  test('is closed by Escape, and the focus returns to its toggle', async () => {
    await user.click(toggle());
    the('nav a').focus();
    await user.keyboard('{Escape}');
    expect(isMenuOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  test('is closed by navigation', async () => {
    await user.click(toggle());
    await user.click(the('nav a[href="/contact"]'));
    expect(follow).toHaveBeenCalled();
    expect(isMenuOpen()).toBe(false);
  });

  test('stays open while its list of services is opened and closed', async () => {
    await user.click(toggle());
    await user.click(summary());
    expect(isMenuOpen()).toBe(true);
  });

  test('is closed by a tap beside it', async () => {
    await user.click(toggle());
    the('main').dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(isMenuOpen()).toBe(false);
  });

  test('is closed in a page that comes back from the browser’s cache', async () => {
    await user.click(toggle());
    window.dispatchEvent(new Event('pagehide'));
    expect(isMenuOpen()).toBe(false);
  });
});
