import { save } from "./saved.ts";

/**
 * Runs in the head before anything is painted: the saved theme if it is exactly light or dark, otherwise the system's,
 * which is then saved. Written out in full here because the Content-Security-Policy allows it by its hash.
 */
export const themeScript = `(function(){var t=null;try{t=localStorage.getItem("theme")}catch(e){console.warn(e)}
if(t!=="light"&&t!=="dark"){t="light";try{if(matchMedia("(prefers-color-scheme: dark)").matches)t="dark";localStorage.setItem("theme",t)}catch(e){console.warn(e)}}
document.documentElement.classList.toggle("dark",t==="dark")})()`;

export function toggleTheme() {
  const dark = document.documentElement.classList.toggle("dark");
  save("theme", dark ? "dark" : "light");
}
