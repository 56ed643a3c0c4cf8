import { createHmac, randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Clock } from "#api/platform/clock.ts";

/** The account, its password version, and the token's own id. */
export type Token = { subject: string; version: number; id: string; expiresAt: Temporal.Instant };

export type Tokens = {
  /** The id is a random one unless given. */
  issue(claims: Pick<Token, "subject" | "version"> & Partial<Pick<Token, "id">>): Promise<string>;
  /** Reads a token; null when it is not ours or has expired. */
  read(token: string): Promise<Token | null>;
};

export type TokensOptions = {
  secret: string;
  clock: Clock;
  /** The tokens' purpose: a token for one purpose is invalid for another. */
  audience: string;
  minutes: number;
};

const issuer = "mruk";
const [algorithm, typ] = ["HS256", "JWT"];

const Claims = z.object({
  sub: z.string().min(1),
  jti: z.string().min(1),
  exp: z.number(),
  version: z.number().int().nonnegative(),
});

/** Tokens for one purpose, signed with a key of their own derived from the secret. */
export function createTokens({ secret, clock, audience, minutes }: TokensOptions): Tokens {
  const key = createHmac("sha256", secret).update(`tokens for ${audience}`).digest();
  const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);
  return {
    issue({ subject, version, id = randomUUID() }) {
      const now = clock.now();
      return new SignJWT({ version })
        .setProtectedHeader({ alg: algorithm, typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setJti(id)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(now.add({ minutes })))
        .sign(key);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ,
          issuer,
          audience,
          requiredClaims: ["exp", "iat", "sub", "jti"],
          currentDate: new Date(clock.now().epochMilliseconds),
        });
        const { sub, jti, exp, version } = Claims.parse(payload);
        return { subject: sub, id: jti, version, expiresAt: Temporal.Instant.fromEpochMilliseconds(exp * 1000) };
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
