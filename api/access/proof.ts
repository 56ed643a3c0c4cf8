import type { AccessState, StoredSession } from "./model.ts";
import { noAccount, proofRequired } from "./refusals.ts";
import { isOver } from "./stored-sessions.ts";

/** An account and one of its sessions; the machine's owner has neither. */
export type Who = { account: string; session: string | null };

/** For so long after a password or a passkey the ways of signing in may be changed. */
const minutesRecent = 15;

/** Asks again whoever changes how somebody signs in: an open browser is not its person. Throws PROOF_REQUIRED, ACCOUNT_NOT_FOUND. */
export function requireRecentProof(state: AccessState, who: Who, now: Temporal.Instant): void {
  const { begunAt, provenAt = begunAt } = sessionOf(state, who);
  if (isOver(Temporal.Instant.from(provenAt).add({ minutes: minutesRecent }).toString(), now)) throw proofRequired();
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
