import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { writeDurably } from "../platform/disk.ts";
import { AppError } from "../platform/errors.ts";
import type { LetterPost, Mail } from "./model.ts";

type Settings = Pick<Config, "SMTP_URL" | "SITE_URL" | "MAIL_FROM" | "DATA_DIR">;
type Options = {
  clock: Clock;
  /** For how many milliseconds a mail server may take its time with one mail. */
  patience?: number;
};

/** A way for mail to leave the house; fails with whatever went wrong. */
type Carrier = { carry(message: SendMailOptions): Promise<void>; close(): void };

/**
 * SMTP where a server is configured; else every mail is laid into `outbox` in the data folder, ready to be read. Throws
 * CONFIG_INVALID where mail would leave with links to an address that nobody configured.
 */
export function openPost(settings: Settings, { clock, patience = 20_000 }: Options): LetterPost {
  const { SMTP_URL: url, SITE_URL: site, MAIL_FROM: from, DATA_DIR } = settings;
  if (url !== undefined && site === undefined) {
    // Without it links would lead to the host that a request names, and anybody can name any host.
    throw new AppError("CONFIG_INVALID", "SITE_URL: is needed where SMTP_URL is set, because mails carry links.", {
      hint: "Set SITE_URL to the site's public address.",
    });
  }
  const carrier = url === undefined ? outbox(join(DATA_DIR, "outbox"), clock) : mailServer(url, patience);
  return {
    async send({ to, ...rest }: Mail) {
      const date = new Date(clock.now().epochMilliseconds);
      try {
        // An object, because a text would be read as a list of addresses.
        await carrier.carry({ ...rest, from, to: { name: "", address: to }, date });
      } catch (error) {
        throw unavailable(error);
      }
    },
    hand: async () => ({ outcome: "not sent", reason: "not there yet" }),
    verify: async () => {},
    close: () => carrier.close(),
  };
}

function mailServer(url: string, patience: number): Carrier {
  const transport = createTransport({ pool: true, url });
  return {
    carry: async (message) => void (await transport.sendMail({ ...message, signal: AbortSignal.timeout(patience) })),
    close: () => transport.close(),
  };
}

/** Files that any mail program opens, by name in the order in which they were written; readable by their owner only. */
function outbox(folder: string, clock: Clock): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async carry(message) {
      const { message: file } = await transport.sendMail(message);
      const time = clock.now().toString({ fractionalSecondDigits: 3 }).replaceAll(":", "-");
      await writeDurably(join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`), file as Buffer, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}

function unavailable(error: unknown): AppError {
  // Mail servers like to repeat to whom they would not send; that is nothing for a log.
  const reason = (error instanceof Error ? error.message : String(error)).replace(/[^\s<>]+@[^\s<>]+/g, "…@…");
  return new AppError("MAIL_UNAVAILABLE", "The mail could not be sent.", {
    hint: "Try again in a few minutes.",
    cause: new Error(reason),
  });
}
