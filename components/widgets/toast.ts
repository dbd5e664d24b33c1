import { Notyf } from 'notyf';
import stylesheet from 'notyf/notyf.min.css?url';
import { WIDE_WINDOW } from '../theme/breakpoints';
import { colour, headerHeight } from '../theme/tokens';
import { IN_PAGE } from './toast-styles';

type Toast = {
  title: string;
  text: string;
  /**
   * A `notice` reports neither success nor failure. Notyf renders no icon for this type, because it does not know the
   * type.
   */
  kind: 'success' | 'notice' | 'error';
  /** Milliseconds for which the toast is visible. */
  duration: number;
  /**
   * Any element of the widget that raises the toast. A toast that would cover too much of the window follows this
   * widget.
   */
  anchor: Element;
};

/** Maximum share of the window's height that a toast may cover. */
const MAX_COVERED_SHARE = 1 / 3;

/** Texts of the toast, set by the build (formDefines in contact-form-props.ts). */
declare const TOAST_WORDS: { region: string; close: string };

// The stylesheet is requested together with this code, because a toast is shown at once.
const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
const stylesLoaded = new Promise((done, fail) => Object.assign(link, { onload: done, onerror: fail }));
document.head.appendChild(link);
stylesLoaded.catch(() => {});
let notyf: Notyf | undefined;

/**
 * Shows a toast in the corner of the window. On a phone the toast is at the bottom, so that it covers no title. If the
 * window is low or letters are large, the toast is part of the page instead. Notyf announces the toast to assistive
 * technology. Rejects if the stylesheet does not load, because an unstyled toast would stay at the end of the page.
 */
export async function showToast({ title, text, kind, duration, anchor }: Toast): Promise<void> {
  await stylesLoaded;
  notyf = notyf ?? createNotyf();
  const container = document.querySelector<HTMLElement>('.notyf')!;
  container.classList.remove(IN_PAGE);
  notyf.open({
    type: kind,
    duration,
    background: { success: colour.fir, notice: colour.slate, error: colour.error }[kind],
    // Notyf inserts the message as HTML and announces it as text. Without `<` and `&` both forms are the same.
    message: `${title} ${text}`.replace(/[<&]/g, ''),
  });

  const toast = document.querySelector('.notyf__toast:last-child')!;
  const heading = document.createElement('strong');
  heading.textContent = title;
  const message = toast.querySelector('.notyf__message')!;
  message.textContent = '';
  message.append(heading, document.createElement('br'), text);
  toast.querySelector('button')!.setAttribute('aria-label', TOAST_WORDS.close);
  const isInPage = (toast as HTMLElement).offsetHeight > innerHeight * MAX_COVERED_SHARE;
  if (isInPage) {
    container.classList.add(IN_PAGE);
    anchor.closest('[data-widget]')!.after(container);
  } else if (container.parentNode !== document.body) document.body.append(container);
  if (isInPage || window.matchMedia('(prefers-reduced-motion: reduce)').matches) skipAnimations(toast);
}

/**
 * Creates Notyf. The first toast determines the position. This position also stays visible if the phone is rotated
 * later.
 */
function createNotyf(): Notyf {
  const y = matchMedia(WIDE_WINDOW).matches ? 'top' : 'bottom';
  const instance = new Notyf({ position: { x: 'right', y }, dismissible: true, ripple: false });
  const container = document.querySelector<HTMLElement>('.notyf')!;
  // Keeps the phone number in the header, or in the call bar of a phone, visible.
  container.style.top = y === 'top' ? headerHeight : `-${headerHeight}`;
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', TOAST_WORDS.region);
  return instance;
}

/** Shortens animations to 1 ms instead of removing them, because Notyf removes a toast when its animation ends. */
function skipAnimations(toast: Element): void {
  for (const element of [toast, ...Array.from(toast.querySelectorAll('*'))] as HTMLElement[]) {
    element.style.animationDuration = '1ms';
    element.style.animationDelay = '0s';
  }
}
