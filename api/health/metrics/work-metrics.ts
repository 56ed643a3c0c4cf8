import type { Registry } from "prom-client";
import { addSeries } from "./series.ts";

/** Running and waiting work of one kind, and how much was refused since the start. */
export type WorkCounts = { running: number; waiting: number; refused: number };

/** Adds metrics of the work that runs beside requests. */
export function addWorkMetrics(registry: Registry, work: Readonly<Record<string, WorkCounts>>): void {
  const of = (count: keyof WorkCounts) => () =>
    Object.entries(work).map(([kind, counts]) => ({ value: counts[count], labels: { kind } }));
  const add = (name: string, type: "gauge" | "counter", help: string, samples: ReturnType<typeof of>) =>
    addSeries(registry, { name, help, type, samples });
  add("mruk_work_running", "gauge", "Pieces of costly work that are being done, by kind.", of("running"));
  add("mruk_work_waiting", "gauge", "Pieces of costly work that wait their turn.", of("waiting"));
  add("mruk_work_refused_total", "counter", "Pieces of costly work that were refused since the start.", of("refused"));
}
