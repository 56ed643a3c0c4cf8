import type { Clock } from "../../api/platform/clock.ts";
import type { Config } from "../../api/platform/config.ts";
import type { Environment } from "../../api/platform/git.ts";

/** What the doctor looks at. */
export type World = {
  config: Config;
  clock: Clock;
  environment: Environment;
  /** An address on the web whose server knows the time. */
  timeFrom: string;
};
