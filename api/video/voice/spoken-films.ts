import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeRoom } from "#api/platform/files/kept-work.ts";
import type { SpokenFilm, Story } from "#api/stories/model.ts";
import { filmNameOf } from "#api/stories/spoken-film.ts";
import { captionLine } from "../making/captions.ts";
import { type FilmMaker, filmSeconds } from "../model.ts";
import type { VideosParts } from "../parts.ts";
import type { Spoken } from "./speak.ts";
import { laidOut, secondsOf, within } from "./timing.ts";

/** The length of a film in which all of them can be said, in whole seconds; null if that is too long for a film. */
export function filmSecondsFor(spoken: readonly Spoken[]): number | null {
  const seconds = spoken.flatMap(({ speech }) => {
    const short = within(speech, filmSeconds.most);
    return short ? secondsOf(short) : [];
  });
  return seconds.length === 0 ? null : Math.max(...seconds);
}

type Film = { path: string; url: string; seconds: number };
type Parts = Pick<VideosParts, "media" | "workDir"> & { filmMaker: FilmMaker };

/** Lays each voice over the film and stores it, as far as the film is long enough. Throws FILM_…, STORAGE_…, DISK_FULL. */
export async function spokenFilms(
  story: Story,
  { film, spoken, signal }: { film: Film; spoken: readonly Spoken[]; signal: AbortSignal },
  { media, workDir, filmMaker }: Parts,
): Promise<SpokenFilm[]> {
  const films: SpokenFilm[] = [];
  await makeRoom(workDir);
  for (const { language, narrator, voice, wav, speech } of spoken) {
    const short = within(speech, film.seconds);
    if (!short) continue;
    const { parts, captions } = laidOut(short, film.seconds);
    const into = join(workDir, `${story.id}.spoken.${language}.mp4`);
    await filmMaker.addVoice?.({
      ...{ story, film: film.path, seconds: film.seconds, speech: wav, parts, into, signal },
      byModel: narrator !== "house",
    });
    signal.throwIfAborted();
    const bytes = await readFile(into);
    await rm(into);
    const { url } = await media.put({ id: story.id, kind: "film", source: { bytes } }, { signal });
    films.push({
      ...{ language, url, of: filmNameOf(film.url), narrator, voice },
      captions: captions.map(captionLine),
    });
  }
  return films;
}
