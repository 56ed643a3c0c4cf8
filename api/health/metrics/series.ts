import type { Metric, Registry } from "prom-client";

export type Labels = Record<string, string | number>;
export type Sample = { value: number; labels?: Labels; metricName?: string };

type Series = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  /** Computed on each read. */
  samples(): Sample[] | Promise<Sample[]>;
};

/**
 * Adds a metric whose values live elsewhere. The library's own metric types start at zero, which would be wrong for an unknown value: a
 * series without samples prints nothing.
 */
export function addSeries(registry: Registry, { name, help, type, samples }: Series): void {
  const series = {
    name,
    get: async () => ({
      name,
      help,
      type,
      aggregator: "sum",
      values: (await samples()).map(({ labels = {}, ...sample }) => ({ labels, ...sample })),
    }),
  };
  // The registry calls no other members of a metric.
  registry.registerMetric(series as unknown as Metric);
}
