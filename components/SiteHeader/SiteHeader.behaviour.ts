import { WIDE_WINDOW } from '../theme/breakpoints';
import { toggleAttribute } from '../widgets/attributes';
import { part } from '../widgets/part';

/** Time for which the mouse may be outside on a diagonal path from the item to the panel. */
const HOVER_GRACE_MS = 250;

/**
 * Mounts the toggle menu of narrow screens and the services dropdown of wide screens. The inline script in the head
 * changes the header's background.
 */
export function mount(header: HTMLElement): void {
  const services = part<HTMLDetailsElement>(header, '[data-services]');
  const wideWindow = matchMedia(WIDE_WINDOW);
  const closeServices = mountServices(services, wideWindow);
  const closeMenu = mountMenu(header, services, wideWindow);
  const closeAll = () => {
    closeServices();
    closeMenu();
  };

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !closeServices()) closeMenu(true);
  });
  // iOS fires no click for a tap outside links and buttons.
  for (const type of ['click', 'focusin', 'touchstart']) {
    const closeOnOutsideClick = ({ target }: Event) => {
      if (!services.contains(target as Node)) closeServices();
      if (!header.contains(target as Node)) closeMenu();
    };
    document.addEventListener(type, closeOnOutsideClick, { passive: true });
  }
  // Closes the menus after a click on a link, because the link may lead to a fragment of the same page.
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('nav a')) closeAll();
  });
  // Closes the menus when the visitor leaves the page, so that they are closed if the page returns from the
  // back/forward cache. Also closes them when the phone is rotated across the breakpoint.
  addEventListener('pagehide', closeAll);
  wideWindow.addListener(closeAll);
}

/** Returns a function that closes the menu and, if requested, focuses its toggle. */
function mountMenu(
  header: HTMLElement,
  services: HTMLDetailsElement,
  wideWindow: MediaQueryList,
): (focus?: boolean) => void {
  const toggle = part<HTMLAnchorElement>(header, '[data-menu-toggle]');
  const setOpen = (isOpen: boolean) => {
    toggleAttribute(header, 'data-open', isOpen);
    toggle.setAttribute('aria-expanded', `${isOpen}`);
    // Opens the list of services with the menu, because most visitors open the menu for this list.
    if (!wideWindow.matches) services.open = isOpen;
  };
  const isOpen = () => 'open' in header.dataset;

  // With a role the link no longer opens the menu through :target. A menu that the link opened before this script ran
  // stays open.
  toggle.setAttribute('role', 'button');
  toggle.setAttribute('aria-controls', 'menu');
  const wasOpened = location.hash === toggle.hash;
  if (wasOpened) history.replaceState(null, '', location.pathname);
  setOpen(wasOpened && !wideWindow.matches);

  toggle.addEventListener('click', (event) => {
    event.preventDefault();
    setOpen(!isOpen());
  });
  toggle.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle.click();
  });

  return (focus) => {
    if (!isOpen()) return;
    setOpen(false);
    if (focus) toggle.focus();
  };
}

/** Returns a function that closes the dropdown and returns whether the dropdown was open. */
function mountServices(services: HTMLDetailsElement, wideWindow: MediaQueryList): () => boolean {
  const summary = part(services, 'summary');
  let isOpenedByHover = false;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    if (!services.open || !wideWindow.matches) return false;
    if (services.contains(document.activeElement)) summary.focus();
    services.open = false;
    return true;
  };
  services.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(closeTimer);
    if (pointerType !== 'mouse' || !wideWindow.matches || services.open) return;
    services.open = true;
    isOpenedByHover = true;
  });
  services.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') closeTimer = setTimeout(close, HOVER_GRACE_MS);
  });
  summary.addEventListener('click', (event) => {
    // The visitor may open the dropdown again just after the mouse has left.
    clearTimeout(closeTimer);
    // Hovering has just opened the dropdown, so this click must not close it again.
    if (isOpenedByHover && services.open) event.preventDefault();
    isOpenedByHover = false;
  });
  return close;
}
