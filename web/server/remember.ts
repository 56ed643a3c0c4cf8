import type { RenderOrder } from "../entry-server.tsx";
import type { RenderedPage } from "./compress.ts";

/** Pages of a busy minute: every minute makes its own, so there is no use in keeping many. */
const mostPages = 200;

/**
 * The same order is the same page, byte for byte, so a page that many ask for within its minute is rendered once. The
 * order holds everything the page depends on; what is remembered can never be wrong, only no longer asked for.
 */
export function rememberPages(render: (order: RenderOrder) => string): (order: RenderOrder) => RenderedPage {
  const pages = new Map<string, RenderedPage>();
  return (order) => {
    const key = JSON.stringify(order);
    const page = pages.get(key) ?? { html: render(order), packed: new Map() };
    // Asked for last, forgotten last.
    pages.delete(key);
    pages.set(key, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= mostPages) break;
      pages.delete(oldest);
    }
    return page;
  };
}
