import type { Logger } from "pino";
import type { Health } from "#api/health/model.ts";
import type { LetterMailer } from "#api/mail/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { LetterLibrary } from "../letter/letter-hold.ts";
import type { SubscriberStore } from "../newsletter.ts";
import type { LetterLedger } from "./ledger.ts";

/** The parts that send the morning letter. */
export type LettersParts = {
  store: SubscriberStore;
  ledger: LetterLedger;
  library: LetterLibrary;
  mail: LetterMailer;
  signer: Signer;
  health: Health;
  clock: Clock;
  log: Pick<Logger, "info" | "warn">;
  /** The site's public address. Without a configured one letters go to the outbox only, with this machine's address. */
  origin: string;
  /** The address where readers reach the people behind the letter. */
  contactEmail: string | null;
  /** A mailbox that a person reads, where mail programs may unsubscribe; null for none. */
  unsubscribeMailbox: string | null;
};
