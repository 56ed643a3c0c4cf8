import type { Pictures } from "#api/images/serving/pictures.ts";
import type { JobHandle } from "#api/jobs/jobs.ts";
import type { Language } from "#api/language/model.ts";
import type { MediaStore } from "#api/media/model.ts";
import type { FetchPublic } from "#api/platform/http/fetch-public.ts";
import type { Editing } from "#api/stories/editing/editing.ts";
import type { Person } from "#api/stories/editing/signature.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story } from "#api/stories/model.ts";
import type { Caption, FilmMaker } from "./model.ts";
import type { FilmVoice } from "./voice/film-voice.ts";
import type { VideoPlatform } from "./youtube/model.ts";

/** The author of the work, and its signal and progress. */
export type VideosOrder = JobHandle & { by?: Person | undefined };
/** `voice`: whether the film speaks; by default as FILM_VOICE has it. */
export type FilmingOrder = VideosOrder & { voice?: boolean | undefined };

export type VideosParts = {
  library: Pick<StoryLibrary, "any" | "all">;
  editing: Pick<Editing, "note">;
  pictures: Pictures;
  /** Makes a master picture from a picture stored elsewhere. */
  masterFrom(bytes: Uint8Array): Promise<Uint8Array>;
  fetchPublic: FetchPublic;
  /** Null if no film-maker is configured. */
  filmMaker: FilmMaker | null;
  /** Null where nobody gives films a voice. */
  voice: FilmVoice | null;
  captionsOf(story: Story, language: Language, seconds: number): Caption[];
  media: MediaStore;
  /** Called each time, because an administrator may sign in while the server runs. Null while nobody has. */
  platform(): Promise<VideoPlatform | null>;
  /** The address of a story's page; null if the site's own address is not known. */
  pageOf(story: Story, language: Language): string | null;
  /** The folder of films until they are stored or uploaded. */
  workDir: string;
};
