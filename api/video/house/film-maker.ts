import type { FilmMaker } from "../model.ts";

type Options = {
  /** The encoder's program, or null to look for one: FFMPEG_PATH, the PATH, the one that comes along. */
  ffmpegPath: string | undefined;
  /** The PATH to look in. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Where unfinished work lies. */
  workDir: string;
};

/** Moves slowly over the story's picture, with titles, captions and a gentle sound, on this machine alone. */
export function openHouseFilmMaker(_options: Options): FilmMaker {
  throw new Error("later");
}
