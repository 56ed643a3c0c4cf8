// Hot reload, in development only; must come first.
import "@vitejs/plugin-react/preamble";
import type { PageState } from "./app/page.ts";

/** For how many milliseconds the code waits for pictures that do not come. */
const longestWait = 5000;

const once = (type: string) => new Promise((resolve) => addEventListener(type, resolve, { once: true }));

// Not pointing: a mouse that merely rests where the page appears counts as pointing at once.
const readerBegins = () => Promise.race(["pointerdown", "keydown"].map(once));

/** The pictures of the first screen are there, and a frame has reached the screen, which may be well after it was drawn. */
async function pageIsSeen() {
  const frame = new Promise<void>((resolve) => {
    const look = (paints: PerformanceObserverEntryList) =>
      paints.getEntriesByName("first-contentful-paint").length > 0 && resolve();
    new PerformanceObserver(look).observe({ type: "paint", buffered: true });
  });
  if (document.readyState !== "complete") await once("load");
  const pictures = [...document.images].filter(({ loading }) => loading === "eager");
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await frame;
}

/**
 * Pages are read before they come alive, so the code does not compete with styles, letters and pictures for a slow line: it
 * comes when the page stands there whole, or as soon as its reader begins to use it.
 */
await Promise.race([pageIsSeen(), readerBegins(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
const stateJson = document.getElementById("state")?.textContent;
if (stateJson) {
  const { assets } = JSON.parse(stateJson) as PageState;
  // The server names them all, so that they are fetched at once and not one after the other.
  await Promise.all(assets.modules.map((module) => import(/* @vite-ignore */ module)));
} else {
  console.error("The page carries no state to come alive from.");
}
