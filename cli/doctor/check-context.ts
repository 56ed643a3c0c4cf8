import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";

/** The settings and the surroundings that the checks read. */
export type CheckContext = {
  config: Config;
  clock: Clock;
  environment: Environment;
  /** The web address whose Date header the clock is compared with. */
  timeFrom: string;
};
