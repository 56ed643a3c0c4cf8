import type { Problem } from "#api/health/model.ts";
import { AppError, saidBy } from "#api/platform/errors.ts";
import { isAfterHours, isBefore, letterEndHour, morningReveal } from "../letter/edition.ts";
import type { LetterHold } from "../model.ts";
import type { LetterRecord } from "./ledger-lines.ts";
import { countsOf } from "./letter-counts.ts";
import type { RunTrouble } from "./letter-run.ts";

export type LetterProblem = Omit<Problem, "part" | "since">;

/** The problem that administrators see when a letter did not reach everybody. */
export function problemOf(trouble: RunTrouble, date: string): LetterProblem {
  switch (trouble.kind) {
    case "connection":
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
      return { level: "alarm", ...problemWords(trouble.error) };
  }
}

/**
 * The problem of a run without trouble that left readers without the letter, since no reader should have to report that. `left` had no turn
 * before it was too late; `refusal`: the last codes of the server.
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
      message: `The letter of ${date} ended with ${left} readers still without it: it leaves until ${letterEndHour}:00, while its morning story is there.`,
      hint: "They find its stories in their next letter. Too many readers for MAIL_PER_SECOND, or for the mail server?",
    };
  }
  // Greylisting ends with the second try, and many servers refuse us in words that blame no address.
  const refused = [...noted.values()].filter(({ outcome, refusals }) => outcome === "refused" && refusals > 1).length;
  if (refused <= countsOf(record, 0).sent) return null;
  return {
    ...problem,
    message: `The mail server has refused the letter of ${date} to ${refused} readers more than once (${refusal}).`,
    hint: "Most likely it does not want mail of ours. Check the sender's domain and the mail server's log.",
  };
}

/** The code of a letter that nobody gets. */
export const heldCode = "LETTER_HELD";

const holdReasons: Record<LetterHold, { now: string; past: string }> = {
  deleted: { now: "its morning story was deleted", past: "its morning story was deleted" },
  unreadable: {
    now: "the file of its morning story cannot be read",
    past: "the file of its morning story could not be read",
  },
  missing: { now: "that morning has no story", past: "that morning had no story" },
};

/** The problem of a letter that nobody gets, since the morning of its date has no story. */
export function heldProblem(hold: LetterHold, { date, now }: { date: string; now: Temporal.Instant }): LetterProblem {
  const code = heldCode;
  if (isAfterHours(now)) {
    const message = `The letter of ${date} did not leave: ${holdReasons[hold].past}.`;
    return { level: "alarm", code, message, hint: "Readers find its other stories in their next letter." };
  }
  const make = `Make a story for it (\`mruk generate --date ${date} --slot morning\`, or a new post in the panel)`;
  return {
    level: isBefore(now, morningReveal(date)) ? "warning" : "alarm",
    code,
    message: `The letter of ${date} does not leave: ${holdReasons[hold].now}.`,
    hint: `${hold === "unreadable" ? "Mend the file, which `mruk check` names," : make} before ${letterEndHour}:00, and it leaves by itself.`,
  };
}

/** A run's trouble as an error, for the caller who gave the order. */
export function errorOf(trouble: RunTrouble, date: string): AppError {
  if (trouble.kind === "disk" && trouble.error instanceof AppError) return trouble.error;
  const { message, hint } = problemOf(trouble, date);
  return new AppError(trouble.kind === "disk" ? "STATE_UNAVAILABLE" : "MAIL_UNAVAILABLE", message, { hint });
}

/** An error as the words of a problem. */
export function problemWords(error: unknown): Pick<LetterProblem, "code" | "message" | "hint"> {
  if (error instanceof AppError) return saidBy(error);
  return { code: "INTERNAL", message: "The letter could not be sent.", hint: "The server's log says why." };
}
