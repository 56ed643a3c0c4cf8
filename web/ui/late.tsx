import { type ComponentType, memo, Suspense } from "react";
import { onDemand } from "#web/i18n/on-demand.ts";
import { CrashBoundary } from "./crash-boundary.tsx";

const loads: (() => Promise<unknown>)[] = [];

/** Loads all late parts of the pages that are loaded, so that the server can render them. */
export const loadLateParts = () => Promise.all(loads.map((load) => load()));

/**
 * A part of a page whose code a browser loads after the page's; until then it stands as the server wrote it. If it fails, the
 * rest of the page stays. It is rendered again for other props only, since React takes a part off the page that is asked for
 * while its code still loads.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const parts = onDemand({ part: load });
  loads.push(parts.loadAll);
  function Part(props: Props) {
    const Loaded = parts.usePart("part");
    return <Loaded {...props} />;
  }
  return memo((props: Props) => (
    <CrashBoundary fallback={null}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </CrashBoundary>
  ));
}
