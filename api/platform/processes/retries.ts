import type { Clock } from "../clock.ts";
import { AppError, type ErrorCode } from "../errors.ts";

/** Failures that say nothing of the single story: the next one would fail alike. */
const ofAll: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "FILM_TOOLS_MISSING",
  "BUDGET_SPENT",
  "DISK_FULL",
  "SERVICE_KEY_REFUSED",
  "SERVICE_UNPAID",
  "SERVICE_MODEL_UNKNOWN",
  "SERVICE_BUSY",
  "SERVICE_UNREACHABLE",
  "STORAGE_UNREACHABLE",
  "STORAGE_REFUSED",
  "CONTENT_BUSY",
  "CONTENT_BLOCKED",
  "CONTENT_NOT_GIT",
  "CONTENT_NOT_CONFIGURED",
  "CONTENT_NOT_WRITABLE",
]);

const quarter = { minutes: 15 };
const day = { hours: 24 };

type Failure = { error: unknown; times: number; until: Temporal.Instant };

/** The failures of one kind of work, and the times of the next tries. A restart forgets them. */
export type Retries = {
  /** Whether a piece of work may be tried now. */
  mayTry(key: string): boolean;
  /** Notes a failure. */
  failed(key: string, error: unknown): void;
  succeeded(key: string): void;
  /** Forgets the failures of other work, and returns the latest that stands. */
  latest(keys: ReadonlySet<string>): unknown;
};

type Options = {
  clock: Clock;
  /** Further failures that concern all of this kind of work. */
  stopsAll?(code: ErrorCode): boolean;
};

export function openRetries({ clock, stopsAll = () => false }: Options): Retries {
  const failures = new Map<string, Failure>();
  /** Until then nothing at all is tried. */
  let rest: Temporal.Instant | null = null;
  const isOver = (until: Temporal.Instant) => Temporal.Instant.compare(until, clock.now()) <= 0;
  return {
    mayTry(key) {
      const failure = failures.get(key);
      return (rest === null || isOver(rest)) && (failure === undefined || isOver(failure.until));
    },
    failed(key, error) {
      const concernsAll = error instanceof AppError && (ofAll.has(error.code) || stopsAll(error.code));
      const times = (failures.get(key)?.times ?? 0) + 1;
      const until = clock.now().add(concernsAll ? waitFor(error) : pauseAfter(error, times));
      // The last failure of a map is its latest.
      failures.delete(key);
      failures.set(key, { error, times, until });
      if (concernsAll) rest = until;
    },
    succeeded: (key) => void failures.delete(key),
    latest(keys) {
      for (const key of failures.keys()) if (!keys.has(key)) failures.delete(key);
      return [...failures.values()].at(-1)?.error;
    },
  };
}

/** As long as the service asks for, such as until the day's quota begins anew. */
const waitFor = ({ retryAfter }: AppError): Temporal.DurationLike =>
  retryAfter === undefined || retryAfter < quarter.minutes * 60 ? quarter : { seconds: retryAfter };

/** A story's own failure may be paid work: an hour, then twice as long each time. Work that somebody stopped rests for a day. */
function pauseAfter(error: unknown, times: number): Temporal.DurationLike {
  if (error instanceof AppError && error.code === "JOB_CANCELLED") return day;
  return { hours: Math.min(day.hours, 2 ** (times - 1)) };
}
