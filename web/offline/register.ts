// The messages of a page to the service worker, which it registers where there is none.
import { type Order, workerAddress } from "./orders.ts";

/** The browser's information on the connection; not all browsers have it. */
type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** The amount that may be fetched unasked: nothing where the reader saves data or the connection is slow, no pictures where it may cost. */
function allowed(choice: string | null): "all" | "texts" | "nothing" {
  if (choice === "off") return "nothing";
  if (choice === "on") return "all";
  const {
    saveData,
    effectiveType = "4g",
    type,
  }: Connection = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType !== "4g") return "nothing";
  return type === "cellular" ? "texts" : "all";
}

/** The worker, registered where it is not; rejects where the browser allows none. */
async function worker(): Promise<ServiceWorker | null> {
  // The script is looked at anew at each visit, whatever caches say.
  await navigator.serviceWorker.register(workerAddress, { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  return active;
}

/** Asks for what is missing, as far as the connection and the reader allow. */
export async function keepStories(clockOffset: number): Promise<void> {
  // Without storage nothing can be kept either: the error says so.
  const choice = () => localStorage.getItem("offline");
  if (allowed(choice()) === "nothing" || !("serviceWorker" in navigator)) return;
  const active = await worker();
  // The reader may have switched it off while the worker was installed.
  const what = allowed(choice());
  if (choice() === "off") await forgetStories();
  else if (what !== "nothing") {
    const order: Order = { order: "keep", clockOffset, pictures: what === "all" };
    active?.postMessage(order);
  }
}

/** Deletes everything that is kept, in all tabs, and the worker; resolves once it is gone. */
export async function forgetStories(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // One that is still being installed is told by `keepStories` once it is there.
  if (!registration?.active) return;
  const { port1, port2 } = new MessageChannel();
  const order: Order = { order: "forget" };
  const done = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  registration.active.postMessage(order, [port2]);
  await done;
}
