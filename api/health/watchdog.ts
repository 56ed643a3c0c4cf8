import type { Logger } from "pino";
import type { Post } from "../mail/model.ts";
import type { Clock } from "../platform/clock.ts";
import type { StoryBuffer } from "../schedule/buffer.ts";
import type { Health } from "./health.ts";
import type { HealthState } from "./model.ts";

export type WatchdogParts = {
  clock: Clock;
  log: Pick<Logger, "warn">;
  health: Health;
  /** How far the stories reach. */
  buffer(): StoryBuffer;
  /** What the watchdog needs of the state file. */
  store: { read(): HealthState; update<Result>(change: (state: HealthState) => Result): Promise<Result> };
  mail: Pick<Post, "send">;
  /** Who is told; null where nobody is named. */
  administrator: string | null;
  siteUrl: string | undefined;
};

export type Watchdog = {
  /** Looks at the buffer, reports it, and tells the administrator what is wrong: once a Warsaw day and level. */
  tick(): Promise<void>;
};

export function openWatchdog(_parts: WatchdogParts): Watchdog {
  return { tick: async () => {} };
}
