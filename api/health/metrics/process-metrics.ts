import { readdir } from "node:fs/promises";
import { constants, monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { Histogram, type Registry } from "prom-client";
import { addSeries } from "./series.ts";

/** The sampling interval of the event loop, in milliseconds. */
const resolution = 20;
const gcKinds: Record<number, string> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: "major",
  [constants.NODE_PERFORMANCE_GC_MINOR]: "minor",
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: "incremental",
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: "weakcb",
};

type Collection = PerformanceEntry & { detail: { kind: number } };

/**
 * Metrics of the process, under the names that Node dashboards use. The library's own collectors run until the process ends, however many
 * servers were opened and closed in it; these stop with `close`.
 */
export function addProcessMetrics(registry: Registry): { close(): void } {
  const lag = monitorEventLoopDelay({ resolution });
  lag.enable();
  const collections = new Histogram({
    name: "nodejs_gc_duration_seconds",
    help: "Garbage collection by kind.",
    labelNames: ["kind"],
    buckets: [0.001, 0.01, 0.1, 1],
    registers: [registry],
  });
  const observer = new PerformanceObserver((list) => {
    for (const { duration, detail } of list.getEntries() as Collection[]) {
      const kind = gcKinds[detail.kind] ?? "other";
      collections.observe({ kind }, duration / 1000);
    }
  });
  observer.observe({ entryTypes: ["gc"] });

  const gauge = (name: string, help: string, value: () => number) =>
    addSeries(registry, { name, help, type: "gauge", samples: () => [{ value: value() }] });
  addSeries(registry, {
    name: "process_cpu_seconds_total",
    help: "Processor time, in the process and in the system for it.",
    type: "counter",
    samples() {
      const { user, system } = process.cpuUsage();
      return [{ value: (user + system) / 1e6 }];
    },
  });
  gauge("process_start_time_seconds", "When the process began.", () => performance.timeOrigin / 1000);
  gauge("process_resident_memory_bytes", "Memory that the process takes.", () => process.memoryUsage.rss());
  gauge("nodejs_heap_size_total_bytes", "Memory that is set aside for objects.", () => process.memoryUsage().heapTotal);
  gauge("nodejs_heap_size_used_bytes", "Memory that objects take.", () => process.memoryUsage().heapUsed);
  gauge(
    "nodejs_external_memory_bytes",
    "Memory that bytes outside of objects take.",
    () => process.memoryUsage().external,
  );
  addSeries(registry, {
    name: "process_open_fds",
    help: "Open files and connections; only where the system tells.",
    type: "gauge",
    // One of the entries is the folder itself.
    samples: () =>
      readdir("/proc/self/fd").then(
        (entries) => [{ value: entries.length - 1 }],
        () => [],
      ),
  });
  // The histogram measures from sample to sample, so the sampling interval itself is not lag.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000) || 0;
  gauge("nodejs_eventloop_lag_mean_seconds", "Mean delay of the event loop.", () => seconds(lag.mean));
  gauge("nodejs_eventloop_lag_p50_seconds", "Half of its delays are shorter.", () => seconds(lag.percentile(50)));
  gauge("nodejs_eventloop_lag_p99_seconds", "99 of 100 of its delays are shorter.", () => seconds(lag.percentile(99)));
  gauge("nodejs_eventloop_lag_max_seconds", "Its longest delay since the metrics were last read.", () => {
    const longest = seconds(lag.max);
    lag.reset();
    return longest;
  });
  return {
    close() {
      lag.disable();
      observer.disconnect();
    },
  };
}
