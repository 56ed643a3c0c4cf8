import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Clock } from "../platform/clock.ts";
import { writeDurably } from "../platform/disk.ts";
import type { Composed } from "./compose.ts";
import type { HandedOver } from "./model.ts";

/** Files that any mail program opens, by name in the order in which they were written; readable by their owner only. */
export function openOutbox(folder: string, clock: Clock) {
  async function lay({ pieces }: Composed): Promise<void> {
    const time = clock.now().toString({ fractionalSecondDigits: 3 }).replaceAll(":", "-");
    await writeDurably(join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`), Buffer.concat(pieces), { mode: 0o600 });
  }
  return {
    lay,
    async hand(mail: Composed, commit: () => Promise<boolean>): Promise<HandedOver> {
      if (!(await commit().catch(() => false)))
        return { outcome: "not sent", reason: "broken off before it was laid down" };
      try {
        await lay(mail);
        return { outcome: "taken" };
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "EIO";
        return { outcome: "unknown", reason: `the outbox cannot be written (${code})` };
      }
    },
  };
}
