// Joins what makes films of stories, keeps them and takes them to the video platform; for a server and for the terminal.
import type { Logger } from "pino";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Environment } from "./platform/git.ts";
import { openShorts, type Shorts } from "./shorts/shorts.ts";
import type { Editing } from "./stories/editing.ts";
import type { StoryLibrary } from "./stories/library.ts";

type World = {
  config: Config;
  clock: Clock;
  environment: Environment;
  log: Pick<Logger, "warn">;
  library: StoryLibrary;
  editing: Editing;
};

export async function openFilms({ library }: World): Promise<Shorts> {
  return openShorts({ library, makers: { makeFilm: null, upload: null } });
}
