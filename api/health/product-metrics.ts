import type { Registry } from "prom-client";
import { warsawDate } from "../schedule/slots.ts";
import type { MetricsSources } from "./metrics-sources.ts";
import { healthParts } from "./model.ts";
import { addSeries, type Sample } from "./series.ts";

/** How the stories, the remote, the schedule and the letters stand. */
export function addProductMetrics(registry: Registry, sources: MetricsSources): void {
  const { version, now, startedAt, problems, buffer, metAt, runs, letters, subscribers, stateBytes } = sources;
  const failed = new Map<string, number>();

  /** A metric of which one source's failure takes nothing but itself. */
  function add(name: string, help: string, source: string, samples: () => Sample[] | Promise<Sample[]>): void {
    failed.set(source, 0);
    const guarded = async () => {
      try {
        const found = await samples();
        failed.set(source, 0);
        return found;
      } catch {
        failed.set(source, 1);
        return [];
      }
    };
    addSeries(registry, { name: `mruk_${name}`, help, type: "gauge", samples: guarded });
  }
  const ageOf = (instant: Temporal.Instant) => Math.max(0, instant.until(now()).total("seconds"));
  const ageOfText = (text: string) => ageOf(Temporal.Instant.from(text));

  add("build_info", "1, with the version of the product and of Node.", "build", () => [
    { value: 1, labels: { version, node: process.versions.node } },
  ]);
  add("stories_ready", "Stories that wait for their hour.", "buffer", () => [{ value: buffer().ready }]);
  add("buffer_seconds", "Until the last hour up to which no story is missing; 0 where the next is.", "buffer", () => {
    const { until } = buffer();
    return [{ value: until ? now().until(Temporal.Instant.from(until.publishedAt)).total("seconds") : 0 }];
  });
  add("slot_empty", "1 where readers miss a story of today, or the next is not made.", "buffer", () => [
    { value: Number(buffer().level === "empty") },
  ]);
  add("problems", "What is wrong, by part and level; the health of the server in one number each.", "health", () => {
    const standing = problems();
    const levels = ["warning", "alarm"] as const;
    return healthParts.flatMap((part) =>
      levels.map((level) => ({
        value: standing.filter((problem) => problem.part === part && problem.level === level).length,
        labels: { part, level },
      })),
    );
  });
  if (metAt !== null) {
    const help = "Since the library and its remote were last found equal, or since the start where they never were.";
    add("remote_age_seconds", help, "remote", () => [{ value: ageOf(metAt() ?? startedAt) }]);
  }
  add("run_age_seconds", "Since a run that makes stories last ended on this machine.", "runs", async () =>
    (await runs()).slice(0, 1).map(({ endedAt }) => ({ value: ageOfText(endedAt) })),
  );
  add("run_stories", "What became of the stories of the last run on this machine.", "runs", async () =>
    (await runs()).slice(0, 1).flatMap(({ published, skipped, failed: missed }) => [
      { value: published, labels: { outcome: "published" } },
      { value: skipped, labels: { outcome: "skipped" } },
      { value: missed, labels: { outcome: "failed" } },
    ]),
  );
  add("letters_today", "Letters of this Warsaw day by what became of them.", "letters", async () => {
    const today = warsawDate(now());
    return (await letters())
      .filter(({ date }) => date === today)
      .flatMap(({ date: _, readers, ...outcomes }) => {
        const settled = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
        return Object.entries({ ...outcomes, waiting: Math.max(0, readers - settled) }).map(([outcome, value]) => ({
          value,
          labels: { outcome },
        }));
      });
  });
  add("subscribers", "Readers of the morning letter: reading, waiting to confirm, or bounced.", "subscribers", () => {
    const { confirmed, waiting, bounced } = subscribers();
    return Object.entries({ reading: confirmed - bounced, waiting, bounced }).map(([state, value]) => ({
      value,
      labels: { state },
    }));
  });
  add("state_file_bytes", "Size of the state file.", "state", async () => [{ value: await stateBytes() }]);
  addSeries(registry, {
    name: "mruk_metrics_source_failed",
    help: "1 for a source of these metrics that could not be read when it was last asked; its metrics are missing then.",
    type: "gauge",
    samples: () => [...failed].map(([source, value]) => ({ value, labels: { source } })),
  });
}
