import { machineOwner } from "#api/platform/admin.ts";
import { type Clock, systemClock } from "#api/platform/clock.ts";
import { createTokens } from "./tokens.ts";

/**
 * Issues and reads the tokens by which the terminal on the server's own machine calls that server. They last five minutes of the machine's
 * real time, even when a test or a demo sets the product's clock.
 */
export function createOwnerKey({ secret, clock = systemClock }: { secret: string; clock?: Clock }) {
  const tokens = createTokens({ secret, clock, audience: "mruk-owner", minutes: 5 });
  return {
    mint: (): Promise<string> => tokens.issue({ subject: machineOwner.id, version: 0 }),
    read: tokens.read,
  };
}
