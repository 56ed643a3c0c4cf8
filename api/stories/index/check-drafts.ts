import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseDraft } from "../file/story-file.ts";
import { StoryFileError } from "../file/story-file-error.ts";
import { type Draft, draftPath, draftPicturePath, draftTombstonePath, StoryId, type StoryPaths } from "../model.ts";
import { filesBelow, isExpected, nameOf, readPlainFile } from "./check-files.ts";
import { pictureFaults } from "./check-pictures.ts";
import type { StoryFault } from "./library.ts";
import { maxStoryBytes } from "./story-files.ts";

/** Everything below `drafts/` that cannot be used or does not belong there: the folder of texts and their pictures. */
export async function faultsOfDrafts(contentDir: string): Promise<StoryFault[]> {
  const faults: StoryFault[] = [];
  for (const path of filesBelow(contentDir, "drafts")) {
    if (!isExpected(nameOf(path))) faults.push(...(await faultsOfFile(contentDir, path)));
  }
  return faults;
}

type Kind = {
  ending: string;
  pathOf: StoryPaths["text"];
  faultsOf(contentDir: string, id: StoryId): Promise<StoryFault[]>;
};

const kinds: readonly Kind[] = [
  { ending: ".md", pathOf: draftPath, faultsOf: draftFaults },
  { ending: ".webp", pathOf: draftPicturePath, faultsOf: orphanFaults },
  { ending: ".deleted", pathOf: draftTombstonePath, faultsOf: async () => [] },
];

async function faultsOfFile(contentDir: string, path: string): Promise<StoryFault[]> {
  const kind = kinds.find(({ ending }) => path.endsWith(ending));
  if (kind === undefined) return [{ path, reason: "only drafts and their pictures belong here" }];
  const { data: id } = StoryId.safeParse(nameOf(path).slice(0, -kind.ending.length));
  if (id === undefined) return [{ path, reason: "the file's name is not a story id" }];
  if (kind.pathOf(id) !== path) return [{ path, reason: `this file belongs at ${kind.pathOf(id)}` }];
  return kind.faultsOf(contentDir, id);
}

async function draftFaults(contentDir: string, id: StoryId): Promise<StoryFault[]> {
  const path = draftPath(id);
  const bytes = await readPlainFile(join(contentDir, path), { mostBytes: maxStoryBytes, label: "the draft" });
  if (typeof bytes === "string") return [{ path, reason: bytes }];
  const draft = draftOrFault(id, bytes.toString("utf8"));
  if ("reason" in draft) return [draft];
  return pictureFaults(contentDir, draft, "drafts");
}

function draftOrFault(id: StoryId, text: string): Draft | StoryFault {
  try {
    return parseDraft(id, text);
  } catch (error) {
    if (!(error instanceof StoryFileError)) throw error;
    const { reason, line } = error;
    return { path: draftPath(id), reason, ...(line !== undefined && { line }) };
  }
}

async function orphanFaults(contentDir: string, id: StoryId): Promise<StoryFault[]> {
  if (existsSync(join(contentDir, draftPath(id)))) return [];
  return [{ path: draftPicturePath(id), reason: `there is no ${draftPath(id)}` }];
}
