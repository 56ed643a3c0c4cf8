import { AppError, type ErrorCode } from "#api/platform/errors.ts";

/** The exit codes of the program, as every `--help` and docs/cli.md list them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  wrongUse: 2,
  storyFailed: 3,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The exit codes in words. */
export const exitCodeMeanings: Record<ExitCode, string> = {
  0: "done, also with warnings",
  1: "faults were found, or something failed",
  2: "wrong use: an unknown command or option, a bad value or setting",
  3: "a story failed, so its slot is still open; the next run tries again",
  130: "interrupted",
};

/** The hint after an interrupted run: its finished steps are kept. */
export const nextRunContinues = "The next run continues where this one stopped.";

const wrongUse = new Set<ErrorCode>([
  "BAD_REQUEST",
  "CONFIG_INVALID",
  "CONTENT_NOT_CONFIGURED",
  "DATE_INVALID",
  "FOLDER_NOT_EMPTY",
  "SLOT_UNKNOWN",
]);

export function exitCodeOf(error: unknown): ExitCode {
  return error instanceof AppError && wrongUse.has(error.code) ? exitCodes.wrongUse : exitCodes.failed;
}
