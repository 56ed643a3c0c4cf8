import type { MetricsRegistry } from "./registry.ts";
import { type Answered, openRequestTally } from "./request-tally.ts";
import type { MetricsSources } from "./sources.ts";

/** Metrics for an operator's monitoring (docs/logs-and-metrics.md). */
export type Metrics = {
  observe(answered: Answered): void;
  /** Starts reporting the number of connections to the listening server. */
  watch(connections: { count(): number }): void;
  /** The metrics in the text format of Prometheus. */
  read(): Promise<{ contentType: string; text: string }>;
  /** Stops observing the process. */
  close(): void;
};

/** Before the first read only requests are counted, and the metrics library is not loaded. */
export function openMetrics(sources: Omit<MetricsSources, "requests" | "startedAt" | "connections">): Metrics {
  const requests = openRequestTally();
  const startedAt = sources.now();
  let registry: Promise<MetricsRegistry> | undefined;
  let reading: ReturnType<Metrics["read"]> | undefined;
  let closed = false;
  let watched: { count(): number } | null = null;
  const connections = () => watched?.count() ?? null;

  async function open(): Promise<MetricsRegistry> {
    const { openMetricsRegistry } = await import("./registry.ts");
    const opened = openMetricsRegistry({ ...sources, requests, startedAt, connections });
    if (closed) opened.close();
    return opened;
  }
  return {
    observe: requests.add,
    watch(connections) {
      watched = connections;
    },
    read() {
      registry ??= open();
      // Concurrent readers share one collection.
      reading ??= registry
        .then((opened) => opened.read())
        .finally(() => {
          reading = undefined;
        });
      return reading;
    },
    close() {
      closed = true;
      registry?.then(
        (opened) => opened.close(),
        () => {},
      );
    },
  };
}
