// Turns the list of zones into tabs. The selected tab is in the URL's fragment, so that the selection survives reload
// and going back and can be shared. Without scripts the same links lead to the headings. The script is inlined after
// the zones, because a request would cost more than the script's bytes. The tabs work even if no other script arrives.

const list = document.currentScript!.parentElement!.querySelector('ul')!;
const tabs = Array.from(list.querySelectorAll('a'));
const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1))!);

function select(selectedIndex: number): void {
  tabs.forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === selectedIndex));
    tab.tabIndex = index === selectedIndex ? 0 : -1;
    panels[index]!.hidden = index !== selectedIndex;
  });
}

function choose(event: Event, targetIndex: number): void {
  event.preventDefault();
  const tab = tabs[(targetIndex + tabs.length) % tabs.length]!;
  select(tabs.indexOf(tab));
  tab.focus();
  // Waits until the zone is painted, because replaceState takes as long as a frame on an old phone.
  setTimeout(() => history.replaceState(null, '', tab.hash), 100);
}

/** Returns -1 for other fragments, such as that of the skip link. */
const indexInUrl = () => tabs.findIndex(({ hash }) => hash === location.hash);

list.setAttribute('role', 'tablist');
list.setAttribute('aria-label', list.getAttribute('data-text-label')!);
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
    // With another key, such as Alt+ArrowLeft for going back, the browser acts.
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (targetIndex !== undefined && !isShortcut) choose(event, targetIndex);
  });
});
select(Math.max(0, indexInUrl()));
addEventListener('hashchange', () => {
  if (indexInUrl() >= 0) select(indexInUrl());
});
