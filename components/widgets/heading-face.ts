import { connectionIs, whenNear } from './loader';

/** The face in components/theme/fonts.css.ts, in the syntax of document.fonts. */
const FACE = '700 1em Bricolage';

/** Headings, the items of numbered lists, whose numbers are set in the face, and large figures. */
const FACE_SELECTOR = 'h1,h2,h3,ol>li,[data-figure]';

/**
 * Sets headings and figures in the heading face if the face was too late for the first paint. The face is requested after the
 * load event, so that it delays no picture; never at 2G, or if the visitor saves data. Each element changes in a task of its
 * own when it is near the window, because all together took 120 to 185 ms on a processor six times slower.
 */
export function mountHeadingFace(): void {
  if (!document.fonts || connectionIs('2g')) return;
  addEventListener('load', async () => {
    if (!(await document.fonts.load(FACE).catch(() => []))[0]) return;
    for (const element of document.querySelectorAll<HTMLElement>(FACE_SELECTOR)) {
      whenNear(element, () => applyFace(element));
    }
  });
}

/** Changes the face unless the text would take more or fewer lines in it (5 of 900 headings), so that nothing moves. */
function applyFace(element: HTMLElement): void {
  const height = element.offsetHeight;
  element.classList.add('late');
  if (element.offsetHeight !== height) element.classList.remove('late');
}
