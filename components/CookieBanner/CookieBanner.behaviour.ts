import { toggleAttribute } from '../widgets/attributes';
import { part } from '../widgets/part';
import { type Consent, onConsent, readConsent, writeConsent } from './cookie-consent';
import { SHOW_DELAY_MS } from './show-delay';

export function mount(banner: HTMLElement): void {
  const root = document.documentElement;
  const footer = document.querySelector('footer')!;
  let opener: HTMLElement | undefined;

  const setVisible = (isVisible: boolean) => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = !isVisible;
    toggleAttribute(root, 'data-banner-shown', isVisible);
    // The padding keeps the page's last line and the focused element clear of the banner. The padding is one pixel more
    // than the banner's height, because offsetHeight is rounded. The footer has the padding, so that its background
    // extends to the end of the page.
    footer.style.paddingBottom = root.style.scrollPaddingBottom = isVisible ? `${banner.offsetHeight + 1}px` : '';
    if (!isVisible && hadFocus && opener) opener.focus();
  };
  const showUnlessAnswered = () => {
    if (!readConsent()) setVisible(true);
  };

  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    const { consent } = button.dataset;
    if (consent) writeConsent(consent as Consent);
    else setVisible(false);
  });
  onConsent(() => setVisible(false));
  addEventListener('resize', () => setVisible(!banner.hidden));

  for (const button of document.querySelectorAll<HTMLElement>('[data-manage-cookies]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      opener = button;
      setVisible(true);
      part(banner, 'button').focus();
    });
  }

  // The load event has not fired yet, because it waits for this script.
  addEventListener('load', () => setTimeout(showUnlessAnswered, SHOW_DELAY_MS));
}
