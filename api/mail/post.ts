import { join } from "node:path";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { AppError } from "../platform/errors.ts";
import { isMailAddress } from "./address.ts";
import { checkMailServer } from "./check-mail-server.ts";
import { openComposer } from "./compose.ts";
import { openMailServer } from "./mail-server.ts";
import type { LetterPost, Mail } from "./model.ts";
import { openOutbox } from "./outbox.ts";
import { openPace } from "./pace.ts";

type Settings = Pick<
  Config,
  "SMTP_URL" | "SITE_URL" | "MAIL_FROM" | "DATA_DIR" | "MAIL_PER_SECOND" | "MAIL_CONNECTIONS"
>;
/** A busy disk takes a fiftieth of a second. */
const lettersPerWait = 50;
const mostAhead = 20;

type Options = {
  clock: Clock;
  /** For how many milliseconds a mail server may take its time with one mail. */
  patience?: number;
  /** For how many with the answer to a letter's last word. */
  answerPatience?: number;
};

/**
 * SMTP where a server is configured; else every mail is laid into `outbox` in the data folder, ready to be read. Throws
 * CONFIG_INVALID where mail would leave with links to an address that nobody configured.
 */
export function openPost(
  settings: Settings,
  { clock, patience = 20_000, answerPatience = 180_000 }: Options,
): LetterPost {
  const { SMTP_URL: url, SITE_URL: site, MAIL_FROM: from, DATA_DIR, MAIL_CONNECTIONS: connections } = settings;
  if (url !== undefined && site === undefined) {
    // Without it links would lead to the host that a request names, and anybody can name any host.
    throw new AppError("CONFIG_INVALID", "SITE_URL: is needed where SMTP_URL is set, because mails carry links.", {
      hint: "Set SITE_URL to the site's public address.",
    });
  }
  const outbox = openOutbox(join(DATA_DIR, "outbox"), clock);
  const server =
    url === undefined
      ? null
      : openMailServer(url, { connections, patience: { steps: patience, answer: answerPatience } });
  const pace = openPace(settings.MAIL_PER_SECOND);
  const compose = openComposer(from);
  const today = () => new Date(clock.now().epochMilliseconds);

  // An object, because a text would be read as a list of addresses.
  const messageOf = ({ to, ...rest }: Mail) => ({
    ...rest,
    from,
    to: { name: "", address: to },
    date: today(),
  });

  return {
    // While some wait for the server, others are built.
    atOnce: 2 * connections,
    ahead: Math.min(Math.ceil(settings.MAIL_PER_SECOND / lettersPerWait), mostAhead),
    async send(mail) {
      try {
        if (!isMailAddress(mail.to)) throw new Error("This is no address that mail can be sent to.");
        if (server) await server.carry(messageOf(mail));
        else await outbox.lay(compose(mail, today()));
      } catch (error) {
        throw unavailable(error);
      }
    },
    async hand(mail, commit) {
      if (!isMailAddress(mail.to)) return { outcome: "refused", permanent: true, reason: "no address" };
      const composed = compose(mail, today());
      // Only what leaves the house is counted by others.
      if (server === null) return outbox.hand(composed, commit);
      await pace();
      return server.hand(composed, commit);
    },
    async verify() {
      if (url !== undefined) await checkMailServer(url);
    },
    close: () => server?.close(),
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
