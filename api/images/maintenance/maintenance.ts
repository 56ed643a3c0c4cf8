import type { Redraw, Redrawn } from "#api/generation/redraw.ts";
import type { JobHandle } from "#api/jobs/jobs.ts";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import type { FetchPublic } from "#api/platform/http/fetch-public.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Editing } from "#api/stories/editing/editing.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story } from "#api/stories/model.ts";
import type { Pictures } from "../serving/pictures.ts";
import { migrate, type Removal } from "./migrate.ts";
import type { PictureCare, PictureFault } from "./model.ts";
import { pictureFault } from "./picture-fault.ts";

/** Maintains the pictures of all stories. */
export type PictureMaintenance = {
  /**
   * Finds every picture that readers would not see: missing, unreadable, or with an address that fails or is no image.
   */
  check(handle: JobHandle): Promise<PictureFault[]>;
  /** Restores broken pictures from Git, or draws them anew, one commit a story. */
  regenerate(handle: JobHandle, by: string | undefined): Promise<PictureCare>;
  /** Moves pictures and films to cloud storage, in one commit. Throws STORAGE_NOT_CONFIGURED, STORAGE_…. */
  migrate(handle: JobHandle, by: string | undefined): Promise<PictureCare>;
};

export type PictureMaintenanceParts = {
  library: Pick<StoryLibrary, "all">;
  pictures: Pictures;
  fetchPublic: FetchPublic;
  editing: Pick<Editing, "read" | "update" | "updateAll">;
  /** The cloud storage, if it is configured. */
  storage: Removal | null;
  /** Converts another site's picture into one to store. Throws UPLOAD_REFUSED. */
  toStoredPicture(bytes: Uint8Array): Promise<Uint8Array>;
  /** Restores a story's own picture from its commit; false if there is none. */
  putBack(id: Story["id"]): Promise<boolean>;
  /** Draws a new master for a story whose own is lost. */
  redraw: Redraw;
};

type Mending = { by: string | undefined; draw(story: Story): Promise<Redrawn> };

/** Several at once, so that one slow host does not delay the others. */
const lookedAtAtOnce = 4;

export function openPictureMaintenance({
  library,
  editing,
  storage,
  putBack,
  redraw,
  ...sources
}: PictureMaintenanceParts): PictureMaintenance {
  async function check({ signal, report }: JobHandle): Promise<PictureFault[]> {
    const limit = semaphore(lookedAtAtOnce);
    const look = async (story: Story): Promise<PictureFault[]> => {
      signal.throwIfAborted();
      const { id, imageUrl } = story;
      report({ id, state: "working", step: "look" });
      const reason = await pictureFault(story, { ...sources, signal });
      report(reason === null ? { id, state: "skipped" } : { id, state: "waiting", note: reason });
      return reason === null ? [] : [{ id, imageUrl, reason }];
    };
    const looked = await Promise.all([...library.all()].map((story) => limit(() => look(story))));
    return looked.flat();
  }

  /**
   * Gives a story a new picture, unless an editor has given it another one meanwhile. A picture that is only missing on
   * the disk is restored from Git, because nothing could draw the same one.
   */
  async function mend({ id, imageUrl }: PictureFault, { by, draw }: Mending): Promise<Story> {
    const { story, rev } = await editing.read(id);
    if (story.imageUrl !== imageUrl) return story;
    const isOwn = imageUrl === `/images/${id}.webp`;
    if (isOwn && (await putBack(id)) && (await pictureFault(story, sources)) === null) return story;
    return (await editing.update(id, await draw(story), { by, rev })).story;
  }

  return {
    check,

    async regenerate(handle, by) {
      const { signal, report } = handle;
      const faults = await check(handle);
      const failed: PictureCare["failed"] = [];
      let down: AppError | undefined;
      for (const fault of faults) {
        signal.throwIfAborted();
        const { id } = fault;
        report({ id, state: "working", step: "draw" });
        try {
          const work = (draw: Mending["draw"]) => mend(fault, { by, draw: down ? throwing(down) : draw });
          const { titleEn } = await redraw(id, work, { signal });
          report({ id, state: "done", note: titleEn });
        } catch (error) {
          signal.throwIfAborted();
          const reason = reasonOf(error);
          if (isOfIllustrator(error)) down = error;
          failed.push({ id, error: reason });
          report({ id, state: "failed", step: "draw", note: reason });
        }
      }
      const done = faults.length - failed.length;
      return { message: messageOf(done, failed.length), done, failed };
    },

    async migrate(handle, by) {
      if (storage) return migrate(handle, by, { library, editing, storage, ...sources });
      throw new AppError("STORAGE_NOT_CONFIGURED", "There is no cloud storage to move images to.", {
        hint: "Set AZURE_STORAGE_CONNECTION_STRING (docs/storage.md). A running server takes it at its next start.",
      });
    },
  };
}

function messageOf(done: number, failed: number): string {
  if (done + failed === 0) return "All images are fine. Nothing had to be regenerated.";
  const sentences = [`Regenerated ${counted(done)}.`, ...(failed > 0 ? [`${counted(failed)} failed.`] : [])];
  return sentences.join(" ");
}

const counted = (images: number) => `${images} ${images === 1 ? "image" : "images"}`;

const throwing = (error: AppError) => () => Promise.reject(error);

// Errors of the illustrator's service or of the budget: the next picture would fail as well.
const ofIllustrator = new Set<ErrorCode>([
  ...(["SERVICE_KEY_REFUSED", "SERVICE_UNPAID", "SERVICE_BUSY", "SERVICE_TOO_SLOW", "SERVICE_UNREACHABLE"] as const),
  ...(["SERVICE_UNVERIFIED", "SERVICE_MODEL_UNKNOWN", "BUDGET_SPENT", "CONFIG_INVALID"] as const),
]);

const isOfIllustrator = (error: unknown): error is AppError =>
  error instanceof AppError && ofIllustrator.has(error.code);

/** A foreseen error concerns one story only; an unforeseen one ends the job. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  throw error;
}
