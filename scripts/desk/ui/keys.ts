import { focusHeading } from './focus';
import { act, undo } from './saving';

/** What has something of its own to take back. */
const TEXT = 'textarea, input:not([type=radio], [type=checkbox], [type=date], [type=time], [type=file])';

/** What keys do wherever the focus is, in the previewed page too. */
export function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !target.matches(TEXT);
  // A key that is held down does once what its button does.
  const isHeld = event.repeat && event.key === 'Enter' && target.tagName === 'BUTTON';
  if (isUndo || isHeld || event.key === 'F6') event.preventDefault();
  if (isUndo) void (event.shiftKey ? act('redo', {}) : undo());
  if (event.key === 'F6') focusNextRegion();
}

/** Where the form was left. */
let lastRegion: Element | null = null;

/** From the form to the page, from there to the bar, and back to where the form was left. */
function focusNextRegion(): void {
  const [form, page, bar] = ['main', 'iframe', 'header button'].map((part) =>
    document.querySelector<HTMLElement>(part),
  );
  const here = document.activeElement;
  if (form?.contains(here)) lastRegion = here;
  if (form?.contains(here)) page?.focus();
  else if (here === page) bar?.focus();
  else if (lastRegion instanceof HTMLElement && lastRegion.isConnected) lastRegion.focus();
  else focusHeading();
}
