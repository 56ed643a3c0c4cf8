import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { AppError, saidBy } from "#api/platform/errors.ts";
import type { RemoteState } from "../model.ts";
import type { ContentRepository } from "../repository/content-repository.ts";
import type { MovedStory } from "../repository/replay.ts";

/** Pushes commits in the background. */
export type Pushing = {
  /**
   * Pushes what is committed. It resolves when the remote has it, when the push fails, or after `patienceMs`; it never throws.
   * Returns the stories that got other ids, and the files that the remote's commits changed.
   */
  push(): Promise<{ moved: MovedStory[]; brought: string[] }>;
  state(): Promise<RemoteState>;
};

type Options = {
  content: Pick<ContentRepository, "push" | "isPushed">;
  log: Pick<Logger, "warn">;
  /** `push` waits at most this long, and the push goes on in the background; without a limit, it waits to the end. */
  patienceMs?: number | undefined;
  /** Called when the remote has what was committed. */
  onPushed?: (() => void) | undefined;
};

export function openPushing({ content, log, patienceMs, onPushed }: Options): Pushing {
  let running: Promise<void> | null = null;
  /** Whether something was committed that the running push may not have seen. */
  let pushAgain = false;
  let problem: RemoteState["problem"];
  let moved: MovedStory[] = [];
  let brought: string[] = [];

  async function run(): Promise<void> {
    [moved, brought] = [[], []];
    while (pushAgain) {
      pushAgain = false;
      problem = await pushOnce().catch(problemOf);
      if (problem) log.warn(problem, "Not everything could be pushed; the next change tries again");
      else onPushed?.();
    }
    running = null;
  }

  async function pushOnce(): Promise<RemoteState["problem"]> {
    const report = await content.push();
    if (report.taken.length > 0) log.warn({ ids: report.taken }, "Made elsewhere first; these were dropped here");
    brought = [...brought, ...(report.brought ?? [])];
    if (report.conflictBranch)
      log.warn({ branch: report.conflictBranch }, "What others changed as well was kept on a conflict branch");
    if (report.moved) {
      moved = [...moved, ...report.moved];
      log.warn({ moved: report.moved }, "Others had these ids first; the stories go by new ones");
    }
    return report.problem && problemOf(report.problem);
  }

  return {
    async push() {
      pushAgain = true;
      running ??= run();
      await (patienceMs === undefined ? running : waitAtMost(running, patienceMs));
      return { moved, brought };
    },
    async state() {
      const state = await content.isPushed().catch((error: unknown) => ({ problem: problemOf(error) }));
      if (typeof state !== "string") return { state: "problem", ...state };
      if (state !== "local only") return { state };
      return running === null && problem ? { state: "problem", problem } : { state: "waiting" };
    },
  };
}

function problemOf(error: unknown): NonNullable<RemoteState["problem"]> {
  if (!(error instanceof AppError)) return { code: "INTERNAL", message: String(error) };
  return saidBy(error);
}

async function waitAtMost(work: Promise<void>, milliseconds: number): Promise<void> {
  const done = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: done.signal, ref: false }).catch(() => {});
  await Promise.race([work, timeout]);
  done.abort();
}
