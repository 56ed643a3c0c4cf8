import type { GenerationRun } from "#api/generation/model.ts";
import type { LetterReport, SubscriberCounts } from "#api/newsletter/model.ts";
import type { StoryBuffer } from "#api/schedule/buffer.ts";
import type { Health } from "../model.ts";
import type { RequestTally } from "./request-tally.ts";
import type { WorkCounts } from "./work-metrics.ts";

/** The sources of the metrics, read only when somebody asks for metrics. */
export type MetricsSources = {
  version: string;
  now(): Temporal.Instant;
  startedAt: Temporal.Instant;
  requests: Pick<RequestTally, "counts" | "durations">;
  /** The number of open connections; null when no server listens. */
  connections(): number | null;
  problems: Health["problems"];
  buffer(): StoryBuffer;
  /** When the library and its remote were last equal; null when no remote is followed. */
  metAt: (() => Temporal.Instant | null) | null;
  /** Newest first. */
  runs(): Promise<GenerationRun[]>;
  /** Newest first. */
  letters(): Promise<LetterReport[]>;
  subscribers(): SubscriberCounts;
  stateBytes(): Promise<number>;
  /** By kind. */
  work?: Readonly<Record<string, WorkCounts>>;
};
