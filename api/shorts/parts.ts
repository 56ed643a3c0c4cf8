import type { Pictures } from "../images/pictures.ts";
import type { JobHandle } from "../jobs/jobs.ts";
import type { Language } from "../language/model.ts";
import type { MediaStore } from "../media/model.ts";
import type { FetchPublic } from "../platform/fetch-public.ts";
import type { Editing } from "../stories/editing.ts";
import type { StoryLibrary } from "../stories/library.ts";
import type { Story } from "../stories/model.ts";
import type { Person } from "../stories/signature.ts";
import type { Caption, FilmMaker } from "../video/model.ts";
import type { VideoPlatform } from "../youtube/model.ts";

/** Whose work it is and how it is followed. */
export type ShortsOrder = JobHandle & { by?: Person | undefined };

export type ShortsParts = {
  library: Pick<StoryLibrary, "any" | "all">;
  editing: Pick<Editing, "note">;
  pictures: Pictures;
  /** A master picture out of whatever picture lies elsewhere. */
  masterFrom(bytes: Uint8Array): Promise<Uint8Array>;
  fetchPublic: FetchPublic;
  /** Null where nobody makes films. */
  filmMaker: FilmMaker | null;
  /** How long the house's cut of a story is. */
  filmSecondsOf(story: Story): number;
  captionsOf(story: Story, language: Language, seconds: number): Caption[];
  media: MediaStore;
  /** Asked each time: somebody may sign in while the server runs. Null where nobody has. */
  platform(): Promise<VideoPlatform | null>;
  /** A story's page; null where the site's own address is not known. */
  pageOf(story: Story, language: Language): string | null;
  /** Where films lie until they are kept or uploaded. */
  workDir: string;
};
