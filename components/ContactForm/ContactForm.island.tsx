import './global-this';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './ContactForm';

/** What the build tells of each form (formDefines in contact-form-props.ts). */
declare const CONTACT_FORMS: Record<string, ContactFormProps>;

function Live({ onLive, ...props }: ContactFormProps & { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return <ContactForm {...props} />;
}

/** Hydrates the form over its own HTML; resolves when it hears the visitor, rejects with that HTML back in its place. */
export function mount(element: HTMLElement): Promise<void> {
  const form = element.querySelector('form')!;
  const call = element.parentElement!.querySelector('[href^=tel]')!;
  const settings = CONTACT_FORMS[element.getAttribute('data-form')!]!;
  const phone = { display: call.textContent!, href: call.getAttribute('href')! };
  const sending = { ...settings.sending, action: form.getAttribute('action')!, phone };
  // Firefox keeps a button disabled across a reload in the middle of sending.
  form.querySelector('button')!.disabled = false;
  return new Promise((live, fail) => {
    const onLive = () => {
      // The site's own messages take the place of the browser's.
      form.noValidate = true;
      live();
    };
    // As a transition React hydrates in slices: the tap that asked for it, and the letters that follow, go first.
    startTransition(() => {
      hydrateRoot(element, <Live {...settings} sending={sending} onLive={onLive} />, {
        onUncaughtError(error) {
          element.appendChild(form);
          fail(error);
        },
      });
    });
  });
}
