import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { openQueue } from "#api/platform/processes/queue.ts";
import { addWorkMetrics } from "./work-metrics.ts";

it("reports how much work waits, and how much was refused", async () => {
  const registry = new Registry();
  const pictures = openQueue({ atOnce: 1, mostWaiting: 1 });
  addWorkMetrics(registry, { pictures });
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = [pictures.run(() => promise), pictures.run(() => promise)];
  await expect(pictures.run(() => promise)).rejects.toMatchObject({ code: "OVERLOADED" });
  const text = await registry.metrics();
  expect(text).toContain('mruk_work_running{kind="pictures"} 1');
  expect(text).toContain('mruk_work_waiting{kind="pictures"} 1');
  expect(text).toContain('mruk_work_refused_total{kind="pictures"} 1');
  resolve();
  await Promise.all(work);
});
