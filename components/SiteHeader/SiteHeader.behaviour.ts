import { WIDE_WINDOW } from '../theme/breakpoints';
import { toggleAttribute } from '../widgets/attributes';
import { part } from '../widgets/part';

/** Milliseconds that a pointer may cut a corner on its way from the item to the panel. */
const HOVER_GRACE = 250;

/** The toggle menu of narrow screens and the services dropdown of wide ones; the first script keeps the header solid. */
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
  // On iOS a tap beside links and buttons is no click.
  for (const type of ['click', 'focusin', 'touchstart']) {
    const closeOnOutsideClick = ({ target }: Event) => {
      if (!services.contains(target as Node)) closeServices();
      if (!header.contains(target as Node)) closeMenu();
    };
    document.addEventListener(type, closeOnOutsideClick, { passive: true });
  }
  // A link may lead down the page that it stands on.
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('nav a')) closeAll();
  });
  // A page that comes back from the browser's cache comes back with its menus closed; so does one that is turned.
  addEventListener('pagehide', closeAll);
  wideWindow.addListener(closeAll);
}

/** Returns a function that closes the menu, and puts the focus on its toggle if asked to. */
function mountMenu(
  header: HTMLElement,
  services: HTMLDetailsElement,
  wideWindow: MediaQueryList,
): (focus?: boolean) => void {
  const toggle = part<HTMLAnchorElement>(header, '[data-menu-toggle]');
  const setOpen = (isOpen: boolean) => {
    toggleAttribute(header, 'data-open', isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
    // The list of services is what one opens the menu for.
    if (!wideWindow.matches) services.open = isOpen;
  };
  const isOpen = () => header.hasAttribute('data-open');

  // With a role the link no longer opens the menu through :target; who opened it so finds it open.
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

/** Returns a function that closes the dropdown and says whether it was open. */
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
    if (pointerType === 'mouse') closeTimer = setTimeout(close, HOVER_GRACE);
  });
  summary.addEventListener('click', (event) => {
    // The pointer opened it on its way to the click: the click must not close it again.
    if (isOpenedByHover && services.open) event.preventDefault();
    isOpenedByHover = false;
  });
  return close;
}
