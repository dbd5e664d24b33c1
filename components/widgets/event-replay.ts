const INTENT = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'click', 'submit'];

/** Milliseconds that a visitor waits for code before the HTML does what it does without. */
const PATIENCE = 10_000;

/**
 * Captures what the visitor does to a widget whose code has not arrived, and calls back at the first sign of interest.
 * A submit, or a click on a link, is held back and done again, once, when the function that this returns is called:
 * with `true` the widget's code answers it, with `false` the browser does. Text that is typed meanwhile needs nothing:
 * fields keep it.
 */
export function captureEvents(element: HTMLElement, onIntent: () => void) {
  let held: HTMLElement | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const forms = element.querySelectorAll('form');

  const listen = (event: Event) => {
    const wanted = asked(event);
    if (wanted) {
      event.preventDefault();
      held?.removeAttribute('aria-busy');
      held = wanted;
      held.setAttribute('aria-busy', 'true');
      patience = patience || setTimeout(() => replay(false), PATIENCE);
    }
    onIntent();
  };
  const validateInScript = (on: boolean) => {
    for (const form of forms) form.noValidate = on;
  };

  for (const type of INTENT) element.addEventListener(type, listen, { passive: type === 'touchstart' });
  // The browser's own bubbles would stand in for the site's messages, and hide the submit from us.
  validateInScript(true);

  const replay = (ready: boolean) => {
    for (const type of INTENT) element.removeEventListener(type, listen);
    clearTimeout(patience);
    validateInScript(ready);
    held?.removeAttribute('aria-busy');
    held?.click();
    held = null;
  };
  return replay;
}

/** What to click to ask for the same again: the link, or the form's button; requestSubmit is missing in old engines. */
function asked(event: Event): HTMLElement | null {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') return target.querySelector<HTMLElement>('[type=submit]');
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  return event.type === 'click' && !ctrlKey && !metaKey && !shiftKey ? target.closest<HTMLElement>('a[href]') : null;
}
