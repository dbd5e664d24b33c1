import { type Consent, onConsent, readConsent } from '../CookieBanner/cookie-consent';
import { part } from '../widgets/part';

/**
 * Shows the map if the visitor has accepted cookies, or after a click on the button. Removes the map after any other
 * answer.
 */
export function mount(panel: HTMLElement): void {
  const placeholder = part(panel, '[data-map-placeholder]');
  const button = part(panel, '[data-map-show]');

  const hide = () => {
    panel.querySelector('iframe')?.remove();
    placeholder.style.visibility = '';
  };
  const show = () => {
    if (panel.querySelector('iframe')) return;
    const frame = document.createElement('iframe');
    frame.setAttribute('loading', 'lazy');
    frame.title = panel.getAttribute('data-map-title') ?? '';
    frame.referrerPolicy = 'no-referrer';
    frame.src = panel.getAttribute('data-map-src') ?? '';
    panel.appendChild(frame);
    // Keeps the height of the panel, so that nothing below moves.
    placeholder.style.visibility = 'hidden';
  };
  const applyConsent = (answer: Consent | null) => (answer === 'accepted' ? show() : hide());

  button.hidden = false;
  button.addEventListener('click', () => {
    show();
    part(panel, 'iframe').focus();
  });
  onConsent(applyConsent);
  applyConsent(readConsent());
}
