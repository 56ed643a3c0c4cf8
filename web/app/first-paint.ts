/**
 * Runs in the head before the first paint, to prevent a flash of another theme or language. It is a literal string because
 * the Content-Security-Policy allows it by its hash.
 *
 * The theme is the saved one if that is exactly light or dark, otherwise the system's, which is then saved. A saved language
 * that the cookie lacks (browsers delete cookies sooner) is written to the cookie, and the page reloads. After a redirect of
 * the server, which happens when a plain link switches the language, the cookie is the newer one.
 */
export const firstPaintScript = `(function(d){var t=null,l,c;try{t=localStorage.getItem("theme")}catch(e){console.warn(e)}
if(t!=="light"&&t!=="dark"){t="light";try{if(matchMedia("(prefers-color-scheme: dark)").matches)t="dark";localStorage.setItem("theme",t)}catch(e){console.warn(e)}}
d.documentElement.classList.toggle("dark",t==="dark");
try{l=localStorage.getItem("language");c=/(?:^|; )language=(en|pl)/.exec(d.cookie);if(c&&performance.getEntriesByType("navigation")[0].redirectCount)localStorage.setItem("language",l=c[1]);c="language="+l;if((l==="en"||l==="pl")&&!/^\\/pl(\\/|$)/.test(location.pathname)&&!said()){d.cookie=c+"; Path=/; Max-Age=31536000; SameSite=Lax";if(said()&&d.documentElement.lang!==l)location.reload()}}catch(e){console.warn(e)}
function said(){return ("; "+d.cookie+";").indexOf("; "+c+";")>=0}})(document)`;
