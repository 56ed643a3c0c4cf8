import { AppError } from "#api/platform/errors.ts";
import { commonPasswords } from "./common-passwords.ts";
import { leakedPasswords } from "./leaked-passwords.ts";
import type { NewAccount } from "./model.ts";

/** Endings that people append to a word to make it a valid password. */
const usualEnding = /[\d\p{P}\p{S}]{1,6}$/u;

/** Why this password would be guessed early; null when it would not. */
function weaknessOf({ username, password }: NewAccount): string | null {
  const typed = password.normalize("NFC").toLowerCase();
  if (new Set(typed).size < 3) return "must not be one or two characters over and over";
  for (const text of [typed, typed.replace(usualEnding, "")]) {
    if (text === username.normalize("NFC").toLowerCase()) return "must not be the username";
    if (commonPasswords.has(text) || leakedPasswords.has(text)) return "is among the passwords that are guessed first";
  }
  return null;
}

/** Throws PASSWORD_WEAK. */
export function requireStrong(account: NewAccount): void {
  const weakness = weaknessOf(account);
  if (weakness === null) return;
  throw new AppError("PASSWORD_WEAK", `This password ${weakness}.`, {
    hint: "A few words in a row are easy to remember and hard to guess.",
    fields: { password: weakness },
  });
}
