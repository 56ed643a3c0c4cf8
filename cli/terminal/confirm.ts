import { AppError } from "#api/platform/errors.ts";
import type { CommandContext } from "../context.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { note } from "./terminal.ts";

type Confirmation = {
  /** Set by --yes: nothing is asked. */
  yes: boolean | undefined;
  /** Shown before the question. */
  about?: string;
  question: string;
  /** Shown after a no. */
  declined: string;
  /** The command line that the hint shows where nobody can be asked. */
  command: string;
};

/** Asks before something is done; a no sets exit code 1. Throws BAD_REQUEST where there is no keyboard. */
export async function confirm(
  { yes, about, question, declined, command }: Confirmation,
  { terminal, ask, setExitCode }: Pick<CommandContext, "terminal" | "ask" | "setExitCode">,
): Promise<boolean> {
  if (yes) return true;
  if (!ask) {
    throw new AppError("BAD_REQUEST", "To do this without being asked takes --yes", { hint: `Run: ${command} --yes` });
  }
  if (about !== undefined) note(terminal, about);
  if (await ask(question)) return true;
  note(terminal, declined);
  setExitCode(exitCodes.failed);
  return false;
}
