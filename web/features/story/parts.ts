import { onDemand } from "#web/i18n/on-demand.ts";
import { isSideBySide } from "./side-by-side-address.ts";

/** Parts that few readers ask for; a browser loads them when they do. */
export const storyParts = onDemand({
  parallel: async () => (await import("./parallel.tsx")).Parallel,
});

/** Loads what the address asks for, before hydration. */
export async function loadStoryParts(search: string): Promise<void> {
  if (isSideBySide(search)) await storyParts.load("parallel");
}
