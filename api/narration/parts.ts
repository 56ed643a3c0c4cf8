import type { Purse } from "#api/generation/model.ts";
import type { JobHandle } from "#api/jobs/jobs.ts";
import type { MediaStore } from "#api/media/model.ts";
import type { EncoderPlace } from "#api/platform/processes/encoder.ts";
import type { Editing } from "#api/stories/editing/editing.ts";
import type { Person } from "#api/stories/editing/signature.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { Narrator } from "./model.ts";

/** The author of the work, and its signal and progress. */
export type NarrationHandle = JobHandle & { by?: Person | undefined };

export type NarrationsParts = {
  library: Pick<StoryLibrary, "any">;
  editing: Pick<Editing, "read" | "note">;
  /** Null where readers' browsers speak. */
  narrator: Narrator | null;
  purseOf(id: StoryId): Promise<Purse>;
  encoder: EncoderPlace;
  media: MediaStore;
  /** The folder of speech until it is kept. */
  workDir: string;
};
