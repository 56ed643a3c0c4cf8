import { warsawDate } from "#api/schedule/slots.ts";
import { arose, type HealthState, type Problem } from "./model.ts";

type MailDates = HealthState["told"];

/** Younger problems may pass by themselves: a remote that did not answer once is no reason for a mail. */
const settlingMinutes = 2;

/** The problems that have lasted a while. */
export function settled(problems: readonly Problem[], now: Temporal.Instant): Problem[] {
  return problems.filter(
    (problem) => arose(problem) && minutesBetween(Temporal.Instant.from(problem.since), now) >= settlingMinutes,
  );
}

/** Minutes between two instants in either order, since clocks are set back too. */
export function minutesBetween(one: Temporal.Instant, other: Temporal.Instant): number {
  return Math.abs(one.until(other).total("minutes"));
}

/** Whether a problem's level has had no mail on this Warsaw day. */
export function isMailDue(problems: readonly Problem[], dates: MailDates, now: Temporal.Instant): boolean {
  const today = warsawDate(now);
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  return problems.some(({ level }) => {
    const last = dates[level];
    // A mail dated tomorrow: the clock was set back over midnight. Dated later: the clock was wrong then.
    return last === undefined || (last !== today && last !== tomorrow);
  });
}

/** The dates to store after a mail about these problems. */
export function mailDates(problems: readonly Problem[], now: Temporal.Instant): MailDates {
  return Object.fromEntries(problems.map(({ level }) => [level, warsawDate(now)]));
}
