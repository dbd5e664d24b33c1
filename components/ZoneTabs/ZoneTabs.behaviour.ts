import { attribute, part } from '../widgets/part';

/**
 * Turns the list of zones into tabs. The chosen one stands in the address as its fragment, so that it survives
 * reload and back, and can be shared; without scripts the same links lead to the zones' headings.
 */
export function mount(zones: HTMLElement): void {
  const list = part(zones, 'ul');
  const tabs = Array.from(list.querySelectorAll('a'));
  const panels = tabs.map((tab) => part(zones, `[id="${tab.hash.slice(1)}"]`));

  const select = (index: number) => {
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      panels[at]!.hidden = at !== index;
    });
  };
  const choose = (event: Event, goal: number) => {
    event.preventDefault();
    const index = (goal + tabs.length) % tabs.length;
    select(index);
    tabs[index]!.focus();
    // After the frame that shows the zone: on an old phone this takes as long as a frame.
    setTimeout(() => history.replaceState(null, '', tabs[index]!.hash), 100);
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
      const goal: Record<string, number> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: -1,
        ' ': index,
      };
      const to = goal[event.key];
      if (to !== undefined) choose(event, to);
    });
  });
  select(Math.max(0, indexInUrl()));
  addEventListener('hashchange', () => {
    if (indexInUrl() >= 0) select(indexInUrl());
  });
}
