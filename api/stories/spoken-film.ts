import type { SpokenFilm, Story } from "./model.ts";

type Filmed = Pick<Story, "videoUrl" | "madeBy">;

/** The name of a film's file. It has the content's hash, and stays when the film is moved to another store. */
export const filmNameOf = (videoUrl: string): string => videoUrl.replace(/[?#].*$/s, "").replace(/^.*\//s, "");

/** The films with a voice that were made of the story's present film. */
export function spokenFilmsOf({ videoUrl, madeBy }: Filmed): readonly SpokenFilm[] {
  if (videoUrl === undefined) return [];
  return (madeBy?.film?.spoken ?? []).filter(({ of }) => of === filmNameOf(videoUrl));
}

export const spokenFilmIn = (story: Filmed, language: string): SpokenFilm | undefined =>
  spokenFilmsOf(story).find((film) => film.language === language);

/** Whether the film is the house's, and has no voice yet. Films from elsewhere get none here. */
export const isSilentHouseFilm = (story: Filmed): boolean =>
  story.videoUrl !== undefined && story.madeBy?.film?.maker === "house" && spokenFilmsOf(story).length === 0;
