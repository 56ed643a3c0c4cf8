import { AppError } from "../../api/platform/errors.ts";
import { exitCodes } from "../output/exit-codes.ts";
import type { Surroundings } from "../surroundings.ts";
import { note } from "../terminal/terminal.ts";

type Doubt = {
  /** Agreed to beforehand. */
  yes: boolean | undefined;
  /** What it is about, said before the question. */
  about?: string;
  question: string;
  /** What is said after a no. */
  declined: string;
  /** What to type where nobody can be asked. */
  command: string;
};

/** Whether somebody agrees to what is about to be done; a no ends the program with 1. Throws BAD_REQUEST where nobody can be asked. */
export async function agreed(
  { yes, about, question, declined, command }: Doubt,
  { terminal, ask, endWith }: Pick<Surroundings, "terminal" | "ask" | "endWith">,
): Promise<boolean> {
  if (yes) return true;
  if (!ask) {
    throw new AppError("BAD_REQUEST", "To do this without being asked takes --yes", { hint: `Run: ${command} --yes` });
  }
  if (about !== undefined) note(terminal, about);
  if (await ask(question)) return true;
  note(terminal, declined);
  endWith(exitCodes.failed);
  return false;
}
