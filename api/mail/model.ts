/** One mail to one reader. `headers` are constants of ours or checked addresses, never a reader's words. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Who carries mail: the outbox folder of the house, or a mail server. */
export type Post = {
  /** Resolves when the mail is taken; throws MAIL_UNAVAILABLE where it was not. */
  send(mail: Mail): Promise<void>;
  close(): void;
};
