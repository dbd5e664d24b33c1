// Runs before the first paint. The script is inlined because a request would cost more than the script's bytes. The
// statements that could throw come last: an extension may make `connection` throw, and an engine may lack
// `document.fonts`. CSS reads these classes on <html>:
// - `js`: scripts run, so the header may be transparent;
// - `fast`, `slow`, or neither: the speed of the connection, as the browser reports it. `slow` means `3g` or
//   `2g`. `2g` also means that the visitor saves data;
// - `face`: the heading face may load with the page. On a slow connection it would delay the pictures, so
//   components/widgets/heading-face.ts requests it later. No page preloads it, because the first paint would wait for it;
// - `scrolled`: the page is scrolled so far that the header is solid.

/** The Network Information API, which only Chromium supports. */
type Connection = { saveData?: boolean; effectiveType?: string; rtt?: number };

/** Maximum round-trip time of a fast connection, in milliseconds. */
const MAX_FAST_RTT_MS = 100;

/** Maximum scroll distance in pixels at which the header is transparent, as ordered. Beyond it the header is solid. */
const MAX_TRANSPARENT_PX = 50;

const root = document.documentElement;

// Keeps the header solid before the entry script arrives, because the header's white letters would be invisible on a
// white page.
const updateHeader = () => {
  root.classList.toggle('scrolled', pageYOffset > MAX_TRANSPARENT_PX);
};
addEventListener('scroll', updateHeader, { passive: true });
addEventListener('pageshow', updateHeader);

// Removes `js` if the entry script has not run. The page then works as it does without scripts.
addEventListener('load', () => {
  if (!('widgets' in root.dataset)) root.classList.remove('js');
});

const { saveData, effectiveType, rtt = 0 } = (navigator as { connection?: Connection }).connection || {};
const slow = saveData ? '2g' : /[23]g/.exec(effectiveType!);
root.className = slow ? `js slow ${slow}` : rtt > MAX_FAST_RTT_MS ? 'js face' : 'js face fast';

// In Firefox, requests the local fallback fonts at once, because Firefox loads no other font of a font-family list
// while a font of this list is loading. In Chromium the request would add 40 to 190 ms of blocking at load, with the
// processor 6 times slower. Only Firefox has `navigator.buildID`.
if ('buildID' in navigator) document.fonts.load('700 1em As Arial,As Roboto').catch(() => {});
