// Joins what has stories read aloud into files; for a server and for the terminal.
import { join } from "node:path";
import { openNarrations } from "#api/narration/narrations.ts";
import type { NarrationsParts } from "#api/narration/parts.ts";
import { type NarrationKeeping, narrationKeeper } from "#api/narration/schedule/keep-narrations.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import { purseOpener } from "../budget.ts";
import { openMedia } from "../storage.ts";
import { openNarrator } from "./narrator.ts";

type World = Pick<NarrationsParts, "library" | "editing"> & {
  config: Config;
  clock: Clock;
  environment: Environment;
};

export async function narrationsFor({ config, clock, environment, library, editing }: World) {
  const openPurse = purseOpener({ config, clock });
  const narrator = openNarrator({ config, environment });
  const narrations = openNarrations({
    ...{ library, editing, narrator },
    purseOf: (id) => openPurse(id, "speech"),
    encoder: { ffmpegPath: config.FFMPEG_PATH, environment },
    media: await openMedia(config),
    workDir: join(config.DATA_DIR, "media", "spoken"),
  });
  return { narrator, narrations };
}

type Keeping = Omit<NarrationKeeping, "narrator" | "narrations"> & Awaited<ReturnType<typeof narrationsFor>>;

/** Has stories read aloud by itself at each call; null where readers' browsers speak. */
export const keeperOfNarrations = ({ narrator, ...keeping }: Keeping): (() => Promise<void>) | null =>
  narrator && narrationKeeper({ ...keeping, narrator });
