import { CommanderError } from "commander";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import { type ExitCode, exitCodeOf, exitCodes } from "./output/exit-codes.ts";
import { noteWithHint, type Terminal } from "./terminal/terminal.ts";

/** Hints of the terminal for errors that carry none. */
const hints: Partial<Record<ErrorCode, string>> = {
  STORY_NOT_FOUND: "mruk posts list shows which there are; mruk posts history knows also of those that are deleted.",
};

/** Writes what went wrong in one line with a hint, and returns the exit code. */
export function reportError(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof CommanderError) return reportWrongUse(error, terminal);
  const message = error instanceof Error ? error.message || error.name : String(error);
  noteWithHint(
    terminal,
    message,
    error instanceof AppError ? (error.hint ?? hints[error.code]) : unexpectedHint(terminal),
  );
  if (terminal.verbose) terminal.stderr.write(`${stackOf(error)}\n`);
  return exitCodeOf(error);
}

function reportWrongUse(error: CommanderError, terminal: Terminal): ExitCode {
  // Commander throws after help and version too; both are written already.
  if (error.exitCode === 0) return exitCodes.done;
  // Commander shows the help by itself where the command was left out.
  if (error.code === "commander.help") return exitCodes.wrongUse;
  const [message = "", suggestion] = error.message.replace(/^error: /, "").split("\n");
  noteWithHint(
    terminal,
    message,
    suggestion?.replace(/^\((.*)\)$/, "$1") ?? "Every command explains itself with --help.",
  );
  return exitCodes.wrongUse;
}

function unexpectedHint({ verbose }: Terminal): string | undefined {
  return verbose ? undefined : "With --verbose it says where this came from.";
}

/** The stacks of an error and of its causes, without control characters, which could steer the terminal. */
function stackOf(error: unknown): string {
  const parts: string[] = [];
  let cause = error;
  for (; cause instanceof Error && parts.length < 5; cause = cause.cause) parts.push(cause.stack ?? cause.message);
  if (cause !== undefined && !(cause instanceof Error)) parts.push(String(cause));
  return parts
    .join("\ncaused by: ")
    .split("\n")
    .map((line) => line.replace(/\p{Cc}/gu, " "))
    .join("\n");
}
