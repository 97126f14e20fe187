import { asking, lastReadKey, readerPath } from "#app/storage/last-read.ts";

/** Said until `endFirstLayout`; a page whose scripts do not run is laid out whole, as nobody would say the end of it. */
const firstLayout = `document.documentElement.dataset.firstLayout=""`;

/**
 * Opens a reader that is asked for no place where the person stopped (`resumedAddress`), before the first paint: what the
 * server drew is the beginning of the Quran. The page on its way out shows nothing more (`first-paint.css`).
 */
export const resumeScript = `(function(){try{var p=location,q=new URLSearchParams(p.search),v=/^(\\d{1,3}):(\\d{1,3})$/.exec(localStorage.getItem("${lastReadKey}")||"");if(v&&${readerPath}.test(p.pathname)&&!${JSON.stringify(asking)}.some(function(n){return q.has(n)})){q.set("surah",v[1]);q.set("verse",v[2]);history.replaceState({isResumed:true},"","?"+q+p.hash);document.documentElement.dataset.resuming="";p.reload()}}catch(e){}})()`;

/** Puts the kept theme on the page, says that a loudness was chosen, and fetches it anew in the kept language if it was sent in another (a lost cookie). */
const storedChoices = `(function(){var d=document.documentElement,s;try{s=localStorage;if(s.getItem("theme")==="light")d.dataset.theme="light";if(s.getItem("listening.sound"))d.dataset.sound="";var l=s.getItem("language"),q=new URLSearchParams(location.search).get("lang");if(l&&l!==d.lang&&/^(en|ar|fr|ur|id|tr)$/.test(l)&&!/^(en|ar|fr|ur|id|tr)$/.test(q||"")&&document.cookie.indexOf("language="+l)<0){document.cookie="language="+l+"; path=/; max-age=31536000; samesite=lax";if(document.cookie.indexOf("language="+l)>=0)location.reload()}}catch(e){}})()`;

/**
 * Asks for the page's code once its first frame is painted and a second begun, which the letters often want: the words
 * to be read come first, and code that is fetched and run beside them keeps a slow phone's first frame back by half. The
 * files are asked for a few at a time: all at once are a tenth of a second in which a slow phone does not answer.
 * Presses of a button until then are noted for `doEarlyPresses`, and a form that only our code can send is not sent by
 * the browser.
 */
const codeAfterPaint = `(function(){var d=document,w=window,g;w.riwaqPressed=[];
function near(e,s){return e.target.closest&&e.target.closest(s)}
d.addEventListener("click",function(e){var b=w.riwaqPressed&&near(e,"#root :is(button,[role=button])");if(b&&!b.closest("form[method]"))w.riwaqPressed.push(b)},true);
d.addEventListener("submit",function(e){if(w.riwaqPressed&&!near(e,"form[method]"))e.preventDefault()},true);
function add(n,o){d.head.append(Object.assign(d.createElement(n),o))}
function go(){var f=d.getElementById("start-files");if(g||!f)return;g=1;f=JSON.parse(f.textContent);
function more(){f.splice(0,4).forEach(function(u){add("link",{rel:"modulepreload",href:u})});if(f.length)setTimeout(more)}
setTimeout(more);
add("script",{type:"module",src:f.shift(),onerror:function(){var n=d.getElementById("start-failed");n.hidden=false;n.querySelector("button").onclick=function(){location.reload()}}})}
d.addEventListener("DOMContentLoaded",function(){if(d.hidden)return go();var f=requestAnimationFrame;f(function(){f(function(){setTimeout(go)})});setTimeout(go,3000)})})()`;

/**
 * Where the address of the athkar names no set, the server has sent the morning's, as it does not know what time it is
 * where the person is: at another hour that of the hour is asked for in its place, and what was sent stays unseen
 * (`of-the-hour.css`). The hours are those of `occasionAt`; a test holds the two together.
 */
export const setOfTheHour = `(function(){var l=location,q=l.search,n=new Date(),m=n.getHours()*60+n.getMinutes();if(l.pathname!=="/complete-athkar"||/[?&](category=|tab=extractor)/.test(q)||m>=180&&m<720)return;document.documentElement.dataset.hourUnknown="";l.replace(l.pathname+q+(q?"&":"?")+"category="+(m<180||m>=1260?"sleep":m<930?"afterPrayer":"evening")+"&hour=now"+l.hash)})()`;

/** Runs in the head before the first paint, inlined and hashed for the CSP. */
export const bootScript = `${firstLayout};${resumeScript};${storedChoices};${setOfTheHour};${codeAfterPaint}`;
