import type { Registry } from "prom-client";
import { warsawDate } from "#api/schedule/slots.ts";
import { healthParts } from "../model.ts";
import { addSeries, type Sample } from "./series.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import type { MetricsSources } from "./sources.ts";

/** Metrics of the stories, the remote, the schedule and the letters, as of the last `look`. */
export function addProductMetrics(registry: Registry, sources: MetricsSources): { look(): Promise<void> } {
  const { version, now, startedAt, metAt } = sources;
  let snapshot: Snapshot;
  let [asOf, date] = [startedAt, ""];

  const gauge = (name: string, help: string, samples: () => Sample[]) =>
    addSeries(registry, { name: `mruk_${name}`, help, type: "gauge", samples });
  const ageOf = (instant: Temporal.Instant) => Math.max(0, instant.until(asOf).total("seconds"));
  const lastRun = () => snapshot.runs?.slice(0, 1) ?? [];

  gauge("build_info", "1, with the version of the product and of Node.", () => [
    { value: 1, labels: { version, node: process.versions.node } },
  ]);
  gauge("stories_ready", "Stories that wait for their hour, up to the first slot without one.", () =>
    single(snapshot.buffer?.ready),
  );
  gauge("buffer_seconds", "Until the last hour up to which no story is missing; 0 where the next is.", () => {
    const { buffer } = snapshot;
    if (buffer?.until == null) return single(buffer ? 0 : undefined);
    return single(asOf.until(Temporal.Instant.from(buffer.until.publishedAt)).total("seconds"));
  });
  gauge("slot_empty", "1 where readers miss a story of today, or the next is not made.", () =>
    single(snapshot.buffer ? Number(snapshot.buffer.level === "empty") : undefined),
  );
  gauge("problems", "What is wrong, by part and level.", () => problemSamples(snapshot));
  if (metAt !== null) {
    const help = "Since the library and its remote were last found equal, or since the start where they never were.";
    gauge("remote_age_seconds", help, () => single(ageOf(metAt() ?? startedAt)));
  }
  gauge("run_age_seconds", "Since a run that makes stories last ended on this machine.", () =>
    lastRun().map(({ endedAt }) => ({ value: ageOf(Temporal.Instant.from(endedAt)) })),
  );
  gauge("run_stories", "What became of the stories of the last run on this machine.", () =>
    lastRun().flatMap(({ published, skipped, failed }) => byLabel("outcome", { published, skipped, failed })),
  );
  gauge("letters_today", "Letters of this Warsaw day by what became of them.", () => letterSamples(snapshot, date));
  gauge("subscribers", "Readers of the morning letter: reading, waiting to confirm, or bounced.", () => {
    if (snapshot.subscribers === null) return [];
    const { confirmed, waiting, bounced } = snapshot.subscribers;
    return byLabel("state", { reading: confirmed - bounced, waiting, bounced });
  });
  gauge("state_file_bytes", "Size of the state file.", () => single(snapshot.stateBytes ?? undefined));
  const help = "1 for a source of these metrics that could not be read just now; its metrics are missing then.";
  gauge("metrics_source_failed", help, () =>
    Object.entries(snapshot).map(([source, said]) => ({ value: Number(said === null), labels: { source } })),
  );
  return {
    async look() {
      snapshot = await snapshotOf(sources);
      asOf = now();
      date = warsawDate(asOf);
    },
  };
}

const single = (value: number | undefined): Sample[] => (value === undefined ? [] : [{ value }]);

const byLabel = (label: string, values: Record<string, number>): Sample[] =>
  Object.entries(values).map(([name, value]) => ({ value, labels: { [label]: name } }));

/** A sample for every part, also for those without a problem, since alarms need a series that exists. */
function problemSamples({ problems }: Snapshot): Sample[] {
  if (problems === null) return [];
  return healthParts.flatMap((part) =>
    (["warning", "alarm"] as const).map((level) => ({
      value: problems.filter((problem) => problem.part === part && problem.level === level).length,
      labels: { part, level },
    })),
  );
}

function letterSamples({ letters }: Snapshot, today: string): Sample[] {
  const report = letters?.find(({ date }) => date === today);
  if (!report) return [];
  const { sent, unknown, refused, bounced, readers } = report;
  const waiting = Math.max(0, readers - sent - unknown - refused - bounced);
  return byLabel("outcome", { sent, unknown, refused, bounced, waiting });
}
