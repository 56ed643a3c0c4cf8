import { writeFile } from "node:fs/promises";
import { maxUploadBytes } from "#api/images/uploads/limits.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Revised } from "#api/stories/editing/editing.ts";
import { withUploadedPicture } from "#api/stories/editing/uploaded-picture.ts";
import { parsePostDraft } from "#api/stories/file/story-file.ts";
import { type FileFault, StoryFileError } from "#api/stories/file/story-file-error.ts";
import { maxStoryBytes } from "#api/stories/index/story-files.ts";
import type { PostDraft } from "#api/stories/model.ts";
import type { CommandContext, PostChanges } from "../context.ts";
import { readInputFile, utf8Text } from "../input-file.ts";
import { storyTemplate } from "../output/story-template.ts";
import { editUntilValid, noteFaults } from "../terminal/edit-until-valid.ts";
import { withKeptText } from "../terminal/kept-text.ts";
import { note, type Terminal } from "../terminal/terminal.ts";

/** The story's file, `-` for standard input, without which the editor is opened; and the picture's file. */
export type CreationSource = { file?: string | undefined; picture?: string | undefined };

type Creation = PostChanges & { context: CommandContext; imageUrl: string | undefined; publish: Publish };
type Publish = (draft: PostDraft) => Promise<Revised>;

/**
 * Publishes a new story from a file, from standard input or from the editor; null where the template was left as it was. A
 * text that came from no file, and cannot be published, stays in a temporary file, whose path is shown. Throws STORY_INVALID,
 * UPLOAD_REFUSED, BAD_REQUEST and what `Editing.create` throws.
 */
export async function createPost(
  { file, picture }: CreationSource,
  changes: PostChanges,
  context: CommandContext,
): Promise<Revised | null> {
  const uploads = await changes.openUploads();
  // The picture comes first, so that nobody writes a text for one that is refused.
  const imageUrl = picture === undefined ? undefined : await uploadFile(picture, uploads);
  const publish: Publish = async (draft) =>
    changes.editing.create(await withUploadedPicture(draft, uploads.read), { by: changes.by });
  const creation = { ...changes, context, imageUrl, publish };
  if (file === undefined) return createInEditor(creation);
  if (file !== "-") return createFromBytes(file, await readStoryFile(file), creation);
  return withKeptText({ name: "story.md", text: "" }, context, async (path) => {
    const bytes = await context.readInput();
    await writeFile(path, bytes);
    return createFromBytes(path, bytes, creation);
  });
}

const readStoryFile = (path: string) =>
  readInputFile(path, { code: "BAD_REQUEST", maxBytes: maxStoryBytes, ifLarger: "A story is shorter." });

/** The address under which the picture can be saved with a story, as the panel's upload returns it. */
async function uploadFile(path: string, uploads: Awaited<ReturnType<PostChanges["openUploads"]>>): Promise<string> {
  const ifLarger = "Choose a still PNG, JPEG or WebP picture of up to 10 MB.";
  const bytes = await readInputFile(path, { code: "UPLOAD_REFUSED", maxBytes: maxUploadBytes, ifLarger });
  try {
    return (await uploads.add(bytes)).imageUrl;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, `${path}: ${error.message}`, { hint: error.hint, cause: error });
  }
}

async function createFromBytes(path: string, bytes: Uint8Array, creation: Creation): Promise<Revised> {
  const { context, imageUrl, publish } = creation;
  return withNotedFaults(path, context.terminal, async () => {
    const text = utf8Text(bytes);
    if (text === null) throw new StoryFileError("is not UTF-8");
    return publish(parsePostDraft(text, { imageUrl }));
  });
}

async function createInEditor({ context, imageUrl, publish }: Creation): Promise<Revised | null> {
  const { ask, terminal } = context;
  if (!ask) {
    throw new AppError("BAD_REQUEST", "There is no keyboard to write at", {
      hint: "Give the story's file: --file story.md, or --file - for standard input.",
    });
  }
  const { now } = await context.openLocalServices();
  const text = storyTemplate({ now: now(), hasPicture: imageUrl !== undefined });
  const parse = (typed: string) => (typed === text ? null : parsePostDraft(typed, { imageUrl }));
  return withKeptText({ name: "story.md", text }, context, async (path) => {
    const draft = await editUntilValid(path, parse, { ...context, ask });
    if (draft !== null) return withNotedFaults(path, terminal, () => publish(draft));
    note(terminal, "Nothing was created.");
    return null;
  });
}

/** Writes which fields are wrong, before the error is reported. */
async function withNotedFaults(path: string, terminal: Terminal, create: () => Promise<Revised>): Promise<Revised> {
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const faults = faultsOf(error);
    if (faults.length === 0) throw error;
    noteFaults(terminal, path, faults);
    const { code, hint, fields = {} } = error;
    throw new AppError(code, "The story was not created", { hint, fields, cause: error });
  }
}

function faultsOf(error: AppError): readonly FileFault[] {
  if (error instanceof StoryFileError) return error.faults;
  return Object.entries(error.fields ?? {}).map(([field, reason]) => ({ reason: `${field} ${reason}` }));
}
