import type { Logger } from "pino";
import type { Health } from "../health/health.ts";
import type { Clock } from "../platform/clock.ts";
import { AppError, saidBy } from "../platform/errors.ts";
import type { ContentRepository } from "../stories/content-repository.ts";
import type { StoryLibrary } from "../stories/library.ts";
import type { RemoteReport } from "../stories/remote.ts";
import type { Following, Said } from "./model.ts";
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
  /** As people are shown it. */
  remote: string;
  /** A text without what people are not shown of the remote's address. */
  shown?(text: string): string;
  everySeconds: number;
};

/** Keeps the library equal to the remote. */
export type Follower = {
  /**
   * Makes both equal now: clones where there is no library yet, fetches, joins, pushes, and shows readers what came. Never
   * throws: what is wrong is reported to the health and the log, and the site goes on with what it has.
   */
  tick(): Promise<void>;
  /** Whether the remote failed so lately that it is left in peace for now, whoever says that there is something new. */
  isResting(): boolean;
  /** When library and remote were last found equal; null when never since the start. */
  metAt(): Temporal.Instant | null;
  status(): Promise<Following>;
  /** Forgets changes that were set aside. Throws NOTHING_ASIDE, and what keeps the remote from forgetting them. */
  letGo(name: string): Promise<void>;
};

export function openFollower(parts: FollowerParts): Follower {
  const { content, library, health, clock, log, remote, shown = (text) => text, everySeconds } = parts;
  let running: Promise<void> = Promise.resolve();
  let metAt: Temporal.Instant | null = null;
  let failedAt: Temporal.Instant | null = null;
  let told: string | null = null;

  async function follow(): Promise<void> {
    const begun = clock.now();
    const problem = await meet().catch(problemOf);
    failedAt = problem && begun;
    if (problem === null) metAt = clock.now();
    report(problem);
  }

  /** Makes both equal; what is in the way, where something is. */
  async function meet(): Promise<Said | null> {
    if (await content.cloneLibrary()) {
      log.info({ remote }, "The library was fetched");
      await library.refresh();
    }
    const report = await content.synchronise();
    await show(report);
    if (report.problem) return saidBy(report.problem);
    return report.state === "equal" ? null : unknownRemote(remote);
  }

  /** Lets readers see what came, and the log know of what people should. */
  async function show({ brought = [], taken, moved = [], conflictBranch }: RemoteReport): Promise<void> {
    if (taken.length > 0) log.warn({ ids: taken }, "Made elsewhere first; these were dropped here");
    if (moved.length > 0) log.warn({ moved }, "Others had these ids first; the stories go by new ones");
    if (conflictBranch !== undefined)
      log.warn({ branch: conflictBranch }, "What could not be joined is kept on a branch of its own");
    if (brought.length > 0) await library.refresh({ paths: brought });
  }

  function problemOf(error: unknown): Said {
    if (error instanceof AppError) return saidBy(error);
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.warn({ error: shown(text) }, "Something unforeseen keeps the library from following the remote");
    return { code: "INTERNAL", message: "Something unforeseen is in the way.", hint: "The server's log says more." };
  }

  /** The log is told when it changes, not every minute that it lasts. */
  function report(problem: Said | null): void {
    const known = health.problems().find(({ part }) => part === "content");
    health.report("content", problem && { ...problem, level: levelOf(problem.code, known, clock.now()) });
    if ((problem?.code ?? null) === told) return;
    told = problem?.code ?? null;
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
    letGo: (name) => content.deleteConflictBranch(name),
  };
}

const unknownRemote = (remote: string): Said => ({
  code: "REMOTE_UNREACHABLE",
  message: `There is no remote ${remote} in the library's repository`,
  hint: "Name one that git remote lists in CONTENT_REMOTE, or give its address there.",
});
