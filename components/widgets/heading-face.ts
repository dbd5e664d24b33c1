import { connectionIs, whenNear } from './loader';

/** As components/theme/fonts.css.ts names it. */
const FACE = '700 1em Bricolage';

/**
 * Sets headings in the heading face where it has not come in time. It is asked for after everything else has loaded, so
 * that it delays no picture; never where the visitor saves data, or at 2G. Each heading changes when it is near the window,
 * in a task of its own: all at once they would take 120 to 185 ms on a processor six times slower.
 */
export function mountHeadingFace(): void {
  if (!document.fonts || connectionIs('2g')) return;
  addEventListener('load', async () => {
    if (!(await document.fonts.load(FACE).catch(() => []))[0]) return;
    for (const heading of document.querySelectorAll<HTMLElement>('h1,h2,h3')) {
      whenNear(heading, () => setLate(heading));
    }
  });
}

/** Changes the face unless the heading would take more or fewer lines in it (5 of 900 headings), so that nothing moves. */
function setLate(heading: HTMLElement): void {
  const height = heading.offsetHeight;
  heading.classList.add('late');
  if (heading.offsetHeight !== height) heading.classList.remove('late');
}
