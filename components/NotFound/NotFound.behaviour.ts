import { showToast } from '../widgets/toast';

/** Milliseconds, as ordered. */
const TOAST_DURATION_MS = 5000;

/** Raises the toast that says it again. */
export function mount(page: HTMLElement): Promise<void> {
  return showToast({
    title: page.getAttribute('data-text-title') ?? '',
    text: page.getAttribute('data-text-description') ?? '',
    kind: 'error',
    duration: TOAST_DURATION_MS,
    anchor: page,
  });
}
