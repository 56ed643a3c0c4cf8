import { Email } from "#api/newsletter/model.ts";

/**
 * Whether mail may be addressed to this text. Sign-up checks addresses already; this check stands where the mail is built, so that no
 * reader's text can become an SMTP command.
 */
export function isMailAddress(text: string): boolean {
  const { success, data } = Email.safeParse(text);
  return success && data === text;
}
