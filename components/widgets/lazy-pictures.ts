import { toggleAttribute } from './attributes';
import { connectionIs, whenNear } from './loader';

/**
 * Where the connection is not fast, decides when a lazy picture loads; the styles hold it back until then. Browsers would
 * load it up to 2 500 px ahead, beside the picture that the visitor waits for. Here it loads
 * - in view, from the beginning;
 * - within a screen of it, once the visitor scrolls;
 * - within a screen of it, once the page has loaded, unless the connection is slow.
 */
export function mountPictures(): void {
  if (connectionIs('fast')) return;
  const load = (margin?: string) => {
    for (const image of document.querySelectorAll('picture>img[loading=lazy]:not([data-near])')) {
      // Not displayed yet, it is nowhere: its frame is near.
      whenNear(image.closest('picture')!.parentElement!, () => toggleAttribute(image, 'data-near', true), margin);
    }
  };
  load('0px');
  addEventListener('scroll', () => load(), { once: true, passive: true });
  if (!connectionIs('slow')) addEventListener('load', () => load());
}
