/** Milliseconds that a visitor waits for code before the HTML does what it does without. */
const MAX_WAIT_MS = 10_000;

/**
 * Captures what the visitor does to a widget whose code has not arrived, and calls back once, at the first sign of interest.
 * A submit, or a click on a link, is held back and done again, once, when the function that this returns is called:
 * with `true` the widget's code answers it, with `false` the browser does. Text that is typed meanwhile needs nothing:
 * fields keep it.
 */
export function captureEvents(element: HTMLElement, onIntent: () => void) {
  let busyElement: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const form = element.querySelector('form');
  // A finger also enters. Over a form it may only be on its way, and a form's code is heavy.
  const types = ['focusin', 'click', form ? 'submit' : 'pointerenter'];

  const listen = (event: Event) => {
    const clickTarget = clickTargetOf(event);
    if (clickTarget) {
      event.preventDefault();
      setBusy(clickTarget);
      timer = timer || setTimeout(() => replay(false), MAX_WAIT_MS);
    }
    callOnIntentOnce();
  };
  const callOnIntentOnce = () => {
    onIntent();
    onIntent = () => {};
  };
  const setBusy = (clickTarget?: HTMLElement) => {
    if (busyElement) busyElement.removeAttribute('aria-busy');
    if (clickTarget) clickTarget.setAttribute('aria-busy', 'true');
    busyElement = clickTarget;
  };
  const validateInScript = (isOn: boolean) => {
    if (form) form.noValidate = isOn;
  };

  for (const type of types) element.addEventListener(type, listen);
  // The browser's own bubbles would stand in for the site's messages, and hide the submit from us.
  validateInScript(true);
  // A field that the visitor went to before this came says nothing any more.
  if (element.contains(document.activeElement)) callOnIntentOnce();

  const replay = (isReady: boolean) => {
    for (const type of types) element.removeEventListener(type, listen);
    clearTimeout(timer);
    validateInScript(isReady);
    const clickTarget = busyElement;
    setBusy();
    if (clickTarget) clickTarget.click();
  };
  return replay;
}

/** What to click to ask for the same again: the link, or the form's button; requestSubmit is missing in old engines. */
function clickTargetOf(event: Event): HTMLElement | null {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') return target.querySelector<HTMLElement>('[type=submit]');
  const click = event as MouseEvent;
  const isPlain = event.type === 'click' && !(click.ctrlKey || click.metaKey || click.shiftKey);
  return isPlain ? target.closest<HTMLElement>('a[href]') : null;
}
