import type { Response } from "express";
import { adminOf, sessionIdOf } from "#api/platform/admin.ts";
import type { AccessState, StoredSession } from "./model.ts";
import { currentPasswordNeeded, noAccount, proofRequired } from "./refusals.ts";
import { isOver } from "./stored-sessions.ts";

/** An account and one of its sessions; the machine's owner has neither. */
export type Who = { account: string; session: string | null };

/** The account and the session of a request; only for routes behind the guard. */
export const whoOf = (response: Response): Who => ({ account: adminOf(response).id, session: sessionIdOf(response) });

/** How long after a password or a passkey the ways of signing in may be changed. */
const minutesRecent = 15;

/** Asks again whoever changes how somebody signs in: an open browser is not its person. Throws PROOF_REQUIRED, ACCOUNT_NOT_FOUND. */
export function requireRecentProof(state: AccessState, who: Who, now: Temporal.Instant): void {
  const { begunAt, provenAt = begunAt } = sessionOf(state, who);
  if (!isRecent(provenAt, now)) throw proofRequired();
}

const isRecent = (instant: string, now: Temporal.Instant): boolean =>
  !isOver(Temporal.Instant.from(instant).add({ minutes: minutesRecent }).toString(), now);

/**
 * Lets somebody set a password without the current one who came in another way within the last quarter of an hour, such as by a recovery
 * code because it was forgotten. Throws FIELDS_INVALID, ACCOUNT_NOT_FOUND.
 */
export function requireOtherWay(state: AccessState, who: Who, now: Temporal.Instant): void {
  const { begunAt, way } = sessionOf(state, who);
  const isOther = way === "passkey" || way === "recovery";
  if (!isOther || !isRecent(begunAt, now)) throw currentPasswordNeeded();
}

/** Notes that the session's person gave a password or a passkey just now. Throws ACCOUNT_NOT_FOUND. */
export function noteProof(state: AccessState, who: Who, now: Temporal.Instant): void {
  sessionOf(state, who).provenAt = now.toString();
}

function sessionOf({ sessions }: AccessState, { account, session }: Who): StoredSession {
  const found = session !== null && Object.hasOwn(sessions, session) ? sessions[session] : undefined;
  if (found?.account !== account) throw noAccount();
  return found;
}
