import { showToast } from '../widgets/toast';

/** Milliseconds for which the toast is visible, as ordered. */
const TOAST_DURATION_MS = 5000;

/** Shows a toast with the text of the page. */
export function mount(page: HTMLElement): Promise<void> {
  return showToast({
    title: page.getAttribute('data-text-title') ?? '',
    text: page.getAttribute('data-text-description') ?? '',
    kind: 'error',
    duration: TOAST_DURATION_MS,
    anchor: page,
  });
}
