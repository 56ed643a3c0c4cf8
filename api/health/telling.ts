import { warsawDate } from "../schedule/slots.ts";
import type { HealthState, Problem } from "./model.ts";

type Told = HealthState["told"];

/** Younger ones may pass by themselves: a remote that did not answer once is no reason to wake anybody. */
const settlingMinutes = 2;

/** The problems that have stood for a while. */
export function settled(problems: readonly Problem[], now: Temporal.Instant): Problem[] {
  return problems.filter(({ since }) => apart(Temporal.Instant.from(since), now) >= settlingMinutes);
}

/** How many minutes lie between two instants, whichever comes first: clocks are set back, too. */
export function apart(one: Temporal.Instant, other: Temporal.Instant): number {
  return Math.abs(one.until(other).total("minutes"));
}

/** Whether any of these is of a level of which nobody was told on this Warsaw day. */
export function isNews(problems: readonly Problem[], told: Told, now: Temporal.Instant): boolean {
  const today = warsawDate(now);
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  return problems.some(({ level }) => {
    const last = told[level];
    // Told tomorrow: the clock was set back over midnight. Told later still: it was wrong, and is right now.
    return last === undefined || (last !== today && last !== tomorrow);
  });
}

/** What is told by a mail about these. */
export function tellingOf(problems: readonly Problem[], now: Temporal.Instant): Told {
  return Object.fromEntries(problems.map(({ level }) => [level, warsawDate(now)]));
}
