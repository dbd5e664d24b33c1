/** Maximum time in milliseconds that a visitor waits for code. Afterwards the HTML works as it does without code. */
const MAX_WAIT_MS = 10_000;

/**
 * Captures the visitor's actions on a widget whose code has not loaded. Calls `onIntent` once, at the first action.
 * Holds back a submit or a click on a link, and repeats it once when the returned function is called. With `true` the
 * widget's code handles the event, with `false` the browser does. Text needs no replay, because fields keep it.
 */
export function captureEvents(element: HTMLElement, onIntent: () => void) {
  let busyElement: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const form = element.querySelector('form');
  // `pointerenter` also fires for a finger. Over a form the finger may only scroll, and the code of a form is large.
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
  // The browser's own validation messages would replace those of the site, and would hide the submit event.
  validateInScript(true);
  // A field that already has the focus fires no further event.
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

/**
 * Returns the element to click to repeat the event. For a click this is the link, for a submit the submit button of the
 * form. requestSubmit is missing in old engines.
 */
function clickTargetOf(event: Event): HTMLElement | null {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') return target.querySelector<HTMLElement>('[type=submit]');
  const click = event as MouseEvent;
  const isPlain = event.type === 'click' && !(click.ctrlKey || click.metaKey || click.shiftKey);
  return isPlain ? target.closest<HTMLElement>('a[href]') : null;
}
