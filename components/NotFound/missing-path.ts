/**
 * Names the missing path, as text, and makes the back button work. Printed right behind what it fills,
 * and before the text: a path that came later would push down what was painted.
 */
export const MISSING_PATH_SCRIPT = `((d,p,s)=>{
s=n=>{n=d.querySelector('[data-'+n+']');n.hidden=false;return n};
try{p=decodeURIComponent(p)}catch(e){}
s('missing');
s('missing-path').textContent=p;
s('back').onclick=()=>{history.length>1?history.back():location.assign('/')}
})(document,location.pathname)`.replaceAll('\n', '');
