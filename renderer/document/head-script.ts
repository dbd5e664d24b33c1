/** Milliseconds of a round trip within which a connection is fast. */
const FAST_ROUND_TRIP = 100;

/** Pixels of scrolling, as ordered: the header is transparent up to here, solid beyond. */
const SOLID_BEYOND = 50;

/**
 * The one script that runs before the first paint; inlined, because a request would cost more than it. It tells CSS
 * - `js`: scripts run, so the header may be transparent;
 * - `slow` or `fast`: what the browser reports of the connection; neither in between. With `slow` stands `2g`, also where
 *   the visitor saves data, or `3g`;
 * - `face`: the heading face may come before the text, as it does from the browser's cache; `late`: it has come. On a
 *   slow connection it is asked for after everything else, so that it delays no picture; never where the visitor saves
 *   data, or at 2G. Preloaded nowhere: the first paint would wait for it. A heading that would
 *   take more lines or fewer in it than before has its letters closer or wider, and keeps the room that it had: nothing
 *   moves. All heights are read before the first is set, which takes one layout. What stands in for it is asked for at
 *   once: while one face of a list is on its way, Firefox loads no other;
 * - `scrolled`: so far down that the header is solid. Here, so that white letters never stand on a white page while the
 *   entry script is on its way, and a page that is reloaded half-way down looks right at once.
 *
 * If the entry script has not come when everything else has, it takes back what only the entry script can keep up.
 */
export function headScript(): string {
  return `((d,r,c,s,u)=>{
s=c.saveData?'2g':/[23]g/.exec(c.effectiveType);
r.className='js'+(s?' slow '+s:c.rtt>${FAST_ROUND_TRIP}?' face':' face fast');
d.fonts.load('700 1em As Arial,As Roboto').catch(()=>{});
u=()=>{r.classList.toggle('scrolled',pageYOffset>${SOLID_BEYOND})};
addEventListener('scroll',u,{passive:true});
addEventListener('pageshow',u);
addEventListener('load',()=>{
'widgets'in r.dataset||r.classList.remove('js');
s=='2g'||d.fonts.load('700 1em Bricolage').then(h=>{
h=[...d.querySelectorAll('h1,h2,h3')];
s=h.map(n=>n.offsetHeight);
r.classList.add('late');
h.map((n,i)=>s[i]-n.offsetHeight).map((n,i)=>{n&&(h[i].style.cssText='min-height:'+s[i]+'px;letter-spacing:'+(n<0?'-.03em':'.01em'))})
},u)})
})(document,document.documentElement,navigator.connection||{})`.replaceAll('\n', '');
}
