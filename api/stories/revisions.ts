import { createHash } from "node:crypto";
import { join } from "node:path";
import { type GitSettings, gitIn } from "#api/platform/processes/git.ts";
import { readPlainFile } from "./index/check-files.ts";
import { maxStoryBytes } from "./index/story-files.ts";
import { type StoryId, storyPath } from "./model.ts";

/** Looks up the committed revisions of a whole page of stories. */
export type RevsOf = (ids: readonly StoryId[]) => Promise<ReadonlyMap<StoryId, string>>;

/** One Git process answers for all stories. An uncommitted file gets the id that a commit would give it. */
export function openRevisions({ contentDir, ...settings }: GitSettings & { contentDir: string }): RevsOf {
  return async (ids) => {
    if (ids.length === 0) return new Map();
    const committed = await blobsOf(ids).catch(() => []);
    const found = ids.map(async (id, index) => [id, committed[index] ?? (await hashOfFile(id))] as const);
    return new Map(await Promise.all(found));
  };

  /** Per story, Git's id of its file in the checked-out commit. */
  async function blobsOf(ids: readonly StoryId[]): Promise<(string | undefined)[]> {
    const asked = ids.map((id) => `HEAD:./${storyPath(id)}\n`).join("");
    const answer = await gitIn(contentDir, settings)(["cat-file", "--batch-check"], { input: asked });
    return answer.split("\n").map((line) => /^([0-9a-f]+) blob \d+$/.exec(line)?.[1]);
  }

  async function hashOfFile(id: StoryId): Promise<string> {
    const found = await readPlainFile(join(contentDir, storyPath(id)), { mostBytes: maxStoryBytes, label: "the file" });
    const bytes = typeof found === "string" ? Buffer.alloc(0) : found;
    return createHash("sha1").update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
  }
}
