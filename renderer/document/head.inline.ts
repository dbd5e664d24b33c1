// The one script that runs before the first paint. It is inlined because a request would cost more than its bytes. Each
// step is tried by itself, so that an engine that lacks one feature still gets the others. Classes on <html> tell CSS:
// - `js`: scripts run, so the header may be transparent;
// - `slow` or `fast`: what the browser reports of the connection; neither in between. `slow` comes with `2g`, which also
//   stands for saving data, or with `3g`;
// - `face`: the heading face may load with the page. On a slow connection it would delay the pictures
//   (components/widgets/heading-face.ts asks for it after everything else). It is preloaded nowhere, because the first
//   paint would wait for it;
// - `scrolled`: the page is so far down that the header is solid.

/** The Network Information API, which only Chromium has. */
type Connection = { saveData?: boolean; effectiveType?: string; rtt?: number };

/** Milliseconds of a round trip within which a connection is fast. */
const FAST_ROUND_TRIP = 100;

/** Pixels of scrolling, as ordered: the header is transparent up to here, solid beyond. */
const SOLID_BEYOND = 50;

const root = document.documentElement;

function describeConnection(): void {
  const { saveData, effectiveType, rtt = 0 } = (navigator as { connection?: Connection }).connection || {};
  const slow = saveData ? '2g' : /[23]g/.exec(effectiveType!);
  root.className = `js${slow ? ` slow ${slow}` : rtt > FAST_ROUND_TRIP ? ' face' : ' face fast'}`;
}

/** Runs here because white letters would stand on a white page while the entry script is on its way. */
function keepHeaderSolid(): void {
  const update = () => {
    root.classList.toggle('scrolled', pageYOffset > SOLID_BEYOND);
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('pageshow', update);
}

/** Without the entry script, nothing closes the menu or mounts the tabs: the page is as it is without scripts. */
function giveUpWithoutEntryScript(): void {
  addEventListener('load', () => {
    if (!('widgets' in root.dataset)) root.classList.remove('js');
  });
}

/** Asks for the local faces at once: while one face of a list is on its way, Firefox loads no other. */
function loadLocalFaces(): void {
  // Edge 18 and QtWebKit have no document.fonts.
  if (document.fonts) document.fonts.load('700 1em As Arial,As Roboto').catch(() => {});
}

for (const step of [describeConnection, keepHeaderSolid, giveUpWithoutEntryScript, loadLocalFaces]) {
  try {
    step();
  } catch (error) {
    console.error(error);
  }
}
