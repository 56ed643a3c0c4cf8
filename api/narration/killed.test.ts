import { execFile } from "node:child_process";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyWith, editingIn } from "#api/stories/editing/editing.fixture.ts";
import { expectClean, temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { currentNarrations } from "./current.ts";
import { bytesAt } from "./narrations.fixture.ts";

const program = join(import.meta.dirname, "narrate-process.fixture.ts");
const story = storyOf({ id: "2026-11-21-morning" });

async function world() {
  const copy = await copyWith(story);
  const dataDir = join((await temporaryFolder()).root, "data");
  await mkdir(dataDir);
  const run = (killAt?: string) =>
    new Promise<{ signal: NodeJS.Signals | null | undefined; stdout: string; stderr: string }>((resolve) => {
      const options = JSON.stringify({ id: story.id, contentDir: join(copy.root, "content"), dataDir, killAt });
      execFile(process.execPath, [program, options], (error, stdout, stderr) =>
        resolve({ signal: error?.signal, stdout, stderr }),
      );
    });
  const spoken = async () =>
    (await readFile(join(dataDir, "spoken.log"), "utf8").catch(() => "")).split("\n").slice(0, -1);
  return { copy, dataDir, run, spoken };
}

it("a reading that is killed at each of its steps is finished by the next, and nothing is spoken or noted twice", async () => {
  const { copy, dataDir, run, spoken } = await world();
  for (const moment of ["speech pl", "sound", "put 2", "put 4", "commit", "noted"]) {
    expect([moment, (await run(moment)).signal]).toEqual([moment, "SIGKILL"]);
  }
  const { stdout, stderr } = await run();
  expect([stderr, await spoken()]).toEqual(["", ["en", "pl"]]);
  expect(JSON.parse(stdout).results).toMatchObject([{ result: "kept" }, { result: "kept" }]);
  expect(copy.git("log", "--format=%s", "--grep=^Narration").split("\n")).toHaveLength(1);
  const { story: noted } = await (await editingIn(copy)).read(story.id);
  expect([currentNarrations(noted).length, noted.madeBy]).toEqual([2, { costUsd: 1 }]);
  for (const { url, bytes } of currentNarrations(noted)) expect((await bytesAt(dataDir, url)).length).toBe(bytes);
  // Two sounds and two marks, and nothing half.
  expect(await readdir(join(dataDir, "media", "2026", "11"))).toHaveLength(4);
  expectClean(copy);
});

it("two processes at once read a story once", async () => {
  const { copy, run, spoken } = await world();
  const both = await Promise.all([run(), run()]);
  expect(both.map(({ stderr }) => stderr)).toEqual(["", ""]);
  expect(await spoken()).toEqual(["en", "pl"]);
  expect(copy.git("log", "--format=%s", "--grep=^Narration").split("\n")).toHaveLength(1);
});
