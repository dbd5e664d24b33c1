import { setFlag } from '../../renderer/widgets/flag';
import { isSlowLine } from '../../renderer/widgets/line';
import { whenNear } from '../../renderer/widgets/loader';

/**
 * On a line that reports itself slow, lets each lazy picture load when it comes within a screen of view: browsers would
 * begin up to 2 500 px earlier. The styles keep it from loading until then.
 */
export function mountPictures(): void {
  if (!isSlowLine()) return;
  for (const image of Array.from(document.querySelectorAll('img[loading=lazy]'))) {
    const frame = image.closest('picture')?.parentElement;
    if (frame) whenNear(frame, () => setFlag(image, 'data-near', true));
  }
}
