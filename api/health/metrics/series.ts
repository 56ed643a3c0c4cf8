import type { Metric, Registry } from "prom-client";

export type Labels = Record<string, string | number>;
export type Sample = { value: number; labels?: Labels; metricName?: string };

type Series = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  /** Worked out when it is asked for. */
  samples(): Sample[] | Promise<Sample[]>;
};

/**
 * Adds a metric whose numbers are kept elsewhere. The library's own kinds keep numbers of their own and begin with a nought, which
 * would be a lie where nothing is known: no samples, no lines.
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
  // It asks a metric for no more than this.
  registry.registerMetric(series as unknown as Metric);
}
