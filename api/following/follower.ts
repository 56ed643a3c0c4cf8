import type { Logger } from "pino";
import type { Health } from "#api/health/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError, saidBy } from "#api/platform/errors.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { ContentRepository } from "#api/stories/repository/content-repository.ts";
import type { RemoteReport } from "#api/stories/repository/remote.ts";
import type { Following, ProblemText } from "./model.ts";
import { levelOf } from "./problem.ts";

export type FollowerParts = {
  content: Pick<
    ContentRepository,
    "cloneLibrary" | "synchronise" | "conflictBranches" | "deleteConflictBranch" | "committed"
  >;
  library: Pick<StoryLibrary, "refresh">;
  health: Health;
  clock: Clock;
  log: Pick<Logger, "info" | "warn">;
  /** The remote's address without password. */
  remote: string;
  /** Removes the remote's password from a text. */
  shown?(text: string): string;
  everySeconds: number;
};

/** Keeps the library equal to the remote. */
export type Follower = {
  /**
   * Synchronises once: clones when there is no library yet, fetches, merges, pushes, and reindexes what came. Never throws: failures go to
   * the health and the log, and the site goes on with what it has.
   */
  tick(): Promise<void>;
  /** Whether the remote failed within the last interval; webhooks do not trigger another try then. */
  isResting(): boolean;
  /** When library and remote were last equal; null when never since the start. */
  metAt(): Temporal.Instant | null;
  status(): Promise<Following>;
  /** Deletes a conflict branch here and at the remote. Throws NOTHING_ASIDE, and the remote's refusal. */
  deleteConflictBranch(name: string): Promise<void>;
};

export function openFollower(parts: FollowerParts): Follower {
  const { content, library, health, clock, log, remote, shown = (text) => text, everySeconds } = parts;
  let running: Promise<void> = Promise.resolve();
  let metAt: Temporal.Instant | null = null;
  let failedAt: Temporal.Instant | null = null;
  let loggedCode: string | null = null;

  async function follow(): Promise<void> {
    const startedAt = clock.now();
    const problem = await synchronise().catch(problemOf);
    failedAt = problem && startedAt;
    if (problem === null) metAt = clock.now();
    report(problem);
  }

  /** Synchronises and returns the problem, if any. */
  async function synchronise(): Promise<ProblemText | null> {
    if (await content.cloneLibrary()) {
      log.info({ remote }, "The library was fetched");
      await library.refresh();
    }
    const report = await content.synchronise();
    await publish(report);
    if (report.problem) return saidBy(report.problem);
    return report.state === "equal" ? null : unknownRemote(remote);
  }

  /** Reindexes what came, and logs what people should know. */
  async function publish({ brought = [], taken, moved = [], conflictBranch }: RemoteReport): Promise<void> {
    if (taken.length > 0) log.warn({ ids: taken }, "Made elsewhere first; these were dropped here");
    if (moved.length > 0) log.warn({ moved }, "Others had these ids first; the stories go by new ones");
    if (conflictBranch !== undefined)
      log.warn({ branch: conflictBranch }, "What could not be joined is kept on a branch of its own");
    if (brought.length > 0) await library.refresh({ paths: brought });
  }

  function problemOf(error: unknown): ProblemText {
    if (error instanceof AppError) return saidBy(error);
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.warn({ error: shown(text) }, "Something unforeseen keeps the library from following the remote");
    return { code: "INTERNAL", message: "Something unforeseen is in the way.", hint: "The server's log says more." };
  }

  /** Logs a problem when it changes, not every minute that it lasts. */
  function report(problem: ProblemText | null): void {
    const known = health.problems().find(({ part }) => part === "content");
    health.report("content", problem && { ...problem, level: levelOf(problem.code, known, clock.now()) });
    if ((problem?.code ?? null) === loggedCode) return;
    loggedCode = problem?.code ?? null;
    if (problem) log.warn({ remote, ...problem }, "The remote is not followed; the site goes on with what it has");
    else log.info({ remote }, "The remote is followed again");
  }

  return {
    tick() {
      running = running.then(follow);
      return running;
    },
    isResting() {
      if (failedAt === null) return false;
      return Temporal.Instant.compare(clock.now(), failedAt.add({ seconds: everySeconds })) < 0;
    },
    metAt: () => metAt,
    async status() {
      const [committed, aside] = await Promise.all([
        content.committed().catch(() => null),
        content.conflictBranches().catch(() => []),
      ]);
      return { remote, everySeconds, commit: committed?.id ?? null, metAt: metAt?.toString() ?? null, aside };
    },
    deleteConflictBranch: (name) => content.deleteConflictBranch(name),
  };
}

const unknownRemote = (remote: string): ProblemText => ({
  code: "REMOTE_UNREACHABLE",
  message: `There is no remote ${remote} in the library's repository`,
  hint: "Name one that git remote lists in CONTENT_REMOTE, or give its address there.",
});
