import type { MetricsRegistry } from "./registry.ts";
import { type Answered, openRequestTally } from "./request-tally.ts";
import type { MetricsSources } from "./sources.ts";

/** What an operator's monitoring asks a server (docs/logs-and-metrics.md). */
export type Metrics = {
  observe(answered: Answered): void;
  /** Tells from now on how many connections there are to the server that listens. */
  watch(connections: { count(): number }): void;
  /** In the text format of Prometheus. */
  read(): Promise<{ contentType: string; text: string }>;
  /** Ends what watches over the process. */
  close(): void;
};

/** Until somebody asks nothing is watched but how many requests there are, and the library that writes the format is not loaded. */
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
      // However many ask at once, it is worked out once.
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
