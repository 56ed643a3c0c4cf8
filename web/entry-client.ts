// Hot reload, in development only; must come first.
import "@vitejs/plugin-react/preamble";
import type { PageState } from "./app/page.ts";

/** The longest wait for pictures, in milliseconds. */
const longestWait = 5000;

const once = (type: string) => new Promise((resolve) => addEventListener(type, resolve, { once: true }));

// Pointing is not counted as use, because a resting mouse fires it when the page appears.
const firstUse = () => Promise.race(["pointerdown", "keydown"].map(once));

/** Waits for the pictures of the first screen, and for a frame, which may be painted well after it was rendered. */
async function pagePainted() {
  const frame = new Promise<void>((resolve) => {
    const onPaint = (paints: PerformanceObserverEntryList) =>
      paints.getEntriesByName("first-contentful-paint").length > 0 && resolve();
    new PerformanceObserver(onPaint).observe({ type: "paint", buffered: true });
  });
  if (document.readyState !== "complete") await once("load");
  const pictures = [...document.images].filter(({ loading }) => loading === "eager");
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await frame;
}

/**
 * Hydration waits, so that the code does not compete with styles, fonts and pictures for a slow connection: it loads once the
 * page is painted, or as soon as its reader begins to use it.
 */
await Promise.race([pagePainted(), firstUse(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
const stateJson = document.getElementById("state")?.textContent;
if (stateJson) {
  const { assets }: PageState = JSON.parse(stateJson);
  // The server lists all modules, so that they load in parallel.
  await Promise.all(assets.modules.map((module) => import(/* @vite-ignore */ module)));
  if (assets.later) void import(/* @vite-ignore */ assets.later);
  // In development a worker that a built site has left would show another code than the one at work.
  if (import.meta.env.DEV) await (await navigator.serviceWorker?.getRegistration())?.unregister();
} else {
  console.error("The page holds no state to hydrate from.");
}
