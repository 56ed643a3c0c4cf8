import type { Logger } from "pino";
import type { Health } from "../health/health.ts";
import type { Clock } from "../platform/clock.ts";
import type { ContentRepository } from "../stories/content-repository.ts";
import type { StoryLibrary } from "../stories/library.ts";
import type { Following } from "./model.ts";

export type FollowerParts = {
  content: Pick<ContentRepository, "bring" | "synchronise" | "aside" | "committed">;
  library: Pick<StoryLibrary, "refresh">;
  health: Health;
  clock: Clock;
  log: Pick<Logger, "info" | "warn">;
  /** As people are shown it. */
  remote: string;
  everySeconds: number;
};

/** Keeps the library equal to the remote. */
export type Follower = {
  /**
   * Makes both equal now: clones where there is no library yet, fetches, joins, pushes, and shows readers what came. Never
   * throws: what is wrong is reported to the health and the log, and the site goes on with what it has.
   */
  tick(): Promise<void>;
  status(): Promise<Following>;
};

export function openFollower({ remote, everySeconds }: FollowerParts): Follower {
  return {
    tick: async () => {},
    status: async () => ({ remote, everySeconds, commit: null, metAt: null, aside: [] }),
  };
}
