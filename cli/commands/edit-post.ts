import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { AppError } from "../../api/platform/errors.ts";
import type { Revised } from "../../api/stories/editing.ts";
import type { StoryId } from "../../api/stories/model.ts";
import { exitCodes } from "../output/exit-codes.ts";
import type { PostChanges, Surroundings } from "../surroundings.ts";
import { openInEditor } from "../terminal/editor.ts";
import { note } from "../terminal/terminal.ts";

type Desk = Pick<Surroundings, "terminal" | "environment" | "onSignal" | "whenInterrupted" | "endWith"> & {
  ask(question: string): Promise<boolean>;
};

/**
 * Has a story's file edited until it can be read, and saves it. Null where nothing came of it. What was typed is never lost:
 * where it cannot be saved it is kept, and the path is said.
 */
export async function editPost(id: StoryId, { editing, by }: PostChanges, desk: Desk): Promise<Revised | null> {
  const { terminal } = desk;
  const { text, rev } = await editing.readFile(id);
  const path = join(await mkdtemp(join(tmpdir(), "mruk-edit-")), `${id}.md`);
  await writeFile(path, text, { mode: 0o600 });
  desk.whenInterrupted(placeOfText(path));
  let typed: string | null = null;
  try {
    typed = await editedText(id, path, desk);
    if (typed === null) {
      note(terminal, `Nothing was saved. ${placeOfText(path)}`);
      desk.endWith(exitCodes.failed);
      return null;
    }
    const saved = typed === text ? null : await editing.rewrite(id, { text: typed, rev }, { by });
    if (saved === null) note(terminal, "Nothing was changed.");
    desk.whenInterrupted(null);
    await rm(dirname(path), { recursive: true, force: true });
    return saved;
  } catch (error) {
    throw await withPlaceOfText(error, { path, text });
  }
}

/** What the file holds once it is a story; null where somebody gives up before. */
async function editedText(id: StoryId, path: string, desk: Desk): Promise<string | null> {
  const { parseStory } = await import("../../api/stories/story-file.ts");
  const { StoryFileError } = await import("../../api/stories/story-file-error.ts");
  for (;;) {
    await openInEditor(path, desk);
    const bytes = await readFile(path);
    try {
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
      parseStory(id, text);
      return text;
    } catch (error) {
      if (error instanceof TypeError) note(desk.terminal, `${path}: is not UTF-8`);
      else if (!(error instanceof StoryFileError)) throw error;
      else note(desk.terminal, `${path}${error.line === undefined ? "" : `:${error.line}`}: ${error.reason}`);
    }
    if (!(await desk.ask("Open it again?"))) return null;
  }
}

const placeOfText = (path: string) => `Your text is kept at ${path}`;

/** The error, with where the text lies; a text that nobody changed is taken away instead. */
async function withPlaceOfText(error: unknown, { path, text }: { path: string; text: string }): Promise<unknown> {
  const left = await readFile(path, "utf8").catch(() => null);
  if (left === null || left === text) {
    await rm(dirname(path), { recursive: true, force: true });
    return error;
  }
  const place = placeOfText(path);
  if (!(error instanceof AppError)) return new Error(`${String(error)}. ${place}`, { cause: error });
  const { code, message, fields, details } = error;
  const hint =
    code === "EDIT_CONFLICT" ? "Edit the story as it is now, and take over what you want of yours." : error.hint;
  const both = code === "EDIT_CONFLICT" ? ` Both changed: ${fieldsOf(details)}.` : "";
  return new AppError(code, message + both, {
    hint: [place, hint].filter(Boolean).join(". "),
    ...(fields && { fields }),
    cause: error,
  });
}

const fieldsOf = (details: object | undefined) =>
  ((details as { fields?: string[] } | undefined)?.fields ?? []).join(", ");
