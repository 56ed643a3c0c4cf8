import { use } from "react";

/** When the site has been replaced since it was opened, the code it names is gone: the new site has the page whole. */
function loadFromServer(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/** Parts of the site that travel in files of their own, so that nobody loads what is not shown. */
export function onDemand<Name extends string, Part>(imports: Record<Name, () => Promise<Part>>) {
  const loaded = new Map<Name, Part>();
  const arrivals = new Map<Name, Promise<Part>>();

  /** Fetches a part, so that it can be rendered at once. */
  async function load(name: Name): Promise<Part> {
    const part = loaded.get(name) ?? (await imports[name]());
    loaded.set(name, part);
    return part;
  }

  /** The part for rendering. Until it is here, React goes on showing what it showed before the transition. */
  function usePart(name: Name): Part {
    const part = loaded.get(name);
    const known = arrivals.get(name);
    // Whoever has waited for it once goes on asking so: React wants the same questions each time.
    if (part !== undefined && !known) return part;
    const arrival = known ?? load(name).catch(loadFromServer);
    arrivals.set(name, arrival);
    return use(arrival);
  }

  const loadAll = () => Promise.all((Object.keys(imports) as Name[]).map(load));
  return { load, loadAll, usePart };
}
