/** One mail to one reader. `headers` are constants of ours or checked addresses, never a reader's words. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/**
 * What many mails have alike: the words are cut where each reader finds something of their own. One object for all its copies, which are
 * made of it at once, because all of it that needs encoding is encoded once.
 */
export type Circular = {
  subject: string;
  text: readonly string[];
  html: readonly string[];
  headers: Record<string, string>;
};

/** One reader's copy of a circular. `text` and `html`: what is theirs alone, for each of the cuts. */
export type Copy = {
  of: Circular;
  to: string;
  text: readonly string[];
  html: readonly string[];
  headers: Record<string, string>;
};

/** Who carries mail: the outbox folder of the house, or a mail server. */
export type Post = {
  /** Resolves when the mail is taken; throws MAIL_UNAVAILABLE where it was not. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** What became of a mail that was handed to the mail server. */
export type HandedOver =
  | { outcome: "taken" }
  /** `permanent`: there is no such address, says the server that would know. `reason` names no address. */
  | { outcome: "refused"; permanent: boolean; reason: string }
  /** Broken off before the last word, by `commit` or by the line: surely not delivered. */
  | { outcome: "not sent"; reason: string }
  /** The line broke after the last word and before the answer to it. */
  | { outcome: "unknown"; reason: string };

/** Who carries many mails at a time. */
export type LetterPost = Post & {
  /** So many at a time are worth handing over. */
  atOnce: number;
  /** And so many more are worth having ready: those that leave while a busy disk is waited for. */
  ahead: number;
  /**
   * Hands over one mail, as soon as the rate and a connection allow. Everything is said but the last word; then `commit` is
   * asked, one mail at a time, and only if it agrees the last word is said, which is what makes the mail sent. Never throws.
   */
  hand(mail: Mail | Copy, commit: () => Promise<boolean>): Promise<HandedOver>;
  /** Resolves when the server would take mail; throws MAIL_UNAVAILABLE. */
  verify(): Promise<void>;
};
