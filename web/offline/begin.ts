// Has the browser keep the last thirty days from now on; evaluated once the page is alive.
import type { PageState } from "#web/app/page.ts";
import { keepStories } from "./register.ts";

const { clockOffset }: PageState = JSON.parse(document.getElementById("state")?.textContent ?? "{}");

const keep = () => void keepStories(clockOffset).catch((error) => console.warn("Nothing is kept offline:", error));
/** Again when the reader turns to something else, so that what came out meanwhile is kept, too. */
const keepWhenLeft = () => document.visibilityState === "hidden" && keep();

function begin() {
  keep();
  document.addEventListener("visibilitychange", keepWhenLeft);
}

if (document.readyState === "complete") begin();
else addEventListener("load", begin, { once: true });
