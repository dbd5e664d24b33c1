import { focusHeading } from './focus';
import { act, undo } from './saving';

/** Fields in which Ctrl+Z undoes typing, as the browser does. */
const TEXT_FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=date], [type=time], [type=file])';

/** Handles keyboard shortcuts on the desk and in the previewed page: Ctrl+Z, Ctrl+Shift+Z and F6. */
export function handleKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !target.matches(TEXT_FIELDS);
  // A held Enter key presses a button only once.
  const isHeldEnter = event.repeat && event.key === 'Enter' && target.tagName === 'BUTTON';
  if (isUndo || isHeldEnter || event.key === 'F6') event.preventDefault();
  if (isUndo) void (event.shiftKey ? act('redo', {}) : undo());
  if (event.key === 'F6') focusNextRegion();
}

/** The element of the form that had the focus before F6 moved it to the page. */
let lastInForm: Element | null = null;

/** Moves the focus from the form to the page, then to the bar, then back to the last focused element of the form. */
function focusNextRegion(): void {
  const [form, page, bar] = ['main', 'iframe', 'header button'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  const focused = document.activeElement;
  if (form?.contains(focused)) lastInForm = focused;
  if (form?.contains(focused)) page?.focus();
  else if (focused === page) bar?.focus();
  else if (lastInForm instanceof HTMLElement && lastInForm.isConnected) lastInForm.focus();
  else focusHeading();
}
