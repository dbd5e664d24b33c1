import { showToast } from '../Toast/toast';

/** Spec section 9, in milliseconds. */
const TOAST_DURATION = 5000;

/** Names the path that is missing, makes the back button work, and raises the toast. */
export function mount(page: HTMLElement): Promise<void> {
  const path = page.querySelector<HTMLElement>('[data-missing-path]')!;
  path.textContent = safelyDecoded(window.location.pathname);
  page.querySelector<HTMLElement>('[data-missing]')!.hidden = false;

  const back = page.querySelector<HTMLElement>('[data-back]')!;
  back.hidden = false;
  back.addEventListener('click', () => {
    if (window.history.length > 1) window.history.back();
    else window.location.assign('/');
  });

  return showToast({
    title: page.getAttribute('data-text-title') ?? '',
    text: page.getAttribute('data-text-description') ?? '',
    kind: 'error',
    duration: TOAST_DURATION,
  });
}

/** A path may hold a broken escape such as «%E0%A4%A»: it is then shown as it came. */
function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
