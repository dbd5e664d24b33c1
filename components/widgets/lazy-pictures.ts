import { connectionIs } from './connection';
import { whenNear } from './loader';
import { toggleAttribute } from './toggle-attribute';

/**
 * Where the connection is not fast, lets a lazy picture load when it is in view, and, once the visitor has begun to scroll or,
 * unless the connection is slow, the page has loaded, when it comes within a screen of it: browsers would begin up to 2 500 px
 * earlier, and beside the picture that the visitor waits for. The styles keep it from loading until then.
 */
export function mountPictures(): void {
  if (connectionIs('fast')) return;
  const load = (margin?: string) => {
    for (const image of document.querySelectorAll('img[loading=lazy]:not([data-near])')) {
      // Not displayed yet, it is nowhere: its frame is near.
      whenNear(image.closest('picture')!.parentElement!, () => toggleAttribute(image, 'data-near', true), margin);
    }
  };
  load('0px');
  addEventListener('scroll', () => load(), { once: true, passive: true });
  if (!connectionIs('slow')) addEventListener('load', () => load());
}
