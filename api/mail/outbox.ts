import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Clock } from "#api/platform/clock.ts";
import { writeDurably } from "#api/platform/files/disk.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Delivery } from "./model.ts";

/** Writes files that any mail program opens, named in the order in which they were written and readable by their owner only. */
export function openOutbox(folder: string, clock: Clock) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const oneAtATime = semaphore(1);

  async function write(message: SendMailOptions): Promise<void> {
    const { message: bytes } = await transport.sendMail(message);
    const time = clock.now().toString({ fractionalSecondDigits: 3 }).replaceAll(":", "-");
    await writeDurably(join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`), bytes, { mode: 0o600 });
  }

  async function deliver(message: SendMailOptions, commit: () => Promise<boolean>): Promise<Delivery> {
    if (!(await commit().catch(() => false))) return { outcome: "not sent", reason: "called off" };
    try {
      await write(message);
      return { outcome: "taken" };
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "EIO";
      return { outcome: "unknown", reason: `the outbox cannot be written (${code})` };
    }
  }

  return {
    send: write,
    deliver: (message: SendMailOptions, commit: () => Promise<boolean>) => oneAtATime(() => deliver(message, commit)),
    close(): void {},
  };
}
