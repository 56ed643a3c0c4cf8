import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { EditConflict } from "#api/stories/repository/committed-story.ts";
import type { CommandContext } from "../context.ts";

/**
 * Works on a text in a temporary file, which is removed afterwards. Where the work fails, a text that was changed stays there,
 * and the error's hint names its path; so does the hint of an interruption.
 */
export async function withKeptText<Result>(
  { name, text }: { name: string; text: string },
  { setInterruptionHint }: Pick<CommandContext, "setInterruptionHint">,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(await mkdtemp(join(tmpdir(), "mruk-edit-")), name);
  await writeFile(path, text, { mode: 0o600 });
  setInterruptionHint(placeOfText(path));
  try {
    const result = await work(path);
    setInterruptionHint(null);
    await rm(dirname(path), { recursive: true, force: true });
    return result;
  } catch (error) {
    throw await withPlaceOfText(error, { path, text });
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
  const conflict = error instanceof EditConflict ? ` Both changed: ${error.changed.join(", ")}.` : "";
  const hint = conflict ? "Edit the story as it is now, and take over what you want of yours." : error.hint;
  return new AppError(code, message + conflict, {
    hint: [place, hint].filter(Boolean).join(". "),
    ...(fields && { fields }),
    cause: error,
  });
}
