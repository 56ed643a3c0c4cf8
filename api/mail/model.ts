/** One mail to one reader. `headers` are constants of ours or checked addresses, never a reader's words. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Sends mail: into the outbox folder of the house, or over a mail server. */
export type Mailer = {
  /** Resolves when the mail is taken; throws MAIL_UNAVAILABLE where it was not. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** The fate of a mail. */
export type Delivery =
  | { outcome: "taken" }
  /** `permanent`: there is no such address, says the server that would know. `reason` names no address. */
  | { outcome: "refused"; permanent: boolean; reason: string }
  /** Broken off before its text was given to the connection, by `commit` or by the connection: surely not delivered. */
  | { outcome: "not sent"; reason: string }
  /** The connection broke after the text was given to it and before the server's answer. */
  | { outcome: "unknown"; reason: string };

/** Sends many mails at a time. */
export type LetterMailer = Mailer & {
  /** So many at a time are worth delivering. */
  atOnce: number;
  /** And so many more are worth having ready: those that leave while a busy disk is waited for. */
  ahead: number;
  /**
   * Delivers one mail, as soon as the rate and a connection allow. The server has taken sender and reader by the time `commit` is asked,
   * and only if it agrees does the connection get the mail's text. Never throws.
   */
  deliver(mail: Mail, commit: () => Promise<boolean>): Promise<Delivery>;
  /** Resolves when the server would take mail; throws MAIL_UNAVAILABLE. */
  verify(): Promise<void>;
};
