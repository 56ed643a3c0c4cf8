import type { Problem } from "../health/model.ts";
import { AppError, saidBy } from "../platform/errors.ts";
import type { RunTrouble } from "./letter-run.ts";

type LetterProblem = Omit<Problem, "part" | "since">;

/** What an administrator is told of a letter that did not reach everybody. */
export function problemOf(trouble: RunTrouble, date: string): LetterProblem {
  switch (trouble.kind) {
    case "line":
      return {
        level: "warning",
        code: "MAIL_UNAVAILABLE",
        message: `The mail server does not take the letter of ${date} (${trouble.reason}).`,
        hint: "It is tried again by itself; nobody gets it twice. Check SMTP_URL and the mail server.",
      };
    case "refused":
      return {
        level: "alarm",
        code: "LETTER_REFUSED",
        message: `The mail server says of most readers that their address does not exist (${trouble.reason}), so the letter of ${date} was stopped.`,
        hint: "More likely it does not want mail of ours. Nobody was struck off; check the sender's domain and the mail server's log.",
      };
    case "disk":
      return { level: "alarm", ...said(trouble.error) };
  }
}

/** The same for who gave the order. */
export function errorOf(trouble: RunTrouble, date: string): AppError {
  if (trouble.kind === "disk" && trouble.error instanceof AppError) return trouble.error;
  const { message, hint } = problemOf(trouble, date);
  return new AppError(trouble.kind === "disk" ? "STATE_UNAVAILABLE" : "MAIL_UNAVAILABLE", message, { hint });
}

/** An error as a problem's words. */
export function said(error: unknown): Pick<LetterProblem, "code" | "message" | "hint"> {
  if (error instanceof AppError) return saidBy(error);
  return { code: "INTERNAL", message: "The letter could not be sent.", hint: "The server's log says why." };
}
