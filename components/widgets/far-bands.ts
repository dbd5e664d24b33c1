/**
 * Lays out the bands that styles leave out at load because they are far from the window (components/Section), one at each
 * idle moment after it. From then on the scrollbar is exact and a picture of the whole page shows all of it.
 */
export function layOutFarBands(): void {
  // Safari, whose bands are laid out at load
  if (!('requestIdleCallback' in window)) return;
  addEventListener('load', () => {
    const bands = document.querySelectorAll<HTMLElement>('main section,main>div,main>div>div');
    const rest = Array.from(bands).filter((band) => getComputedStyle(band).contentVisibility === 'auto');
    const layOutNext = () => {
      const band = rest.shift();
      if (!band) return;
      band.style.contentVisibility = 'visible';
      requestIdleCallback(layOutNext);
    };
    requestIdleCallback(layOutNext);
  });
}
