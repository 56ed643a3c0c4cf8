import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#api/platform/errors.ts";
import type { StoryFileName, StoryFolder, StoryId } from "../model.ts";
import { pushConflictBranches } from "./conflict-branches.ts";
import { rebase } from "./rebase.ts";
import type { MovedStory } from "./replay.ts";
import { fetchTip, isTransient, lastSeenTip, push, type Remote } from "./transport.ts";
import { commitAt, type WorkingCopy } from "./working-copy.ts";

/** The outcome of a synchronisation. */
export type RemoteReport = {
  state: "no remote" | "equal" | "local only";
  /** Stories of ours that were dropped, because somebody else had pushed them first. */
  taken: StoryId[];
  /** Drafts of ours that were dropped for the same reason, if any. */
  takenDrafts?: StoryId[];
  /** Stories of ours that got another id, if any. */
  moved?: MovedStory[];
  /** The files that the remote's commits changed, if any, relative to the content folder. */
  brought?: string[];
  /** The branch that keeps changes of ours that could not be joined. */
  conflictBranch?: string;
  /** The files of those changes, relative to the content folder. */
  leftOut?: string[];
  /** The reason why the remote lacks something. It is a warning, since the next run tries again. */
  problem?: AppError;
};

type SynchroniseOptions = {
  fetchFirst: boolean;
  /** Keeps what cannot be joined on a branch of its own; without it, a conflict stops the synchronisation for a person to decide. */
  keepsConflicts?: ConflictKeeping | undefined;
  /** Does the work under the repository lock. */
  locked<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** `refused` collects the conflict branches that the remote does not accept. */
export type ConflictKeeping = { refused: Set<string> };

const tries = 8;
const networkTries = 3;

/**
 * Makes local and remote equal: fetches, rebases our commits, pushes. When another push wins the race it starts over, at most
 * eight times, each after a longer and less predictable pause. It throws where uncommitted work is in the way; a failure of the
 * remote becomes the report's problem. Without `fetchFirst` the first attempt trusts the last known tip, and the push finds out
 * whether it still holds. Only the rebase is done under the lock, so that a commit never waits for the remote.
 */
export async function synchroniseWithRemote(
  copy: WorkingCopy,
  remote: Remote,
  options: SynchroniseOptions,
): Promise<RemoteReport> {
  const taken: StoryFileName[] = [];
  const moved: MovedStory[] = [];
  const brought = new Set<string>();
  const leftOut: string[] = [];
  let conflictBranch: string | undefined;
  const takenIn = (folder: StoryFolder) => taken.flatMap((file) => (file.folder === folder ? file.id : []));
  const outcome = () => ({
    taken: takenIn("stories"),
    ...(takenIn("drafts").length > 0 && { takenDrafts: takenIn("drafts") }),
    ...(moved.length > 0 && { moved }),
    ...(brought.size > 0 && { brought: [...brought] }),
    ...(conflictBranch !== undefined && { conflictBranch }),
    ...(leftOut.length > 0 && { leftOut }),
  });
  try {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const isEqual = await trySynchronise(copy, remote, {
        fetches: attempt > 1 || options.fetchFirst,
        async rebase(theirs) {
          const result = await rebase(copy, theirs, { remote, keepsConflicts: options.keepsConflicts !== undefined });
          taken.push(...result.taken);
          moved.push(...result.moved);
          for (const path of result.brought) brought.add(path);
          leftOut.push(...result.leftOut);
          conflictBranch = result.conflictBranch ?? conflictBranch;
        },
        locked: options.locked,
      }).catch((error) => {
        if (attempt < networkTries && isTransient(error)) return false;
        throw error;
      });
      if (isEqual) {
        if (options.keepsConflicts) await pushConflictBranches(copy, remote, options.keepsConflicts.refused);
        return { state: "equal", ...outcome() };
      }
      await sleep(Math.random() * 100 * 2 ** attempt);
    }
    const hint = "The commits are kept here; the next run pushes them.";
    throw new AppError("REMOTE_UNREACHABLE", `${remote.name} was pushed to by others, ${tries} times in a row`, {
      hint,
    });
  } catch (error) {
    if (!(error instanceof AppError) || !reportedCodes.has(error.code)) throw error;
    return { state: "local only", ...outcome(), problem: error };
  }
}

type Attempt = {
  fetches: boolean;
  rebase(theirs: string | null): Promise<void>;
  locked: SynchroniseOptions["locked"];
};

async function trySynchronise(copy: WorkingCopy, remote: Remote, attempt: Attempt): Promise<boolean> {
  const theirs = attempt.fetches ? await fetchTip(copy, remote) : await lastSeenTip(copy, remote);
  const ours = await attempt.locked(async () => {
    await attempt.rebase(theirs);
    return commitAt(copy, copy.ref);
  });
  return ours === null || ours === theirs || (await push(copy, remote, { commit: ours, seen: theirs }));
}

const reportedCodes = new Set<string>(["REMOTE_UNREACHABLE", "REMOTE_REFUSED", "CONTENT_DIVERGED"]);
