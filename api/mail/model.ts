import type { Language } from "#api/language/model.ts";

/** One mail to one reader. `headers` are constants of ours or checked addresses, never a reader's words. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Sends mail, into the outbox folder or over a mail server. */
export type Mailer = {
  /** Resolves when the mail is taken; throws MAIL_UNAVAILABLE when it was not. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** The outcome of one mail. */
export type Delivery =
  | { outcome: "taken" }
  /** `permanent`: the server says that the mailbox does not exist. `reason` names no address. */
  | { outcome: "refused"; permanent: boolean; reason: string }
  /** Cancelled by `commit` or failed before the connection had the text: surely not delivered. */
  | { outcome: "not sent"; reason: string }
  /** The connection broke after it had the text and before the server's answer. */
  | { outcome: "unknown"; reason: string };

/** Sends many mails at a time. */
export type LetterMailer = Mailer & {
  /** How many deliveries are worth running at once. */
  atOnce: number;
  /** How many further mails are worth preparing: those that leave during one wait for a busy disk. */
  ahead: number;
  /**
   * Delivers one mail, as soon as the rate and a connection allow. The server has accepted sender and reader before `commit` is called, and
   * the connection gets the mail's text only if `commit` resolves to true. Never throws.
   */
  deliver(mail: Mail, commit: () => Promise<boolean>): Promise<Delivery>;
  /** Resolves when the server would take mail; throws MAIL_UNAVAILABLE. */
  verify(): Promise<void>;
};

/** The words and links of a house mail, from which both its HTML and its plain text are made. */
export type MailContent = {
  language: Language;
  title: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  blocks: MailBlock[];
  signature: string;
};

export type MailBlock =
  | { kind: "paragraph"; text: string }
  /** A problem, and what there is to say about it. */
  | { kind: "matter"; title: string; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "note"; text: string; link: { label: string; href: string } };

/** Make the two forms of a house mail. */
export type MailRenderers = { html(content: MailContent): string; text(content: MailContent): string };

/** A house mail in both forms, marked as sent by a program (RFC 3834). */
export const houseMail = (
  { content, ...mail }: Pick<Mail, "to" | "subject" | "headers"> & { content: MailContent },
  { text, html }: MailRenderers,
): Mail => ({
  ...mail,
  text: text(content),
  html: html(content),
  headers: { "Auto-Submitted": "auto-generated", "Content-Language": content.language, ...mail.headers },
});
