import './global-this';
import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { attribute, part } from '../widgets/part';
import { ContactForm, type ContactFormProps } from './ContactForm';
import type { SendingMethod } from './sending';

/** What the build tells of each form (formDefines in contact-form-props.ts). */
declare const CONTACT_FORMS: Record<'compact' | 'full', ContactFormProps>;

/** Whether the site's own program receives requests: the code for the other way is left out of the build. */
declare const DELIVERS: boolean;

function Live({ onLive, ...props }: ContactFormProps & { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return <ContactForm {...props} />;
}

/** Hydrates the form over its own HTML; resolves when it hears the visitor, rejects with that HTML back in its place. */
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
    let focused = document.activeElement;
    let state: 'coming' | 'live' | 'lost' = 'coming';
    element.addEventListener('focusin', ({ target }) => {
      if (form.contains(target as Node)) focused = target as Element;
    });
    const onLive = () => {
      if (state === 'lost') return;
      state = 'live';
      // The site's own messages take the place of the browser's.
      form.noValidate = true;
      resolve();
    };
    const restoreServerHtml = (error: unknown) => {
      state = 'lost';
      // It is told in the middle of React's work, which nothing may undo.
      Promise.resolve().then(() => {
        root.unmount();
        element.appendChild(form);
        if (form.contains(focused)) (focused as HTMLElement).focus();
        reject(error);
      });
    };
    let root: Root;
    // As a transition React hydrates in slices: the tap that asked for it, and the letters that follow, go first.
    startTransition(() => {
      root = hydrateRoot(element, <Live {...props} onLive={onLive} />, {
        onUncaughtError: restoreServerHtml,
        // A translator or an extension has changed the HTML: React makes the form anew, without what is written in it.
        onRecoverableError(error) {
          if (state === 'coming') restoreServerHtml(error);
        },
      });
    });
  });
}
