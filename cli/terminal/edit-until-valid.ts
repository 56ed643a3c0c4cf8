import { readFile } from "node:fs/promises";
import { AppError } from "#api/platform/errors.ts";
import { type FileFault, StoryFileError } from "#api/stories/file/story-file-error.ts";
import type { CommandContext } from "../context.ts";
import { utf8Text } from "../input-file.ts";
import { openInEditor } from "./editor.ts";
import { note, type Terminal } from "./terminal.ts";

export type EditContext = Pick<CommandContext, "terminal" | "environment" | "onSignal" | "setInterruptionHint"> & {
  ask(question: string): Promise<boolean>;
};

/**
 * Opens a file in the editor until `parse`, which may throw a StoryFileError, takes its text. Throws STORY_INVALID where the
 * person gives up before.
 */
export async function editUntilValid<Result>(
  path: string,
  parse: (text: string) => Result,
  context: EditContext,
): Promise<Result> {
  for (;;) {
    await openInEditor(path, context);
    try {
      const text = utf8Text(await readFile(path));
      if (text === null) throw new StoryFileError("is not UTF-8");
      return parse(text);
    } catch (error) {
      if (!(error instanceof StoryFileError)) throw error;
      noteFaults(context.terminal, path, error.faults);
    }
    if (!(await context.ask("Open it again?"))) throw new AppError("STORY_INVALID", "Nothing was saved");
  }
}

/** Writes what is wrong with a file, from top to bottom, a line for each fault: `path:line: reason`. */
export function noteFaults(terminal: Terminal, path: string, faults: readonly FileFault[]): void {
  const lineOf = ({ line }: FileFault) => line ?? Number.MAX_SAFE_INTEGER;
  const ordered = faults.toSorted((a, b) => lineOf(a) - lineOf(b));
  for (const { reason, line } of ordered) note(terminal, `${path}${line === undefined ? "" : `:${line}`}: ${reason}`);
}
