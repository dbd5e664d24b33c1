import { toggleAttribute } from './attributes';
import { connectionIs, whenNear } from './loader';

/**
 * Decides when lazy pictures load, unless the connection is fast. CSS holds them back until then. Browsers would load
 * them up to 2 500 px ahead, in parallel with the picture that the visitor waits for. With this function a picture
 * loads
 * - in view, from the beginning;
 * - within one screen, once the visitor scrolls;
 * - within one screen, once the page has loaded, unless the connection is slow.
 */
export function mountPictures(): void {
  if (connectionIs('fast')) return;
  const load = (margin?: string) => {
    for (const image of document.querySelectorAll('picture>[loading=lazy]:not([data-near])')) {
      // Observes the frame, because the picture is not displayed yet and has no position.
      whenNear(image.closest('picture')!.parentElement!, () => toggleAttribute(image, 'data-near', true), margin);
    }
  };
  load('0px');
  addEventListener('scroll', () => load(), { once: true, passive: true });
  if (!connectionIs('slow')) addEventListener('load', () => load());
}
