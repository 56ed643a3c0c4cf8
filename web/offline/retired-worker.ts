// Stands in for the service worker where the site has none: it takes back what the former one kept, and itself.
import { openKept } from "./kept.ts";
import { scope } from "./worker-scope.ts";

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) =>
  event.waitUntil(
    openKept()
      .forgetAll()
      .then(() => scope.registration.unregister()),
  ),
);
