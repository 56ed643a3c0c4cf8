import { randomUUID } from "node:crypto";
import type { AccessState, ListedSession, SessionWay } from "./model.ts";

/** How long a login lasts. */
export const sessionMinutes = 12 * 60;
/** Where somebody signs in again and again, such as a script, the oldest sessions end. */
const mostOfAccount = 50;
/** Noting each request would write the state each time. */
const noteEvery = { minutes: 15 };

/** How a session begins. */
export type Beginning = { way: SessionWay; browser: string };
type Begun = Beginning & { account: string; now: Temporal.Instant };

/** Begins a session of an account and returns its id. Forgets those that have expired. */
export function beginSession({ sessions }: AccessState, { account, way, browser, now }: Begun): string {
  for (const [id, { expiresAt }] of Object.entries(sessions)) if (isOver(expiresAt, now)) delete sessions[id];
  const own = Object.entries(sessions).filter(([, session]) => session.account === account);
  const oldest = own.toSorted(([, one], [, other]) => (one.begunAt < other.begunAt ? -1 : 1));
  for (const [id] of oldest.slice(0, Math.max(0, own.length + 1 - mostOfAccount))) delete sessions[id];
  const id = randomUUID();
  sessions[id] = {
    account,
    way,
    browser,
    begunAt: now.toString(),
    lastSeenAt: now.toString(),
    expiresAt: now.add({ minutes: sessionMinutes }).toString(),
  };
  return id;
}

/** Ends every session of an account, or all but one. */
export function endSessionsOf({ sessions }: AccessState, account: string, { except }: { except?: string } = {}): void {
  for (const [id, session] of Object.entries(sessions)) {
    if (session.account === account && id !== except) delete sessions[id];
  }
}

/** The account's sessions, the last seen first; of those seen at the same moment the last begun. */
export function listSessions({ sessions }: AccessState, account: string, now: Temporal.Instant): ListedSession[] {
  return Object.entries(sessions)
    .filter(([, session]) => session.account === account && !isOver(session.expiresAt, now))
    .map(([id, { account: _, provenAt: __, ...session }]) => ({ id, ...session }))
    .toSorted((one, other) => (`${one.lastSeenAt} ${one.begunAt}` > `${other.lastSeenAt} ${other.begunAt}` ? -1 : 1));
}

/** Whether it is time to note that a session was used. */
export const isUnnoted = (lastSeenAt: string, now: Temporal.Instant): boolean =>
  isOver(Temporal.Instant.from(lastSeenAt).add(noteEvery).toString(), now);

/** Whether this instant has come. */
export const isOver = (instant: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0;
