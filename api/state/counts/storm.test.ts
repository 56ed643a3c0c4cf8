// Kills processes while they count.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { openCounts } from "./open-counts.ts";
import { readCounts, replaceCounts } from "./stored-counts.ts";

/** Counts in a process, which is killed after it has acknowledged so many. Returns the ids that it acknowledged. */
async function countAndDie(dataDir: string, { from, answers }: { from: number; answers: number }): Promise<string[]> {
  const program = join(import.meta.dirname, "storm.fixture.ts");
  const child = spawn(process.execPath, [program, dataDir, String(from), "40"], { stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  let [said, complaints] = ["", ""];
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  child.stdout.on("data", (text) => {
    said += text;
    if (said.length > answers * "2020-01-01-morning-2\n".length) child.kill("SIGKILL");
  });
  await once(child, "close");
  expect(complaints).toBe("");
  return said.split("\n").slice(0, -1);
}

it("every acknowledged like is counted, and none twice, however often the process is killed", async () => {
  const dataDir = folderOfTest();
  await replaceCounts(dataDir, { stories: {}, days: {} });
  const answered: string[] = [];
  let last = { liked: 0, days: 0 };
  for (let round = 0; round < 7; round += 1) {
    // A random moment, which may be before, during or after a merge.
    const answers = 30 + Math.floor(Math.random() * 400);
    answered.push(...(await countAndDie(dataDir, { from: round * 5_000, answers })));
    const { stories, days } = await readCounts(dataDir);
    for (const id of answered) expect(stories[id], id).toEqual({ likes: 1, views: 0, clicks: 0 });
    const all = Object.values(stories);
    expect(all.filter(({ likes }) => likes !== 1)).toEqual([]);
    last = { liked: all.length, days: Object.values(days).reduce((sum, { likes }) => sum + likes, 0) };
    expect(last.days).toBe(last.liked);
  }
  const counts = await openCounts(dataDir);
  for (const id of answered) expect(counts.countsOf(StoryId.parse(id)).likes, id).toBe(1);
  await counts.close();
  expect(Object.keys((await readCounts(dataDir)).stories)).toHaveLength(last.liked);
});
