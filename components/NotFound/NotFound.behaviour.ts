import { showToast } from '../widgets/toast';

/** Spec section 9, in milliseconds. */
const TOAST_DURATION = 5000;

/** Raises the toast that says it again (spec section 8). */
export function mount(page: HTMLElement): Promise<void> {
  return showToast({
    title: page.getAttribute('data-text-title') ?? '',
    text: page.getAttribute('data-text-description') ?? '',
    kind: 'error',
    duration: TOAST_DURATION,
  });
}
