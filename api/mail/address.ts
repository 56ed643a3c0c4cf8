import { Email } from "../newsletter/model.ts";

/**
 * Whether mail may be addressed to this text. Sign-up lets nothing else in; this is the same question once more where the mail is built,
 * because what a mail server is told in its own language must not come from a reader.
 */
export function isMailAddress(text: string): boolean {
  const { success, data } = Email.safeParse(text);
  return success && data === text;
}
