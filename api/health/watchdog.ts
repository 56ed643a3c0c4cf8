import type { Logger } from "pino";
import type { Mailer, MailRenderers } from "#api/mail/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Store } from "#api/platform/store.ts";
import type { StoryBuffer } from "#api/schedule/buffer.ts";
import { alertMail } from "./alert-mail.ts";
import { isMailDue, mailDates, minutesBetween, settled } from "./alert-rules.ts";
import { bufferProblem } from "./buffer-problem.ts";
import type { Health, HealthState, Problem } from "./model.ts";

export type WatchdogParts = {
  clock: Clock;
  log: Pick<Logger, "info" | "warn">;
  health: Health;
  /** How far the stories reach. */
  buffer(): StoryBuffer;
  store: Store<HealthState>;
  mail: Pick<Mailer, "send">;
  renderers: MailRenderers;
  /** The address for alert mails; null when none is configured. */
  administrator: string | null;
  /** Whether this process sends the mails, of several that watch the same stories. */
  mayMail?: () => Promise<boolean>;
  siteUrl: string | undefined;
};

export type Watchdog = {
  /** Checks the buffer, reports it, and mails the administrator what is wrong: once a Warsaw day and level. */
  tick(): Promise<void>;
};

/** After a failed mail the next one waits so long. */
const pauseMinutes = 15;

export function openWatchdog(parts: WatchdogParts): Watchdog {
  const { clock, log, health, buffer, store, mail, renderers, administrator, siteUrl } = parts;
  const { mayMail = async () => true } = parts;
  const logged = new Map<string, Pick<Problem, "part" | "code">>();
  /** Mails that were sent and could not be stored yet, since the disk was full. */
  let unsaved: HealthState["told"] = {};
  let failedAt: Temporal.Instant | null = null;

  /** Logs each problem when it has settled, and when it is over. */
  function logChanges(problems: readonly Problem[]): void {
    const standing = new Map(problems.map((problem) => [nameOf(problem), problem]));
    for (const [name, problem] of logged) {
      if (standing.has(name)) continue;
      logged.delete(name);
      log.info(problem, "This is well again");
    }
    // `level` is a field of the log line itself.
    for (const [name, { level: severity, ...problem }] of standing) {
      if (logged.has(name)) continue;
      logged.set(name, { part: problem.part, code: problem.code });
      log.warn({ severity, ...problem }, "Something is wrong");
    }
  }

  async function mailAdministrator(problems: readonly Problem[], to: string): Promise<void> {
    try {
      await mail.send(alertMail({ problems, administrator: to, siteUrl }, renderers));
    } catch (error) {
      if (failedAt === null) log.warn({ err: error }, "The administrator could not be told by mail what is wrong");
      failedAt = clock.now();
      return;
    }
    failedAt = null;
    // Only after the mail has left: a process that is killed in between sends it twice rather than never.
    unsaved = { ...unsaved, ...mailDates(problems, clock.now()) };
  }

  async function storeDates(): Promise<void> {
    if (Object.keys(unsaved).length === 0) return;
    const saving = unsaved;
    await store.update((state) => void Object.assign(state.told, saving));
    unsaved = {};
  }

  return {
    async tick() {
      const now = clock.now();
      health.report("stories", bufferProblem(buffer(), now));
      const problems = settled(health.problems(), now);
      logChanges(problems);
      const mayTry = failedAt === null || minutesBetween(failedAt, now) >= pauseMinutes;
      const isDue = () => isMailDue(problems, { ...store.read().told, ...unsaved }, now);
      if (administrator !== null && mayTry && isDue() && (await mayMail())) {
        // The previous leader may have sent the mail already.
        await store.fresh();
        if (isDue()) await mailAdministrator(problems, administrator);
      }
      // Other parts report a full disk; the next tick tries again.
      await storeDates().catch(() => {});
    },
  };
}

const nameOf = ({ part, code }: Pick<Problem, "part" | "code">): string => `${part} ${code}`;
