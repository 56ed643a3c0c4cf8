// Chooses who reads aloud into files, by the configuration. Nobody is loaded who is not chosen.

import { openHouseNarrator } from "#api/house/narrator/narrator.ts";
import type { Narrator } from "#api/narration/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";

type Reading = { config: Config; environment: Environment; clock: Clock };

/** Null where readers' browsers speak. */
export function openNarrator({ config, environment }: Reading): Narrator | null {
  switch (config.NARRATOR) {
    case "browser":
      return null;
    case "house":
      return openHouseNarrator({ environment });
    default:
      return null;
  }
}
