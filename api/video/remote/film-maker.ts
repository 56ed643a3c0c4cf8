import type { Purse } from "../../generation/model.ts";
import type { StoryId } from "../../stories/model.ts";
import type { FilmMaker } from "../model.ts";

type Options = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  usdPerSecond: number;
  purseOf(id: StoryId): Purse;
  /** Where the ids of jobs are kept that were begun, so that a restart takes them up. */
  jobsDir: string;
};

/** A film-maker that speaks the `/v1/videos` shape: create, poll, download. */
export function openRemoteFilmMaker(_options: Options): FilmMaker {
  throw new Error("later");
}
