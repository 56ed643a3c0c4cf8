import { use } from "react";
import { nextAttempt } from "#web/failed-loads.ts";

/** Replaces the page, once the server is known to answer. */
function loadFromServer(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/**
 * Whether only a reload brings code that failed to load: a release has replaced it, or the server is there again, because
 * browsers do not fetch a module anew that failed once. Safari does not name the file; a release replaces this one with it.
 */
async function needsReload(error: unknown): Promise<boolean> {
  const [address = import.meta.url] = /https?:\S+/.exec(String(error)) ?? [];
  try {
    const { ok, status } = await fetch(address, { method: "HEAD", cache: "no-store" });
    return ok || status === 404;
  } catch {
    return false;
  }
}

/** Chunks of the site that load only when they are shown. */
export function onDemand<Name extends string, Part>(imports: Record<Name, () => Promise<Part>>) {
  const loaded = new Map<Name, Part>();
  const loads = new Map<Name, Promise<Part>>();
  const arrivals = new Map<Name, Promise<Part>>();

  async function loadOnce(name: Name): Promise<Part> {
    try {
      const part = await imports[name]();
      loaded.set(name, part);
      return part;
    } catch (error) {
      // The next call tries again.
      loads.delete(name);
      throw error;
    }
  }

  /** Loads a part, so that it can be rendered at once. All calls get the same part. */
  function load(name: Name): Promise<Part> {
    const load = loads.get(name) ?? loadOnce(name);
    loads.set(name, load);
    return load;
  }

  /** Loads a part as often as it takes; meanwhile the page stays as it is. */
  async function arrive(name: Name): Promise<Part> {
    for (;;) {
      try {
        return await load(name);
      } catch (error) {
        if (await needsReload(error)) return loadFromServer();
        await nextAttempt(() => arrivals.delete(name));
      }
    }
  }

  /** Returns the part for rendering, and suspends until it has loaded. */
  function usePart(name: Name): Part {
    const part = loaded.get(name);
    const known = arrivals.get(name);
    // React expects a component that has suspended to call `use` with the same promise again.
    if (part !== undefined && !known) return part;
    const arrival = known ?? arrive(name);
    arrivals.set(name, arrival);
    return use(arrival);
  }

  async function loadAll(): Promise<void> {
    const all: Promise<Part>[] = [];
    for (const name in imports) all.push(load(name));
    await Promise.all(all);
  }

  return { load, loadAll, usePart };
}
