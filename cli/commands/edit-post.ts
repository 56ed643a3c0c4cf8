import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import type { Revised } from "#api/stories/editing/editing.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { CommandContext, PostChanges } from "../context.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { openInEditor } from "../terminal/editor.ts";
import { note } from "../terminal/terminal.ts";

type EditContext = Pick<
  CommandContext,
  "terminal" | "environment" | "onSignal" | "setInterruptionHint" | "setExitCode"
> & {
  ask(question: string): Promise<boolean>;
};

/**
 * Opens a story's file in the editor until it can be read, and saves it; null where nothing was saved. A text that cannot be
 * saved stays in its temporary file, whose path is shown.
 */
export async function editPost(
  id: StoryId,
  { editing, by }: PostChanges,
  context: EditContext,
): Promise<Revised | null> {
  const { terminal } = context;
  const { text, rev } = await editing.readFile(id);
  const path = join(await mkdtemp(join(tmpdir(), "mruk-edit-")), `${id}.md`);
  await writeFile(path, text, { mode: 0o600 });
  context.setInterruptionHint(placeOfText(path));
  let typed: string | null = null;
  try {
    typed = await editedText(id, path, context);
    if (typed === null) {
      note(terminal, `Nothing was saved. ${placeOfText(path)}`);
      context.setExitCode(exitCodes.failed);
      return null;
    }
    const saved = typed === text ? null : await editing.rewrite(id, { text: typed, rev }, { by });
    if (saved === null) note(terminal, "Nothing was changed.");
    context.setInterruptionHint(null);
    await rm(dirname(path), { recursive: true, force: true });
    return saved;
  } catch (error) {
    throw await withPlaceOfText(error, { path, text });
  }
}

/** The file's text once it is a valid story; null where the person gives up before. */
async function editedText(id: StoryId, path: string, context: EditContext): Promise<string | null> {
  const { parseStory } = await import("#api/stories/file/story-file.ts");
  const { StoryFileError } = await import("#api/stories/file/story-file-error.ts");
  for (;;) {
    await openInEditor(path, context);
    const bytes = await readFile(path);
    try {
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
      parseStory(id, text);
      return text;
    } catch (error) {
      if (error instanceof TypeError) note(context.terminal, `${path}: is not UTF-8`);
      else if (!(error instanceof StoryFileError)) throw error;
      else note(context.terminal, `${path}${error.line === undefined ? "" : `:${error.line}`}: ${error.reason}`);
    }
    if (!(await context.ask("Open it again?"))) return null;
  }
}

const placeOfText = (path: string) => `Your text is kept at ${path}`;

/** Adds the path of the text to the error's hint. A text that was not changed is removed instead. */
async function withPlaceOfText(error: unknown, { path, text }: { path: string; text: string }): Promise<unknown> {
  const remaining = await readFile(path, "utf8").catch(() => null);
  if (remaining === null || remaining === text) {
    await rm(dirname(path), { recursive: true, force: true });
    return error;
  }
  const place = placeOfText(path);
  if (!(error instanceof AppError)) return new Error(`${String(error)}. ${place}`, { cause: error });
  const { code, message, fields } = error;
  const { EditConflict } = await import("#api/stories/repository/committed-story.ts");
  const conflict = error instanceof EditConflict ? ` Both changed: ${error.changed.join(", ")}.` : "";
  const hint = conflict ? "Edit the story as it is now, and take over what you want of yours." : error.hint;
  return new AppError(code, message + conflict, {
    hint: [place, hint].filter(Boolean).join(". "),
    ...(fields && { fields }),
    cause: error,
  });
}
