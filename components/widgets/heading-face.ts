import { connectionIs, whenNear } from './loader';

/** The face in components/theme/fonts.css.ts, in the syntax of document.fonts. */
const FACE = '700 1em Bricolage';

/**
 * Sets headings in the heading face if the face was too late for the first paint. The face is requested after the load event,
 * so that it delays no picture; never at 2G, or if the visitor saves data. Each heading changes in a task of its own when it
 * is near the window, because all headings together took 120 to 185 ms on a processor six times slower.
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
