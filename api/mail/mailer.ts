import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { isMailAddress } from "./address.ts";
import { checkMailServer } from "./check-mail-server.ts";
import type { LetterMailer, Mail } from "./model.ts";
import { openOutbox } from "./outbox.ts";
import { openPace } from "./pace.ts";
import { openSmtp } from "./smtp.ts";

type Settings = Pick<
  Config,
  "SMTP_URL" | "SITE_URL" | "MAIL_FROM" | "DATA_DIR" | "MAIL_PER_SECOND" | "MAIL_CONNECTIONS"
>;
/** A busy disk takes a fiftieth of a second. */
const lettersPerWait = 50;
const mostAhead = 20;

type Options = {
  clock: Clock;
  /** The time that a mail server has for one mail, in milliseconds. */
  patience?: number;
  /** The time for a letter's text and the answer to it. */
  answerPatience?: number;
};

/**
 * Sends over SMTP when a server is configured; else writes every mail into `outbox` in the data folder. Throws CONFIG_INVALID for a mail
 * server without a site address.
 */
export function openMailer(
  settings: Settings,
  { clock, patience = 20_000, answerPatience = 180_000 }: Options,
): LetterMailer {
  const { SMTP_URL: url, SITE_URL: site, MAIL_FROM: from, DATA_DIR, MAIL_CONNECTIONS: connections } = settings;
  if (url !== undefined && site === undefined) {
    // Without it links would lead to the host that a request names, and anybody can name any host.
    throw new AppError("CONFIG_INVALID", "SITE_URL: is needed where SMTP_URL is set, because mails carry links.", {
      hint: "Set SITE_URL to the site's public address.",
    });
  }
  const transport =
    url === undefined
      ? openOutbox(join(DATA_DIR, "outbox"), clock)
      : openSmtp(url, { connections, patience: { steps: patience, answer: answerPatience } });
  const pace = openPace(settings.MAIL_PER_SECOND);

  const messageOf = ({ to, ...rest }: Mail): SendMailOptions => ({
    ...rest,
    from,
    // An object, because a string is parsed as a list of addresses.
    to: { name: "", address: to },
    date: new Date(clock.now().epochMilliseconds),
    textEncoding: "quoted-printable",
  });

  return {
    // While some wait for the server, others are ready.
    atOnce: 2 * connections,
    ahead: Math.min(Math.ceil(settings.MAIL_PER_SECOND / lettersPerWait), mostAhead),
    async send(mail) {
      try {
        if (!isMailAddress(mail.to)) throw new Error("This is no address that mail can be sent to.");
        await transport.send(messageOf(mail));
      } catch (error) {
        throw unavailable(error);
      }
    },
    async deliver(mail, commit) {
      if (!isMailAddress(mail.to)) return { outcome: "refused", permanent: true, reason: "no address" };
      // The rate limit is for mail servers; the outbox needs none.
      if (url !== undefined) await pace();
      return transport.deliver(messageOf(mail), commit);
    },
    async verify() {
      if (url !== undefined) await checkMailServer(url);
    },
    close: transport.close,
  };
}

function unavailable(error: unknown): AppError {
  // Mail servers tend to repeat the refused address, which does not belong in a log.
  const reason = (error instanceof Error ? error.message : String(error)).replace(/[^\s<>]+@[^\s<>]+/g, "…@…");
  return new AppError("MAIL_UNAVAILABLE", "The mail could not be sent.", {
    hint: "Try again in a few minutes.",
    cause: new Error(reason),
  });
}
