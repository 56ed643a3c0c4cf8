import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../platform/errors.ts";
import type { StoryId } from "./model.ts";
import { takeOver } from "./take-over.ts";
import { fetchTip, isPassing, lastSeenTip, push, type Remote } from "./transport.ts";
import { commitAt, type WorkingCopy } from "./working-copy.ts";

/** How local and remote stand after we tried to make them equal. */
export type RemoteReport = {
  state: "no remote" | "equal" | "local only";
  /** Stories of ours that somebody else had pushed first; ours are gone. */
  taken: StoryId[];
  /** Why the remote has not got everything: for a warning, since the next run tries again. */
  problem?: AppError;
};

const tries = 8;
const triesOfTheNetwork = 3;

/**
 * Makes local and remote equal: takes what others pushed, puts our commits on top of it, pushes. Losing a race against
 * another push means doing it again, at most eight times, each after a longer and less predictable pause. Throws where
 * uncommitted work is in the way; what the remote cannot do becomes the report's problem. Without `fetchFirst` it is
 * taken to stand where it stood last, which a push finds out.
 */
export async function meetRemote(
  copy: WorkingCopy,
  remote: Remote,
  { fetchFirst }: { fetchFirst: boolean },
): Promise<RemoteReport> {
  const taken: StoryId[] = [];
  try {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const isEqual = await tryToMeet(copy, remote, { fetches: attempt > 1 || fetchFirst, taken }).catch((error) => {
        if (attempt < triesOfTheNetwork && isPassing(error)) return false;
        throw error;
      });
      if (isEqual) return { state: "equal", taken };
      await sleep(Math.random() * 100 * 2 ** attempt);
    }
    const hint = "The commits are kept here; the next run pushes them.";
    throw new AppError("REMOTE_UNREACHABLE", `${remote.name} was pushed to by others, ${tries} times in a row`, {
      hint,
    });
  } catch (error) {
    if (!(error instanceof AppError) || !problems.has(error.code)) throw error;
    return { state: "local only", taken, problem: error };
  }
}

async function tryToMeet(
  copy: WorkingCopy,
  remote: Remote,
  { fetches, taken }: { fetches: boolean; taken: StoryId[] },
): Promise<boolean> {
  const theirs = fetches ? await fetchTip(copy, remote) : await lastSeenTip(copy, remote);
  taken.push(...(await takeOver(copy, theirs, remote)));
  const ours = await commitAt(copy, copy.ref);
  return ours === null || ours === theirs || (await push(copy, remote, ours));
}

const problems = new Set<string>(["REMOTE_UNREACHABLE", "REMOTE_REFUSED", "CONTENT_DIVERGED"]);
