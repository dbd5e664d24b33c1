import './global-this';
import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { attribute, part } from '../widgets/part';
import { ContactForm, type ContactFormProps } from './ContactForm';
import type { SendingMethod } from './sending';

/** Props of each form, set by the build (formDefines in contact-form-props.ts). */
declare const CONTACT_FORMS: Record<'compact' | 'full', ContactFormProps>;

/** Whether demande.php receives the requests. The build leaves out the code of the other sending method. */
declare const DELIVERS: boolean;

function Live({ onLive, ...props }: ContactFormProps & { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return <ContactForm {...props} />;
}

/**
 * Hydrates the server-rendered form. Resolves when the form reacts to the visitor. Rejects after restoring the server's
 * HTML.
 */
export async function mount(element: HTMLElement): Promise<void> {
  const [{ contactRequestSchema, resolveWith }, sendingCode] = await Promise.all([
    import('./contact-request'),
    DELIVERS ? import('./deliver-request') : import('./simulate-sending'),
  ]);
  const form = part<HTMLFormElement>(element, 'form');
  const settings = CONTACT_FORMS[attribute(element, 'data-form') as 'compact' | 'full'];
  const phone = { href: attribute(element, 'data-phone-href'), display: attribute(element, 'data-phone') };
  const sending = { ...settings.sending, action: attribute(form, 'action'), phone } as SendingMethod;
  const resolver = resolveWith(contactRequestSchema(settings.fields, settings.requiredMessage));
  const props = { ...settings, sending, code: { resolver, ...sendingCode } };
  return new Promise((resolve, reject) => {
    let focusedElement = document.activeElement;
    let state: 'coming' | 'live' | 'lost' = 'coming';
    element.addEventListener('focusin', ({ target }) => {
      if (form.contains(target as Node)) focusedElement = target as Element;
    });
    const onLive = () => {
      if (state === 'lost') return;
      state = 'live';
      // The site's own messages replace those of the browser.
      form.noValidate = true;
      resolve();
    };
    const restoreServerHtml = (error: unknown) => {
      state = 'lost';
      // Waits for a microtask, because React calls this while it renders, and the root cannot be unmounted then.
      Promise.resolve().then(() => {
        root.unmount();
        element.appendChild(form);
        if (form.contains(focusedElement)) (focusedElement as HTMLElement).focus();
        reject(error);
      });
    };
    let root: Root;
    // A transition lets React hydrate in slices, so that the visitor's tap and typing are handled first.
    startTransition(() => {
      root = hydrateRoot(element, <Live {...props} onLive={onLive} />, {
        onUncaughtError: restoreServerHtml,
        // A translator or an extension has changed the HTML. React then creates the form again without the typed text.
        onRecoverableError(error) {
          if (state === 'coming') restoreServerHtml(error);
        },
      });
    });
  });
}
