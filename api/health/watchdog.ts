import type { Logger } from "pino";
import type { Mailer } from "../mail/model.ts";
import type { Clock } from "../platform/clock.ts";
import type { Store } from "../platform/store.ts";
import type { DatedSlot, StoryBuffer } from "../schedule/buffer.ts";
import { alertMail, type LetterHand } from "./alert-mail.ts";
import { bufferProblem } from "./buffer-problem.ts";
import type { Health } from "./health.ts";
import type { HealthState, Problem } from "./model.ts";
import { apart, isNews, settled, tellingOf } from "./telling.ts";

export type WatchdogParts = {
  clock: Clock;
  log: Pick<Logger, "info" | "warn">;
  health: Health;
  /** How far the stories reach. */
  buffer(): StoryBuffer;
  /** The slot for whose lack of a story the buffer is empty. */
  emptySlot(): DatedSlot | null;
  store: Store<HealthState>;
  mail: Pick<Mailer, "send">;
  hand: LetterHand;
  /** Who is told; null where nobody is named. */
  administrator: string | null;
  /** Whether it is this process that tells, of several that watch over the same stories. */
  tells?: () => Promise<boolean>;
  siteUrl: string | undefined;
};

export type Watchdog = {
  /** Looks at the buffer, reports it, and tells the administrator what is wrong: once a Warsaw day and level. */
  tick(): Promise<void>;
};

/** For so long a mail server that took no mail is left alone. */
const pauseMinutes = 15;

export function openWatchdog(parts: WatchdogParts): Watchdog {
  const { clock, log, health, buffer, emptySlot, store, mail, hand, administrator, siteUrl } = parts;
  const { tells = async () => true } = parts;
  const logged = new Map<string, Pick<Problem, "part" | "code">>();
  /** What was told and could not be noted yet: on a full disk, which is something to tell of, too. */
  let unnoted: HealthState["told"] = {};
  let failedAt: Temporal.Instant | null = null;

  /** Each problem when it has settled, and when it is over. */
  function logChanges(problems: readonly Problem[]): void {
    const standing = new Map(problems.map((problem) => [nameOf(problem), problem]));
    for (const [name, problem] of logged) {
      if (standing.has(name)) continue;
      logged.delete(name);
      log.info(problem, "This is well again");
    }
    // A line of the log has a level of its own.
    for (const [name, { level: severity, ...problem }] of standing) {
      if (logged.has(name)) continue;
      logged.set(name, { part: problem.part, code: problem.code });
      log.warn({ severity, ...problem }, "Something is wrong");
    }
  }

  async function tell(problems: readonly Problem[], to: string): Promise<void> {
    try {
      await mail.send(alertMail({ problems, administrator: to, siteUrl }, hand));
    } catch (error) {
      if (failedAt === null) log.warn({ err: error }, "The administrator could not be told by mail what is wrong");
      failedAt = clock.now();
      return;
    }
    failedAt = null;
    // Only now: a process that is ended in between tells twice, rather than never.
    unnoted = { ...unnoted, ...tellingOf(problems, clock.now()) };
  }

  async function note(): Promise<void> {
    if (Object.keys(unnoted).length === 0) return;
    const noting = unnoted;
    await store.update((state) => void Object.assign(state.told, noting));
    unnoted = {};
  }

  return {
    async tick() {
      const now = clock.now();
      health.report("stories", bufferProblem({ buffer: buffer(), empty: emptySlot(), now }));
      const problems = settled(health.problems(), now);
      logChanges(problems);
      const mayTry = failedAt === null || apart(failedAt, now) >= pauseMinutes;
      const isNew = () => isNews(problems, { ...store.read().told, ...unnoted }, now);
      if (administrator !== null && mayTry && isNew() && (await tells())) {
        // Who led before may have told already.
        await store.fresh();
        if (isNew()) await tell(problems, administrator);
      }
      // What keeps it from being noted is reported by whoever else needs the disk; the next tick tries again.
      await note().catch(() => {});
    },
  };
}

const nameOf = ({ part, code }: Pick<Problem, "part" | "code">): string => `${part} ${code}`;
