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
  /** How the public site is looked up and greeted; without it as this machine does. */
  internet?: Internet | undefined;
};

export type Internet = {
  /** Addresses with ports. */
  nameServers?: readonly string[];
  /** The certificates of the authorities to trust, as PEM. */
  authorities?: string;
  /** The time limit for a lookup, and for a greeting. */
  deadlineMs?: number;
};
