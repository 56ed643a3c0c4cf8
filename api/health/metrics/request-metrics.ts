import type { Registry } from "prom-client";
import { durationBounds, type RequestTally } from "./request-tally.ts";
import { addSeries, type Sample } from "./series.ts";

/** Requests by kind, and how long they took. */
export function addRequestMetrics(
  registry: Registry,
  { counts, durations }: Pick<RequestTally, "counts" | "durations">,
) {
  addSeries(registry, {
    name: "mruk_http_requests_total",
    help: "Requests since the start, by method (read, write), kind of address and status (cut: the reader left before the end).",
    type: "counter",
    samples: () => counts().map(({ count, ...labels }) => ({ value: count, labels })),
  });
  const name = "mruk_http_request_duration_seconds";
  addSeries(registry, {
    name,
    help: "How long requests took from their head to the last byte of the answer, by kind of address.",
    type: "histogram",
    samples: () =>
      durations().flatMap(({ group, within, count, seconds }): Sample[] => [
        ...durationBounds.map((le, at) => ({
          metricName: `${name}_bucket`,
          labels: { le, group },
          value: within[at] ?? 0,
        })),
        { metricName: `${name}_bucket`, labels: { le: "+Inf", group }, value: count },
        { metricName: `${name}_sum`, labels: { group }, value: seconds },
        { metricName: `${name}_count`, labels: { group }, value: count },
      ]),
  });
}
