import { AppError, type ErrorCode } from "../../api/platform/errors.ts";

/** What the program's end tells the one who started it. Also in every `--help` and in docs/cli.md. */
export const exitCodes = {
  done: 0,
  failed: 1,
  wrongUse: 2,
  storyFailed: 3,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The same in words, for people. */
export const exitCodeMeanings: Record<ExitCode, string> = {
  0: "done, also with warnings",
  1: "faults were found, or something failed",
  2: "wrong use: an unknown command or option, a bad value or setting",
  3: "a story failed, so its slot is still open; the next run tries again",
  130: "interrupted",
};

/** What a run says that was interrupted: every step it finished is kept. */
export const nextRunContinues = "The next run continues where this one stopped.";

const wrongUse = new Set<ErrorCode>(["BAD_REQUEST", "CONFIG_INVALID", "DATE_INVALID", "SLOT_UNKNOWN"]);

export function exitCodeOf(error: unknown): ExitCode {
  return error instanceof AppError && wrongUse.has(error.code) ? exitCodes.wrongUse : exitCodes.failed;
}
