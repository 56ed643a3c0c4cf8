// The service worker: the last thirty days can be read offline. It answers readers' pages, the public API, pictures and built
// files, and passes by everything else: the panel, mailed links, films, whatever is sent.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { pathTo, readPath } from "#web/app/paths.ts";
import { answerFrom } from "./answers.ts";
import { openKept } from "./kept.ts";
import { openNetwork } from "./network.ts";
import { type KeepOrder, type Order, shellPage, workerAddress } from "./orders.ts";
import { openPages } from "./pages.ts";
import { pictureKey } from "./plan.ts";
import { refresh } from "./refresh.ts";
import { scope } from "./worker-scope.ts";

const kept = openKept();
const network = openNetwork();
/** The built files of this edition of the site, and the pages from which its shells are made. */
const built = new PrecacheController();
built.addToCacheList(scope.__WB_MANIFEST);

/** The product's clock minus the machine's; not 0 only in tests. */
let clockOffset = 0;
const now = () => Date.now() + clockOffset;
const pages = openPages({
  kept,
  now: () => ({ now: now(), clockOffset }),
  page: (prefix) => built.matchPrecache(pathTo(shellPage, prefix)),
});

// A new worker waits until no page of the former edition is open, so that those find their code in the former one's cache.
scope.addEventListener("install", (event) => {
  void built.install(event);
  // The network is asked for the pages that most visits begin with while this worker starts.
  const paths = ["/", "/pl/", "/post/*", "/pl/post/*"];
  const or = paths.map((pathname) => ({ urlPattern: { pathname }, requestMode: "navigate" }));
  const race = async () => event.addRoutes?.([{ condition: { or }, source: "race-network-and-fetch-handler" }]);
  // A browser that knows other routes asks the worker first.
  event.waitUntil(race().catch(() => {}));
});
scope.addEventListener("activate", (event) => {
  void built.activate(event);
  event.waitUntil(scope.clients.claim());
});

/** A file's name changes with its content, so any edition's copy is right. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await caches.match(request.url).catch(() => undefined)) ?? fetch(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && pictureKey(url) !== null,
  ({ request, url }) => {
    const stored = async () => (await kept.pictures()).match(pictureKey(url) ?? "");
    return network.orKept(fetch(request), stored, { asksNetwork: false });
  },
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/api\/(posts|archive)(\/|$)/.test(url.pathname),
  ({ request, url, event }) => {
    const response = fetch(request);
    const [, id] = /^\/api\/posts\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (id !== undefined) event.waitUntil(response.then((answer) => noteStory(id, answer.clone())).catch(() => {}));
    return network.orKept(response, async () => {
      const stored = await kept.answer(url.pathname + url.search);
      const answer = stored ? stored.answer : answerFrom(url, { posts: await kept.posts(), now: now() });
      return answer === undefined ? undefined : Response.json(answer);
    });
  },
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && pages.isOurs(url),
  ({ request, url, event }) => {
    const response = fetch(request);
    event.waitUntil(response.then((page) => noteVisit(url, page)).catch(() => {}));
    return network.orKept(response, (why) => pages.shell(url, why));
  },
);

const isWithdrawn = ({ status }: Response) => status === 404 || status === 410;

/** The server's word on one story counts at once: a correction, or that it was withdrawn. */
async function noteStory(id: string, response: Response) {
  if ((await kept.dayWith(id)) === undefined) return;
  if (isWithdrawn(response)) await kept.remove(id);
  else if (response.ok) await kept.replace(await response.json());
}

/** Pages of a release that has no worker ask nothing of this one, so it looks by itself. */
const looksEvery = 10 * 60_000;
let looked = 0;

async function noteVisit(url: URL, page: Response) {
  await noteStoryPage(url, page);
  if (Date.now() - looked > looksEvery && (await isTakenBack())) await retire();
}

/** A page does not say whether its story was corrected, so its day is fetched anew soon. */
async function noteStoryPage({ pathname }: URL, response: Response) {
  const { page } = readPath(pathname);
  if (page.name !== "story") return;
  if (isWithdrawn(response)) return kept.remove(page.id);
  if (response.ok) await kept.markDue(page.id);
}

/** The work under way; none where nothing is being fetched. */
let current: AbortController | undefined;
/** The orders that came meanwhile. */
let next: KeepOrder | undefined;

async function keep(order: KeepOrder): Promise<void> {
  if (current) {
    next = order;
    return;
  }
  const mine = new AbortController();
  current = mine;
  ({ clockOffset } = order);
  try {
    if (await isTakenBack()) return await retire();
    await restoreFiles();
    await refresh({ kept, network }, { now: now(), pictures: order.pictures, signal: mine.signal });
  } catch {
    // The network failed, or there is no more room: what is kept stays, and the next page asks again.
  } finally {
    current = undefined;
  }
  const asked = next;
  next = undefined;
  if (asked && !mine.signal.aborted) await keep(asked);
}

/**
 * Stores the built files again where they were deleted. Whoever switches the keeping off and on again on one page gets back the worker
 * that deleted everything, and the browser does not install it anew.
 */
async function restoreFiles() {
  if (await built.matchPrecache(pathTo(shellPage, ""))) return;
  await built.install(Object.assign(new Event("install"), { waitUntil: () => {} }));
}

/** Whether the site has a service worker no more. */
async function isTakenBack(): Promise<boolean> {
  looked = Date.now();
  return isWithdrawn(await fetch(workerAddress, { method: "HEAD", cache: "no-store" }));
}

async function retire() {
  current?.abort();
  await kept.forgetAll();
  await scope.registration.unregister();
}

scope.addEventListener("message", (event) => {
  const order = event.data as Order;
  if (order.order === "keep") event.waitUntil(keep(order));
  if (order.order === "forget") event.waitUntil(retire().then(() => event.ports[0]?.postMessage("forgotten")));
});
