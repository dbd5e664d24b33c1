import { WIDE_WINDOW } from '../theme/breakpoints';
import { toggleAttribute } from '../widgets/attributes';
import { part } from '../widgets/part';

/** Milliseconds that a pointer may cut a corner on its way from the item to the panel. */
const HOVER_GRACE = 250;

/** The toggle menu of narrow screens and the services dropdown of wide ones; the first script keeps the header solid. */
export function mount(header: HTMLElement): void {
  const services = part<HTMLDetailsElement>(header, '[data-services]');
  const wide = matchMedia(WIDE_WINDOW);
  const closeServices = mountServices(services, wide);
  const closeMenu = mountMenu(header, services, wide);
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
  wide.addListener(closeAll);
}

/** Returns a function that closes the menu, and puts the focus on its toggle if asked to. */
function mountMenu(header: HTMLElement, services: HTMLDetailsElement, wide: MediaQueryList): (focus?: boolean) => void {
  const toggle = part<HTMLAnchorElement>(header, '[data-menu-toggle]');
  const setOpen = (open: boolean) => {
    toggleAttribute(header, 'data-open', open);
    toggle.setAttribute('aria-expanded', String(open));
    // The list of services is what one opens the menu for.
    if (!wide.matches) services.open = open;
  };
  const isOpen = () => header.hasAttribute('data-open');

  // With a role the link no longer opens the menu through :target; who opened it so finds it open.
  toggle.setAttribute('role', 'button');
  toggle.setAttribute('aria-controls', 'menu');
  const openedBefore = location.hash === toggle.hash;
  if (openedBefore) history.replaceState(null, '', location.pathname);
  setOpen(openedBefore && !wide.matches);

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
function mountServices(services: HTMLDetailsElement, wide: MediaQueryList): () => boolean {
  const summary = part(services, 'summary');
  let openedByHover = false;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    if (!services.open || !wide.matches) return false;
    if (services.contains(document.activeElement)) summary.focus();
    services.open = false;
    return true;
  };
  services.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(closing);
    if (pointerType !== 'mouse' || !wide.matches || services.open) return;
    services.open = true;
    openedByHover = true;
  });
  services.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') closing = setTimeout(close, HOVER_GRACE);
  });
  summary.addEventListener('click', (event) => {
    // The pointer opened it on its way to the click: the click must not close it again.
    if (openedByHover && services.open) event.preventDefault();
    openedByHover = false;
  });
  return close;
}
