import { Notyf } from 'notyf';
import stylesheet from 'notyf/notyf.min.css?url';
import { WIDE_WINDOW } from '../theme/breakpoints';
import { colour, headerHeight } from '../theme/tokens';
import { IN_PAGE } from './toast-styles';

type Toast = {
  title: string;
  text: string;
  /** A `notice` reports neither success nor failure. Notyf renders no icon for a type that it does not know. */
  kind: 'success' | 'notice' | 'error';
  /** Milliseconds. */
  duration: number;
  /** Any element of the widget that raises the toast. A toast that would cover too much of the window follows this widget. */
  anchor: Element;
};

/** The largest share of the window's height that a toast may cover. */
const MAX_COVERED_SHARE = 1 / 3;

/** What the build tells (formDefines in contact-form-props.ts). */
declare const TOAST_WORDS: { region: string; close: string };

// Asked for with this code, not after it: a toast is wanted at once.
const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
const stylesLoaded = new Promise((done, fail) => Object.assign(link, { onload: done, onerror: fail }));
document.head.appendChild(link);
stylesLoaded.catch(() => {});
let notyf: Notyf | undefined;

/**
 * Shows a message in the corner of the page, at the bottom of a phone, where it covers no title; in the page itself if the
 * window is low or letters are large. Notyf reads it to assistive technology. Rejects where the toast's stylesheet has not come: without it a toast would stand at the page's
 * end, and stay.
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
    // Notyf prints this as markup and reads it out as text; without these two letters it is the same.
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

/** Notyf with its shelf, both where the first toast finds them: a phone that is turned later keeps them in sight. */
function createNotyf(): Notyf {
  const y = matchMedia(WIDE_WINDOW).matches ? 'top' : 'bottom';
  const instance = new Notyf({ position: { x: 'right', y }, dismissible: true, ripple: false });
  const container = document.querySelector<HTMLElement>('.notyf')!;
  // The telephone number stays in sight: in the header, and in the bar that is a phone's call button.
  container.style.top = y === 'top' ? headerHeight : `-${headerHeight}`;
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', TOAST_WORDS.region);
  return instance;
}

/** As good as none: Notyf waits for its animations' end before it takes a toast away. */
function skipAnimations(toast: Element): void {
  for (const element of [toast, ...Array.from(toast.querySelectorAll('*'))] as HTMLElement[]) {
    element.style.animationDuration = '1ms';
    element.style.animationDelay = '0s';
  }
}
