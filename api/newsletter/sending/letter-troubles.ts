import type { Problem } from "../../health/model.ts";
import { AppError, saidBy } from "../../platform/errors.ts";
import type { LetterRecord } from "./ledger-lines.ts";
import { countsOf } from "./letter-counts.ts";
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

/**
 * What is wrong although nothing went wrong on the way: nobody is to find out from readers that there was no letter. `left` had no turn
 * before it was too late; `refusal`: the codes that were heard last.
 */
export function shortfallOf(
  record: LetterRecord,
  { left, refusal }: { left: number; refusal: string },
): LetterProblem | null {
  const { letter: date, noted } = record;
  const problem = { level: "warning", code: "LETTER_SHORT" } as const;
  if (left > 0) {
    return {
      ...problem,
      message: `The letter of ${date} ended with ${left} readers still without it: it leaves until 21:00, while its morning story is there.`,
      hint: "They find its stories in their next letter. Too many readers for MAIL_PER_SECOND, or for the mail server?",
    };
  }
  // Greylisting ends with the second try; and many servers say no to us in words that blame nobody's address.
  const refused = [...noted.values()].filter(({ outcome, refusals }) => outcome === "refused" && refusals > 1).length;
  if (refused <= countsOf(record, 0).sent) return null;
  return {
    ...problem,
    message: `The mail server has refused the letter of ${date} to ${refused} readers more than once (${refusal}).`,
    hint: "Most likely it does not want mail of ours. Check the sender's domain and the mail server's log.",
  };
}

/** A run's trouble for who gave the order. */
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
