/**
 * Runs in the head before the first paint, to prevent a flash of another theme or language, or of empty hearts, and answers
 * presses before the app's code is there. A function, so that browsers do not load it once more with the app. It is a literal string because the Content-Security-Policy allows it by its hash.
 */
export const firstPaintScript = () =>
  `((d)=>{${applyTheme()}${applyLanguage()}${keepAdPlaces()}${fillHearts()}${answerPresses()}${openSearch()}})(document)`;

/**
 * The theme is the saved one if that is exactly light or dark, otherwise the system's, which is then saved. Of the two colours for
 * the browser's own bar, the theme's applies.
 */
function applyTheme() {
  return `
const show=(t)=>{d.documentElement.classList.toggle("dark",t==="dark");d.querySelectorAll("meta[name=theme-color]").forEach((m,i)=>{m.media=i===(t==="dark"?1:0)?"all":"not all"})};
const saveTheme=(t)=>{try{localStorage.setItem("theme",t)}catch(e){console.warn(e)}};
let t=null;try{t=localStorage.getItem("theme")}catch(e){console.warn(e)}
if(t!=="light"&&t!=="dark"){t="light";try{if(matchMedia("(prefers-color-scheme: dark)").matches)t="dark"}catch(e){console.warn(e)}saveTheme(t)}
show(t);`;
}

/**
 * A saved language that the cookie lacks (browsers delete cookies sooner) is written to the cookie, and the page reloads. After a
 * redirect of the server, which happens when a plain link switches the language, the cookie is the newer one.
 */
function applyLanguage() {
  return `
try{let l=localStorage.getItem("language");const c=/(?:^|; )language=(en|pl)/.exec(d.cookie);if(c&&performance.getEntriesByType("navigation")[0].redirectCount)localStorage.setItem("language",l=c[1]);const w="language="+l,said=()=>("; "+d.cookie+";").includes("; "+w+";");if((l==="en"||l==="pl")&&!/^\\/pl(\\/|$)/.test(location.pathname)&&!said()){d.cookie=w+"; Path=/; Max-Age=31536000; SameSite=Lax";if(said()&&d.documentElement.lang!==l)location.reload()}}catch(e){console.warn(e)}`;
}

/** The places of advertisements are kept for readers who have agreed to them (`consent.ts`), and for nobody else. */
function keepAdPlaces() {
  return `
try{d.documentElement.toggleAttribute("data-ads",localStorage.getItem("advertising")==="granted")}catch(e){console.warn(e)}`;
}

/** Fills the remembered hearts (`saved.ts`) as the parser adds them: a button's value is its story's id. */
function fillHearts() {
  return `
try{const h=(localStorage.getItem("likes")||"").split(" "),fill=(r)=>r.forEach((m)=>m.addedNodes.forEach((b)=>{if(b.value&&b.matches(".like")&&h.includes(b.value))b.setAttribute("aria-pressed","true")})),o=new MutationObserver(fill);
if(h[0]){o.observe(d,{childList:true,subtree:true});d.addEventListener("DOMContentLoaded",()=>{fill(o.takeRecords());o.disconnect()})}}catch(e){console.warn(e)}`;
}

/**
 * Theme and drawer need nothing of the app: the lamp, what opens the drawer and whatever leads out of it work here for good. Other
 * presses wait for the app in `earlyPresses` (`early-presses.ts`). Until then a toggle shows its new state, a button with a popup
 * shows that, and a second press takes the first one back.
 */
function answerPresses() {
  return `
let early=window.earlyPresses=[];
const flip=(b,name)=>{const on=b.getAttribute(name)!=="true";b.setAttribute(name,on);return on};
const press=(b)=>{const pops=b.ariaExpanded!==null;if(pops)d.getElementById(b.getAttribute("aria-controls")).hidden=!flip(b,"aria-expanded");if(b.ariaPressed!==null)flip(b,"aria-pressed");
const i=early.indexOf(b);if(i<0)early.push(b);else if(pops||b.ariaPressed!==null)early.splice(i,1)};
const outside=(e,{left,right,top,bottom})=>e.clientX<left||e.clientX>right||e.clientY<top||e.clientY>bottom;
d.addEventListener("click",(e)=>{const b=e.target.closest("button"),drawer=e.target.closest(".drawer");
if(b&&b.matches(".lamp-btn")){const n=d.documentElement.classList.contains("dark")?"light":"dark";show(n);return saveTheme(n)}
if(b&&b.matches(".burger"))return d.querySelector(".drawer").showModal();
if(drawer&&(e.target.closest("a,button")||(e.target===drawer&&outside(e,drawer.getBoundingClientRect()))))return drawer.close();
if(!(early=window.earlyPresses))return;
early.filter((x)=>x.ariaExpanded==="true"&&!x.contains(e.target)&&(!x.parentNode.contains(e.target)||b)).forEach(press);
if(b&&(b.type==="button"||(b.form&&b.form.method==="dialog")))press(b)});
d.addEventListener("change",(e)=>{if((early=window.earlyPresses)&&e.target.matches("select")&&!early.includes(e.target))early.push(e.target)});
`;
}

/**
 * The key `/` opens the search, or goes to its field, but not in a field or a dialog, where it is a letter, and not where it is
 * switched off (WCAG 2.1.4).
 */
function openSearch() {
  return `
d.addEventListener("keydown",(e)=>{if(e.key!=="/"||e.ctrlKey||e.metaKey||e.altKey||e.target.closest("input,textarea,select,[contenteditable]")||d.querySelector("dialog[open]"))return;
try{if(localStorage.getItem("searchKey")==="off")return}catch(x){console.warn(x)}
const f=d.getElementById("search-field"),l=d.querySelector(".search-link");if(f||l){e.preventDefault();f?f.focus():l.click()}});
`;
}
