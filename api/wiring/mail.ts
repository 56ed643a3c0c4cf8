// The mailer, and what leaves by it: the morning letter, confirmations, invitations.
import { join } from "node:path";
import type { Logger } from "pino";
import { openAccessMail } from "#api/access/mail.ts";
import { administratorOf } from "#api/health/administrator.ts";
import type { Health } from "#api/health/model.ts";
import { openMailer } from "#api/mail/mailer.ts";
import { openMailNotices } from "#api/mail/notices/receiver.ts";
import { mailHtml, mailText } from "#api/newsletter/letter/mail-content.ts";
import { openNewsletter } from "#api/newsletter/newsletter.ts";
import { openLetters } from "#api/newsletter/sending/letters.ts";
import { openInvitations } from "#api/newsletter/subscribers/invitations.ts";
import { openSubscriberBook } from "#api/newsletter/subscribers/subscriber-book.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Signer } from "#api/platform/secret.ts";
import { openAsking } from "#api/stories/drafts/ask-editors.ts";
import type { Drafts } from "#api/stories/drafts/drafts.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Opened, Task } from "./opened.ts";
import { originOfMails } from "./services.ts";
import type { Stores } from "./stores/stores.ts";

type MailParts = {
  config: Config;
  clock: Clock;
  log: Logger;
  health: Health;
  stores: Stores;
  signer: Signer;
  library: StoryLibrary;
  drafts: Drafts;
};

/** For how many milliseconds a closing server waits for a mail server; a letter that is not answered by then counts as begun. */
const longestLetter = 8_000;

export function openMail({ config, clock, log, health, stores, signer, library, drafts }: MailParts) {
  const mail = openMailer(config, { clock });
  const origin = originOfMails(config);
  const { newsletter: store, ledger } = stores;
  const newsletter = openNewsletter({ store, mail, signer, clock, log });
  const letters = openLetters({
    store,
    ledger,
    library,
    mail,
    signer,
    health,
    clock,
    log,
    origin,
    contactEmail: config.CONTACT_EMAIL ?? null,
    unsubscribeMailbox: config.MAIL_UNSUBSCRIBE_ADDRESS ?? null,
  });
  const { MAIL_WEBHOOK_SECRET: secret } = config;
  const mailNotices = secret === undefined ? null : openMailNotices({ secret, clock, end: newsletter.end });
  const renderers = { html: mailHtml, text: mailText };
  const accessMail = config.SMTP_URL === undefined ? null : openAccessMail({ mail, renderers, log });
  const invitations = openInvitations({ store, mail, signer, clock, log, origin });
  return {
    parts: {
      mail,
      accessMail,
      mailNotices,
      newsletter,
      letters,
      invitations,
      subscribers: openSubscriberBook({ store, clock }),
    },
    tasks: [
      { name: "send the morning letter", everySeconds: 20, byLeaderOnly: true, tick: letters.tick },
      {
        name: "ask imported readers whether they want it",
        everySeconds: 20,
        byLeaderOnly: true,
        tick: invitations.tick,
      },
      ...askingTasks({ config, clock, log, signer, drafts, mail, origin }),
      { name: "forget who never confirmed", everySeconds: 3600, byLeaderOnly: true, tick: newsletter.tick },
    ],
    finish: letters.close,
    // Cuts the connections, so that nobody waits for an answer any more.
    finishTimeout: { afterMs: longestLetter, abort: mail.close },
    close: mail.close,
  } satisfies Opened<object>;
}

type AskingParts = Pick<MailParts, "config" | "clock" | "log" | "signer" | "drafts"> & {
  mail: ReturnType<typeof openMailer>;
  origin: string;
};

/** Asks for approval where stories wait for it. */
function askingTasks({ config, ...parts }: AskingParts): Task[] {
  const { REVIEW, REVIEW_EMAIL, REVIEW_WEBHOOK: address, REVIEW_WEBHOOK_SECRET: secret, DATA_DIR } = config;
  const editor = REVIEW_EMAIL ?? administratorOf(config);
  const webhook = address === undefined ? null : { address, secret };
  if (REVIEW === "off" || (editor === null && webhook === null)) return [];
  const renderers = { html: mailHtml, text: mailText };
  const path = join(DATA_DIR, "review-asked.json");
  const { tick } = openAsking({ ...parts, path, renderers, editor, webhook });
  return [{ name: "ask for approval", everySeconds: 60, byLeaderOnly: true, tick }];
}
