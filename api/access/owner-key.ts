import { owner } from "../platform/admin.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { createTokens } from "./tokens.ts";

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
