/** Milliseconds of a round trip within which the heading face comes in time (measured: `npm run bench`). */
const FAST_ROUND_TRIP = 100;

/** Short, because taps are not heard while one page fades into the next. */
const FADE = '.1s';

/** Pixels of scrolling, as ordered: the header is transparent up to here, solid beyond. */
const SOLID_BEYOND = 50;

/**
 * The one script that runs before the first paint; inlined, because a request would cost more than it. It tells CSS
 * - `js`: scripts run, so the header may be transparent;
 * - `slow` or `fast`: what the browser reports of the connection; neither in between. With `slow` stands `2g`, also where
 *   the visitor saves data, or `3g`. Only a fast one asks for the heading
 *   face: elsewhere it would come after the text that it is for, and delay the first picture;
 * - `scrolled`: so far down that the header is solid. Here, so that white letters never stand on a white page while the
 *   entry script is on its way, and a page that is reloaded half-way down looks right at once.
 * It also puts in the rule by which one page fades into the next where motion is welcome: pages are to pass the Nu Html
 * Checker, which does not know that rule yet.
 *
 * If the entry script has not come when everything else has, it takes back what only the entry script can keep up.
 */
export function headScript(headingFaceUrl: string): string {
  return `(function(d,r,c,s,f,l){
s=c.saveData?'2g':/[23]g/.exec(c.effectiveType);
f=!s&&!(c.rtt>${FAST_ROUND_TRIP});
r.className='js'+(s?' slow '+s:f?' fast':'');
if(f)d.head.insertAdjacentHTML('beforeend','<link rel=preload as=font type=font/woff2 crossorigin href=${headingFaceUrl}>');
(l=d.styleSheets[0])&&l.insertRule('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(root){animation-duration:${FADE}}}');
function u(){r.classList.toggle('scrolled',pageYOffset>${SOLID_BEYOND})}
addEventListener('scroll',u,{passive:true});
addEventListener('pageshow',u);
addEventListener('load',function(){'widgets'in r.dataset||r.classList.remove('js')})
})(document,document.documentElement,navigator.connection||{})`.replaceAll('\n', '');
}
