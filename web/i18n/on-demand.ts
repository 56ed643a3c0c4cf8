import { use } from "react";

/** After a deployment the chunks of an open page are gone; a reload brings the new site's. */
function loadFromServer(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/** Chunks of the site that load only when they are shown. */
export function onDemand<Name extends string, Part>(imports: Record<Name, () => Promise<Part>>) {
  const loaded = new Map<Name, Part>();
  const arrivals = new Map<Name, Promise<Part>>();

  /** Loads a part, so that it can be rendered at once. */
  async function load(name: Name): Promise<Part> {
    const part = loaded.get(name) ?? (await imports[name]());
    loaded.set(name, part);
    return part;
  }

  /** Returns the part for rendering, and suspends until it has loaded. */
  function usePart(name: Name): Part {
    const part = loaded.get(name);
    const known = arrivals.get(name);
    // React expects a component that has suspended to call `use` with the same promise again.
    if (part !== undefined && !known) return part;
    const arrival = known ?? load(name).catch(loadFromServer);
    arrivals.set(name, arrival);
    return use(arrival);
  }

  async function loadAll(): Promise<void> {
    const loads: Promise<Part>[] = [];
    for (const name in imports) loads.push(load(name));
    await Promise.all(loads);
  }

  return { load, loadAll, usePart };
}
