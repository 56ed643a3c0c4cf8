/**
 * Runs in the head before anything is painted, so that nobody sees a flash of another theme or language. Written out in
 * full because the Content-Security-Policy allows it by its hash.
 *
 * The theme is the saved one if that is exactly light or dark, otherwise the system's, which is then saved. A saved language
 * that the cookie does not tell the server (browsers forget cookies sooner) is told now, and the page asked for once more.
 * Only who was led here by the server, which happens when a plain link switches the language, has a cookie that is newer.
 */
export const firstPaintScript = `(function(d){var t=null,l,c;try{t=localStorage.getItem("theme")}catch(e){console.warn(e)}
if(t!=="light"&&t!=="dark"){t="light";try{if(matchMedia("(prefers-color-scheme: dark)").matches)t="dark";localStorage.setItem("theme",t)}catch(e){console.warn(e)}}
d.documentElement.classList.toggle("dark",t==="dark");
try{l=localStorage.getItem("language");c=/(?:^|; )language=(en|pl)/.exec(d.cookie);if(c&&performance.getEntriesByType("navigation")[0].redirectCount)localStorage.setItem("language",l=c[1]);c="language="+l;if((l==="en"||l==="pl")&&!/^\\/pl(\\/|$)/.test(location.pathname)&&!said()){d.cookie=c+"; Path=/; Max-Age=31536000; SameSite=Lax";if(said()&&d.documentElement.lang!==l)location.reload()}}catch(e){console.warn(e)}
function said(){return ("; "+d.cookie+";").indexOf("; "+c+";")>=0}})(document)`;
