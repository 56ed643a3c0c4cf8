import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../platform/errors.ts";
import { pushAsides } from "./aside.ts";
import type { StoryId } from "./model.ts";
import type { MovedStory } from "./replay.ts";
import { takeOver } from "./take-over.ts";
import { fetchTip, isPassing, lastSeenTip, push, type Remote } from "./transport.ts";
import { commitAt, type WorkingCopy } from "./working-copy.ts";

/** How local and remote stand after we tried to make them equal. */
export type RemoteReport = {
  state: "no remote" | "equal" | "local only";
  /** Stories of ours that somebody else had pushed first; ours are gone. */
  taken: StoryId[];
  /** Stories of ours that keep their text under another id, where there are such. */
  moved?: MovedStory[];
  /** The files that came from the remote or went for its sake, as seen from the content folder, where there are such. */
  brought?: string[];
  /** The branch on which changes of ours were set aside. */
  aside?: string;
  /** Why the remote has not got everything: for a warning, since the next run tries again. */
  problem?: AppError;
};

type HowToMeet = {
  fetchFirst: boolean;
  /** Whether what cannot be joined is kept on a branch of its own; not given, then it stays and a person has to say. */
  setsAside?: SettingAside | undefined;
  /** Does the work while nobody else changes anything in this working copy. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** `refused`: the branches that the remote would not take. */
export type SettingAside = { refused: Set<string> };

const tries = 8;
const triesOfTheNetwork = 3;

/**
 * Makes local and remote equal: takes what others pushed, puts our commits on top of it, pushes. Losing a race against
 * another push means doing it again, at most eight times, each after a longer and less predictable pause. Throws where
 * uncommitted work is in the way; what the remote cannot do becomes the report's problem. Without `fetchFirst` it is
 * taken to stand where it stood last, which a push finds out. Only what moves the branch here is done `alone`: nobody waits
 * for a remote who only wants to commit.
 */
export async function meetRemote(copy: WorkingCopy, remote: Remote, how: HowToMeet): Promise<RemoteReport> {
  const taken: StoryId[] = [];
  const moved: MovedStory[] = [];
  const brought = new Set<string>();
  let aside: string | undefined;
  const said = () => ({
    taken,
    ...(moved.length > 0 && { moved }),
    ...(brought.size > 0 && { brought: [...brought] }),
    ...(aside !== undefined && { aside }),
  });
  try {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const isEqual = await tryToMeet(copy, remote, {
        fetches: attempt > 1 || how.fetchFirst,
        async takeOver(theirs) {
          const outcome = await takeOver(copy, theirs, { remote, setsAside: how.setsAside !== undefined });
          taken.push(...outcome.taken);
          moved.push(...outcome.moved);
          for (const path of outcome.brought) brought.add(path);
          aside = outcome.aside ?? aside;
        },
        alone: how.alone,
      }).catch((error) => {
        if (attempt < triesOfTheNetwork && isPassing(error)) return false;
        throw error;
      });
      if (isEqual) {
        if (how.setsAside) await pushAsides(copy, remote, how.setsAside.refused);
        return { state: "equal", ...said() };
      }
      await sleep(Math.random() * 100 * 2 ** attempt);
    }
    const hint = "The commits are kept here; the next run pushes them.";
    throw new AppError("REMOTE_UNREACHABLE", `${remote.name} was pushed to by others, ${tries} times in a row`, {
      hint,
    });
  } catch (error) {
    if (!(error instanceof AppError) || !problems.has(error.code)) throw error;
    return { state: "local only", ...said(), problem: error };
  }
}

type Meeting = { fetches: boolean; takeOver(theirs: string | null): Promise<void>; alone: HowToMeet["alone"] };

async function tryToMeet(copy: WorkingCopy, remote: Remote, meeting: Meeting): Promise<boolean> {
  const theirs = meeting.fetches ? await fetchTip(copy, remote) : await lastSeenTip(copy, remote);
  const ours = await meeting.alone(async () => {
    await meeting.takeOver(theirs);
    return commitAt(copy, copy.ref);
  });
  return ours === null || ours === theirs || (await push(copy, remote, { commit: ours, seen: theirs }));
}

const problems = new Set<string>(["REMOTE_UNREACHABLE", "REMOTE_REFUSED", "CONTENT_DIVERGED"]);
