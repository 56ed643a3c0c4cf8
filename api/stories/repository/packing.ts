import type { Logger } from "pino";
import type { Clock } from "#api/platform/clock.ts";
import { AppError, saidBy } from "#api/platform/errors.ts";
import type { ContentRepository } from "./content-repository.ts";

type Options = {
  content: Pick<ContentRepository, "pack">;
  clock: Clock;
  log: Pick<Logger, "warn">;
};

/** Packs the repository once a day, first an hour after the start, when the server is no longer busy with it. Never throws. */
export function openPacking({ content, clock, log }: Options): { tick(): Promise<void> } {
  let dueAt = clock.now().add({ hours: 1 });
  return {
    async tick() {
      if (Temporal.Instant.compare(clock.now(), dueAt) < 0) return;
      dueAt = clock.now().add({ hours: 24 });
      const problem = await content.pack().then(() => null, problemOf);
      if (problem) log.warn(problem, "The library's repository could not be packed; tomorrow it is tried again");
    },
  };
}

function problemOf(error: unknown) {
  return error instanceof AppError ? saidBy(error) : { code: "INTERNAL", message: String(error) };
}
