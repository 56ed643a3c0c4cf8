// To start a program, a process is copied, and the more it holds in memory the longer that takes, and keeps everybody waiting:
// with a hundred thousand stories 20 ms of a processor, some thirty times for one edit. A small process starts Git in a tenth of that.
import { GitError } from "simple-git";
import type { Aside } from "./aside.ts";
import { type GitAside, type GitWork, gitIn, gitMessage } from "./git.ts";

/** What Git printed, or what it said when it failed: errors lose their kind between processes. */
type GitAnswer = { printed: string } | { failed: string };

/** Lets Git be started by the process aside. */
export function gitAside(aside: Pick<Aside, "ask">): GitAside {
  return async (work, signal) => {
    if (signal?.aborted) throw new GitError(undefined, "Aborted before it began");
    const answer = (await aside.ask("git", work, { signal })) as GitAnswer;
    if ("failed" in answer) throw new GitError(undefined, answer.failed);
    return answer.printed;
  };
}

/** What that process does then. */
export async function runGit(work: GitWork, signal: AbortSignal): Promise<GitAnswer> {
  const { folder, args, environment, silenceMilliseconds, ...options } = work;
  try {
    const git = gitIn(folder, { environment, silenceMilliseconds, hangUp: signal });
    return { printed: await git(args, options) };
  } catch (error) {
    const failed = gitMessage(error);
    if (failed === null) throw error;
    return { failed };
  }
}
