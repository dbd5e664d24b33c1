/**
 * Lays out the bands that the styles skip at load because they are far from the window (components/Section). Each idle
 * callback lays out a single band. Afterwards the scrollbar is exact, and a screenshot of the full page is complete.
 */
export function layOutFarBands(): void {
  // Safari lays out every band at load.
  if (!('requestIdleCallback' in window)) return;
  addEventListener('load', () => {
    // Includes elements without `content-visibility: auto`, because `visible` does not change them.
    const bands = Array.from(document.querySelectorAll<HTMLElement>('main section,main>div,main>div>div'));
    const layOutNext = () => {
      const band = bands.shift();
      if (!band) return;
      band.style.contentVisibility = 'visible';
      requestIdleCallback(layOutNext);
    };
    requestIdleCallback(layOutNext);
  });
}
