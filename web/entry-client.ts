// Hot reload, in development only; must come first.
import "@vitejs/plugin-react/preamble";
import type { PageState } from "./app/page.ts";

/** For how many milliseconds the code waits for pictures that do not come. */
const longestWait = 5000;

/**
 * Pages are read before they come alive, so the code does not compete with styles, letters and pictures for a slow line: it
 * comes when the page stands there whole, or as soon as its reader begins to use it.
 */
const readersTurn = new Promise<void>((resolve) => {
  const begin = () => resolve();
  const painted = () => requestAnimationFrame(() => setTimeout(begin));
  if (document.readyState === "complete") painted();
  else addEventListener("load", painted, { once: true });
  for (const use of ["pointerover", "pointerdown", "keydown"]) addEventListener(use, begin, { once: true });
  setTimeout(begin, longestWait);
});

await readersTurn;
const stateJson = document.getElementById("state")?.textContent;
if (stateJson) {
  const { assets } = JSON.parse(stateJson) as PageState;
  // The server names them all, so that they are fetched at once and not one after the other.
  await Promise.all(assets.modules.map((module) => import(/* @vite-ignore */ module)));
} else {
  console.error("The page carries no state to come alive from.");
}
