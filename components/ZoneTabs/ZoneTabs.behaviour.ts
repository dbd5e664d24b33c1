import { attribute, part } from '../widgets/part';

/**
 * Turns the list of zones into tabs. The chosen one stands in the address as its fragment, so that it survives
 * reload and back, and can be shared; without scripts the same links lead to the zones' headings.
 */
export function mount(zones: HTMLElement): void {
  const list = part(zones, 'ul');
  const tabs = Array.from(list.querySelectorAll('a'));
  const panels = tabs.map((tab) => part(zones, `[id="${tab.hash.slice(1)}"]`));

  const select = (selectedIndex: number) => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === selectedIndex));
      tab.tabIndex = index === selectedIndex ? 0 : -1;
      panels[index]!.hidden = index !== selectedIndex;
    });
  };
  const choose = (event: Event, targetIndex: number) => {
    event.preventDefault();
    const tabIndex = (targetIndex + tabs.length) % tabs.length;
    select(tabIndex);
    tabs[tabIndex]!.focus();
    // After the frame that shows the zone: on an old phone this takes as long as a frame.
    setTimeout(() => history.replaceState(null, '', tabs[tabIndex]!.hash), 100);
  };
  // Other fragments, that of the skip link for one, choose no tab.
  const indexInUrl = () => tabs.findIndex(({ hash }) => hash === location.hash);

  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', attribute(list, 'data-text-label'));
  tabs.forEach((tab, index) => {
    const panel = panels[index]!;
    tab.parentElement!.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => choose(event, index));
    tab.addEventListener('keydown', (event) => {
      const indexByKey: Record<string, number> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: -1,
        ' ': index,
      };
      const targetIndex = indexByKey[event.key];
      if (targetIndex !== undefined) choose(event, targetIndex);
    });
  });
  select(Math.max(0, indexInUrl()));
  addEventListener('hashchange', () => {
    if (indexInUrl() >= 0) select(indexInUrl());
  });
}
