import { toggleAttribute } from '../widgets/attributes';
import { part } from '../widgets/part';
import { type Consent, onConsent, readConsent, writeConsent } from './cookie-consent';

/** Milliseconds after load, as ordered. */
const SHOW_DELAY_MS = 1000;

export function mount(banner: HTMLElement): void {
  const root = document.documentElement;
  let opener: HTMLElement | undefined;

  const show = (shown: boolean) => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = !shown;
    toggleAttribute(root, 'data-banner-shown', shown);
    // Neither the page's last line nor what has the focus may lie under the banner.
    // Rounded: up to half a pixel of it is missing.
    document.body.style.paddingBottom = root.style.scrollPaddingBottom = shown ? `${banner.offsetHeight + 1}px` : '';
    if (!shown && hadFocus && opener) opener.focus();
  };
  const ask = () => {
    if (!readConsent()) show(true);
  };

  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    const choice = button.getAttribute('data-consent');
    if (choice) writeConsent(choice as Consent);
    else show(false);
  });
  onConsent(() => show(false));
  addEventListener('resize', () => show(!banner.hidden));

  for (const button of document.querySelectorAll<HTMLElement>('[data-manage-cookies]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      opener = button;
      show(true);
      part(banner, 'button').focus();
    });
  }

  // The load event is still to come: it waits for this script too.
  addEventListener('load', () => setTimeout(ask, SHOW_DELAY_MS));
}
