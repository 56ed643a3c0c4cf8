import { copyFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Counting } from "#api/engagement/count-store.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { type CountsOptions, openCounts } from "./open-counts.ts";
import { replaceCounts } from "./stored-counts.ts";

export const morning = StoryId.parse("2026-11-21-morning");

export const october = StoryId.parse("2026-10-31-evening");

/** Opens the counts of this folder, or of an empty one. */
export async function openedCounts({ dataDir = "", ...options }: CountsOptions & { dataDir?: string } = {}) {
  const folder = dataDir || folderOfTest();
  if (dataDir === "") await replaceCounts(folder, { stories: {}, days: {} });
  const unsaved: unknown[] = [];
  const counts = await openCounts(folder, { onUnsaved: (error) => unsaved.push(error), ...options });
  onTestFinished(() => counts.close());
  const like = (id = morning, more: Partial<Counting> = {}) =>
    counts.count({ id, date: "2026-11-21", what: "likes", by: 1, ...more });
  return {
    ...counts,
    dataDir: folder,
    unsaved,
    like,
    unlike: (id = morning) => like(id, { by: -1 }),
    likes: (id = morning) => counts.countsOf(id).likes,
    /** The day's likes. */
    ofDay: (date = "2026-11-21") => counts.byDay()[date]?.likes,
    path: (name: string) => join(folder, "counts", name),
    files: async () => (await readdir(join(folder, "counts"))).sort(),
    /** A copy of the folder, as a kill at this moment would leave it. */
    async killed(): Promise<string> {
      const copy = folderOfTest();
      await replaceCounts(copy, { stories: {}, days: {} });
      for (const name of await readdir(join(copy, "counts"))) await rm(join(copy, "counts", name));
      for (const name of await readdir(join(folder, "counts"))) {
        await copyFile(join(folder, "counts", name), join(copy, "counts", name));
      }
      return copy;
    },
  };
}
