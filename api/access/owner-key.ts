import type { Admin } from "../platform/admin.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { createTokens } from "./tokens.ts";

/** Whoever can read the server's secret owns the machine, and needs no password there. Nobody else may have this name. */
export const owner: Admin = { id: "owner", username: "owner" };

/**
 * Makes and takes the tokens by which the terminal on the server's own machine calls that server. They are good for five
 * minutes of the machine's own time, whatever time a test or a demo has the product believe in.
 */
export function createOwnerKey({ secret, clock = systemClock }: { secret: string; clock?: Clock }) {
  const tokens = createTokens({ secret, clock, audience: "mruk-owner", minutes: 5 });
  return {
    mint: (): Promise<string> => tokens.issue({ subject: owner.id, version: 0 }),
    read: tokens.read,
  };
}
