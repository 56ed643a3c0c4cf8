import type { Registry } from "prom-client";
import { addSeries } from "./series.ts";

/** How many of the connections that the server accepts (docs/limits.md) are open. */
export function addConnectionMetrics(registry: Registry, count: () => number | null): void {
  addSeries(registry, {
    name: "mruk_connections",
    help: "Connections to this server that are open, busy or idle.",
    type: "gauge",
    samples() {
      const value = count();
      return value === null ? [] : [{ value }];
    },
  });
}
