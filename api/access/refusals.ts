import { AppError } from "#api/platform/errors.ts";
import { mostAccounts } from "./model.ts";
import { mostPasskeys } from "./passkeys/model.ts";

export const setUpDone = () =>
  new AppError("SETUP_DONE", "There is an administrator already.", {
    hint: "Sign in. If nobody knows the password: mruk admin reset-password on the server's machine.",
  });

export const loginFailed = () =>
  new AppError("LOGIN_FAILED", "The username or the password is wrong.", {
    hint: "If it is forgotten: mruk admin reset-password on the server's machine.",
  });

export const currentPasswordWrong = () =>
  new AppError("FIELDS_INVALID", "The current password is wrong.", { fields: { currentPassword: "is wrong" } });

export const currentPasswordNeeded = () =>
  new AppError("FIELDS_INVALID", "The current password is missing.", { fields: { currentPassword: "is needed" } });

export const recoveryFailed = () =>
  new AppError("RECOVERY_FAILED", "The username or the recovery code is wrong.", { hint: "Each code works once." });

export const mailLinkOver = () =>
  new AppError("MAIL_LINK_OVER", "This link is not good, or no longer.", { hint: "Ask for a new one." });

export const mailOff = () =>
  new AppError("MAIL_OFF", "This server sends no mail.", {
    hint: "Its owner can set SMTP_URL, or use mruk admin reset-password.",
  });

export const passwordWrong = () =>
  new AppError("FIELDS_INVALID", "The password is wrong.", { fields: { password: "is wrong" } });

export const tokenInvalid = () =>
  new AppError("TOKEN_INVALID", "You are no longer signed in.", { hint: "Sign in again." });

export const tooMany = () =>
  new AppError("LOGIN_THROTTLED", "Too many people are signing in at once.", {
    hint: "Try again in a few seconds.",
    retryAfter: 5,
  });

export const lineFull = () =>
  new AppError("LOGIN_THROTTLED", "Too many wrong passwords, from too many places.", {
    hint: "Try again in a few seconds, or from where you signed in before.",
    retryAfter: 5,
  });

export const noAccount = () =>
  new AppError("ACCOUNT_NOT_FOUND", "There is no administrator of this name.", {
    hint: "Check how the name is spelled; mruk admin create makes a new one.",
  });

export const accountsFull = () =>
  new AppError("ACCOUNTS_FULL", `There are ${mostAccounts} accounts, and no more are possible.`, {
    hint: "Remove one that nobody uses.",
  });

export const noSession = () =>
  new AppError("SESSION_NOT_FOUND", "There is no such session; it may have ended.", { hint: "Load the list again." });

export const noInvitation = () =>
  new AppError("INVITATION_GONE", "This invitation is not good, or no longer.", {
    hint: "Each works once, for seven days. Ask for a new one.",
  });

export const proofRequired = () =>
  new AppError("PROOF_REQUIRED", "Show first that you are still there.", {
    hint: "Give your password or use a passkey, then try again.",
  });

export const challengeOver = (cause?: unknown) =>
  new AppError("CHALLENGE_OVER", "This took too long, or was answered before.", { hint: "Try again.", cause });

export const passkeyRefused = (cause?: unknown) =>
  new AppError("PASSKEY_REFUSED", "This passkey is not good here.", {
    hint: "Use another one, or sign in with the password.",
    cause,
  });

export const passkeyCloned = () =>
  new AppError("PASSKEY_CLONED", "This passkey counts less than it did, as a copy would.", {
    hint: "Sign in another way and remove it; it may have been copied.",
  });

export const passkeyKnown = () => new AppError("PASSKEY_KNOWN", "This passkey is there already.");

export const noPasskey = () =>
  new AppError("PASSKEY_NOT_FOUND", "There is no such passkey.", { hint: "Load the list again." });

export const passkeysFull = () =>
  new AppError("PASSKEYS_FULL", `There are ${mostPasskeys} passkeys, and no more are possible.`, {
    hint: "Remove one that nobody uses.",
  });

export const lastOwner = () =>
  new AppError("LAST_OWNER", "Nobody else owns the site.", { hint: "Make somebody else an owner first." });

export const usernameTaken = () =>
  new AppError("USERNAME_TAKEN", "This username is taken.", {
    hint: "Choose another one.",
    fields: { username: "is taken" },
  });
