import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Clock } from "#api/platform/clock.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { AccessState } from "../model.ts";
import { challengeOver, tooMany } from "../refusals.ts";
import { isOver } from "../stored-sessions.ts";

/** How long an authenticator may take, with a person who looks for it. */
export const challengeMinutes = 5;

/** The most challenges noted as used within those minutes; beyond that nobody is let in rather than a used one forgotten. */
const mostUsed = 1000;

/** A challenge that came back; `text` is as the authenticator signed it. */
export type Challenge = { nonce: string; expiresAt: string; text: string };

const ClientData = z.object({ challenge: z.string() });

/**
 * Issues challenges that are signed with the server's secret for one purpose, so that asking for them stores nothing. A challenge is used
 * up when its answer changes the state, where all servers see it.
 */
export function createChallenges({ signer, clock }: { signer: Signer; clock: Clock }) {
  const signedFor = (purpose: string) => `passkey challenge: ${purpose}`;
  return {
    /** Returns the bytes of a new challenge, as a text. */
    issue(purpose: string): string {
      const expiresAt = clock.now().add({ minutes: challengeMinutes }).epochMilliseconds;
      return signer.sign(signedFor(purpose), `${randomBytes(16).toString("base64url")}.${expiresAt}`);
    },
    /** Reads the challenge in an authenticator's `clientDataJSON`. Throws CHALLENGE_OVER. */
    read(purpose: string, clientDataJSON: string): Challenge {
      const text = challengeIn(clientDataJSON);
      const signed = signer.verify(signedFor(purpose), Buffer.from(text, "base64url").toString());
      const [nonce, milliseconds] = signed?.split(".") ?? [];
      if (nonce === undefined || milliseconds === undefined) throw challengeOver();
      const expiresAt = Temporal.Instant.fromEpochMilliseconds(Number(milliseconds)).toString();
      if (isOver(expiresAt, clock.now())) throw challengeOver();
      return { nonce, expiresAt, text };
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;

/** Uses a challenge up, and forgets those that have expired. Throws CHALLENGE_OVER for one that was used, LOGIN_THROTTLED. */
export function spendChallenge(
  { usedChallenges }: AccessState,
  { nonce, expiresAt }: Challenge,
  now: Temporal.Instant,
): void {
  for (const [used, { expiresAt }] of Object.entries(usedChallenges)) {
    if (isOver(expiresAt, now)) delete usedChallenges[used];
  }
  if (Object.hasOwn(usedChallenges, nonce) || isOver(expiresAt, now)) throw challengeOver();
  if (Object.keys(usedChallenges).length >= mostUsed) throw tooMany();
  usedChallenges[nonce] = { expiresAt };
}

function challengeIn(clientDataJSON: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString())).challenge;
  } catch (cause) {
    throw challengeOver(cause);
  }
}
