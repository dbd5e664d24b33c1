// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { areaPath, zoneId, zones } from '../../data/model/zones';
import { onePagePerTest, the } from '../../tests/support/page';
import { plain, printed } from '../../tests/support/printed';
import { ZoneTabs } from './ZoneTabs';
import { mount } from './ZoneTabs.behaviour';

onePagePerTest();

const user = userEvent.setup({ delay: null });
const LABELS = zones.map(({ label }) => label);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML = printed(<ZoneTabs />);
});
const load = () => mount(the('[data-widget]'));
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const shownPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);

test('each town is a card with its neighbours and a link to its page', () => {
  for (const town of zones.flatMap(({ towns }) => towns)) {
    const link = the(`a[href="${areaPath(town.slug)}"]`);
    expect(plain(link.textContent)).toBe(town.name);
    const card = link.closest('li') as HTMLElement;
    expect(within(card).getAllByRole('listitem')).toHaveLength(town.neighbours.length);
  }
});

describe('with scripts', () => {
  test('five tabs, and the first zone is shown', () => {
    load();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(LABELS);
    expect(selected()).toEqual(['Centre Vosges']);
    expect(shownPanels()).toEqual(['centre-vosges']);
    expect(screen.getByRole('tablist', { name: 'Secteurs' })).toBeTruthy();
  });

  test('a click shows one zone, and writes it into the address without a step back', async () => {
    load();
    const steps = window.history.length;
    await user.click(tab('Ouest Vosges'));
    expect(selected()).toEqual(['Ouest Vosges']);
    expect(shownPanels()).toEqual(['ouest-vosges']);
    vi.runAllTimers();
    expect(window.location.hash).toBe('#ouest-vosges');
    expect(window.history.length).toBe(steps);
  });

  test.each([
    ['{ArrowRight}', 'Centre Vosges', 'Sud Vosges'],
    ['{ArrowRight}', 'Autres secteurs', 'Centre Vosges'],
    ['{ArrowLeft}', 'Centre Vosges', 'Autres secteurs'],
    ['{ArrowLeft}', 'Sud Vosges', 'Centre Vosges'],
    ['{Home}', 'Ouest Vosges', 'Centre Vosges'],
    ['{End}', 'Sud Vosges', 'Autres secteurs'],
    [' ', 'Sud Vosges', 'Sud Vosges'],
  ])('%s on «%s» chooses «%s», and takes the focus there', async (key, from, to) => {
    load();
    await user.click(tab(from));
    tab(from).focus();
    await user.keyboard(key);
    expect(selected()).toEqual([to]);
    expect(document.activeElement).toBe(tab(to));
    vi.runAllTimers();
    expect(window.location.hash).toBe(`#${zoneId(to)}`);
  });

  test('other keys are the browser’s', () => {
    load();
    const press = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    tab('Centre Vosges').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });

  test('only the chosen tab is in the tab order', async () => {
    load();
    await user.click(tab('Sud Vosges'));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1, -1]);
  });

  test('each tab and its panel name each other; the list between them says nothing', () => {
    load();
    expect(screen.queryAllByRole('listitem').filter((item) => item.parentElement === the('ul'))).toEqual([]);
    for (const each of screen.getAllByRole('tab')) {
      const panel = the(`#${each.getAttribute('aria-controls')}`);
      expect(panel.getAttribute('role')).toBe('tabpanel');
      expect(panel.getAttribute('aria-labelledby')).toBe(each.id);
    }
  });
});

describe('the chosen zone survives', () => {
  test('back and forward', () => {
    load();
    window.history.replaceState(null, '', '#sud-vosges');
    window.dispatchEvent(new Event('hashchange'));
    expect(shownPanels()).toEqual(['sud-vosges']);
  });

  test.each(['#contenu', '#n-existe-pas', ''])('the fragment «%s», which chooses none', (fragment) => {
    window.history.replaceState(null, '', '#sud-vosges');
    load();
    window.history.replaceState(null, '', fragment || '/');
    window.dispatchEvent(new Event('hashchange'));
    expect(selected()).toEqual(['Sud Vosges']);
  });

  test('an unknown fragment at load, by showing the first', () => {
    window.history.replaceState(null, '', '#contenu');
    load();
    expect(selected()).toEqual(['Centre Vosges']);
  });
});
