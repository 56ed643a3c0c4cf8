import type { Logger } from "pino";
import { AppError } from "#api/platform/errors.ts";
import type { StoryLibrary } from "../index/library.ts";
import { type StoryId, storyPath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedStory, type Revised } from "../repository/committed-story.ts";
import type { ContentChange, ContentRepository } from "../repository/content-repository.ts";
import type { MovedStory } from "../repository/replay.ts";
import { refuseLeftOut } from "./left-out.ts";
import { openPushing } from "./pushing.ts";
import { identityOf, type Person } from "./signature.ts";
import type { LeftOut } from "./update-stories.ts";

/** The commit's author. Without one, the configuration names it (CONTENT_AUTHOR). */
export type By = { by?: Person | undefined };

export type SavingOptions = {
  content: ContentRepository;
  library: Pick<StoryLibrary, "refresh">;
  log: Pick<Logger, "warn">;
  /** An answer waits this long for the push, which then goes on in the background; without a limit, it waits to the end. */
  pushPatienceMs?: number | undefined;
  /** Called when the remote has the change. */
  onPushed?: (() => void) | undefined;
};

export type Saved = {
  before: Committed;
  committed: Committed;
  moved: MovedStory[];
  /** Whether the push left the change of this file out of the branch. */
  isLeftOut(path: string): boolean;
};

export type Saving = ReturnType<typeof openSaving>;

/** Commits changes, pushes them and shows them to readers. */
export function openSaving({ content, library, log, pushPatienceMs, onPushed }: SavingOptions) {
  const pushing = openPushing({ content, log, patienceMs: pushPatienceMs, onPushed });

  async function save({ by }: By, decide: (committed: Committed) => Promise<ContentChange | null>): Promise<Saved> {
    const author = by === undefined ? undefined : (identityOf(by) ?? undefined);
    let paths: string[] = [];
    let before: Committed | undefined;
    const timesLeftOut = new Map<string, number>();
    const committed = await content.change(async (found) => {
      before = found;
      const change = await decide(found);
      paths = change?.files.map(({ path }) => path) ?? [];
      for (const path of paths) timesLeftOut.set(path, content.timesLeftOut(path));
      return change && { ...change, author };
    });
    // The change is committed. A later failure must not make it look unsaved.
    await refresh(paths);
    const { moved, brought } = await pushing.push();
    if (brought.length > 0) await refresh(brought);
    const isLeftOut = (path: string) => {
      const known = timesLeftOut.get(path);
      return known !== undefined && content.timesLeftOut(path) > known;
    };
    return { before: before ?? committed, committed, moved, isLeftOut };
  }

  const refresh = (paths: readonly string[]) =>
    library
      .refresh({ paths })
      .catch((error: unknown) => log.warn({ err: error }, "The library could not be read again"));

  /** Throws EDIT_CONFLICT where others were first with a change of the same. */
  async function refuseLoss({ isLeftOut, ...steps }: Saved, id: StoryId): Promise<void> {
    if (isLeftOut(storyPath(id))) await refuseLeftOut({ ...steps, now: await content.committed() }, id);
  }

  /** The stories whose changes `refuseLoss` refuses. */
  async function lossesOf(saved: Saved, ids: readonly StoryId[]): Promise<LeftOut[]> {
    const lost: LeftOut[] = [];
    for (const id of ids) {
      await refuseLoss(saved, id).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        lost.push({ id, error });
      });
    }
    return lost;
  }

  /** The story after the push, which may have merged others' changes, or moved the story to another id. */
  async function afterPush(saved: Saved, id: StoryId): Promise<Revised> {
    const { committed, moved } = saved;
    const { to = id } = moved.find(({ from }) => from === id) ?? {};
    await refuseLoss(saved, id);
    return committedStory(await content.committed(), to).catch(() => committedStory(committed, id));
  }

  return { save, refuseLoss, lossesOf, afterPush, remoteState: pushing.state };
}
