import { Registry } from "prom-client";
import { addConnectionMetrics } from "./connection-metrics.ts";
import { addProcessMetrics } from "./process-metrics.ts";
import { addProductMetrics } from "./product-metrics.ts";
import { addRequestMetrics } from "./request-metrics.ts";
import type { MetricsSources } from "./sources.ts";
import { addWorkMetrics } from "./work-metrics.ts";

export type MetricsRegistry = { read(): Promise<{ contentType: string; text: string }>; close(): void };

/** The metrics of one server, separate from other servers in the same process. */
export function openMetricsRegistry(sources: MetricsSources): MetricsRegistry {
  const registry = new Registry();
  const product = addProductMetrics(registry, sources);
  addRequestMetrics(registry, sources.requests);
  addConnectionMetrics(registry, sources.connections);
  addWorkMetrics(registry, sources.work ?? {});
  const processMetrics = addProcessMetrics(registry);
  return {
    async read() {
      await product.look();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    close: processMetrics.close,
  };
}
