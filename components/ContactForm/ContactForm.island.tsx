import './global-this';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './ContactForm';

function Live({ onLive, ...props }: ContactFormProps & { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return <ContactForm {...props} />;
}

/** Hydrates the form over its own HTML; resolves when it hears the visitor, rejects with that HTML back in its place. */
export function mount(element: HTMLElement): Promise<void> {
  const root = element.firstElementChild as HTMLElement;
  const props = JSON.parse(element.querySelector('script')!.textContent!) as ContactFormProps;
  const form = root.querySelector('form')!;
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
      hydrateRoot(root, <Live {...props} onLive={onLive} />, {
        onUncaughtError(error) {
          root.appendChild(form);
          fail(error);
        },
      });
    });
  });
}
