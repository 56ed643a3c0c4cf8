import { CommanderError } from "commander";
import { AppError, type ErrorCode } from "../api/platform/errors.ts";
import { type ExitCode, exitCodeOf, exitCodes } from "./output/exit-codes.ts";
import { noteWithHint, type Terminal } from "./terminal/terminal.ts";

/** What to do here about what says nothing of it itself. */
const hints: Partial<Record<ErrorCode, string>> = {
  STORY_NOT_FOUND: "mruk posts list shows which there are; mruk posts history knows also of those that are deleted.",
};

/** Tells a person what went wrong, in one line with a hint, and answers with the exit code that tells programs. */
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
  // Help and version come as errors too; both were written already.
  if (error.exitCode === 0) return exitCodes.done;
  // Help that nobody asked for, because the command was left out.
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

/** The stack with those of its causes, and without anything that could steer the terminal. */
function stackOf(error: unknown): string {
  const parts: string[] = [];
  for (let cause = error; cause !== undefined && parts.length < 5; cause = (cause as { cause?: unknown }).cause) {
    parts.push(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
    if (!(cause instanceof Error)) break;
  }
  return parts
    .join("\ncaused by: ")
    .split("\n")
    .map((line) => line.replace(/\p{Cc}/gu, " "))
    .join("\n");
}
