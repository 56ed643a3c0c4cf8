import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { narrationOf } from "#api/narration/narration.fixture.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { contentFolder } from "../content.fixture.ts";
import * as storyFile from "../file/story-file.ts";
import { Story, storyPath } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { indexVersion } from "./index-folder.ts";
import { openLibrary } from "./library.ts";

const october = storyOf({ id: "2026-10-30-evening" });
const morning = storyOf({ id: "2026-11-21-morning" });
const evening = storyOf({ id: "2026-11-21-evening" });

/** Opens the library and counts the files whose text was read. */
async function open(contentDir: string, cacheDir: string) {
  const parse = vi.spyOn(storyFile, "parseStory");
  const library = await openLibrary({ contentDir, cacheDir, likesOf: () => 0 });
  const read = parse.mock.calls.map(([id]) => id);
  parse.mockRestore();
  return { library, read, stories: [...library.all()] };
}

/** Files that were written this very second are not trusted to stay; a cache keeps them once they have settled. */
async function settle(contentDir: string, cacheDir: string): Promise<void> {
  await vi.waitFor(async () => expect((await open(contentDir, cacheDir)).read).toEqual([]), {
    timeout: 60_000,
    interval: 100,
  });
}

describe("a library with a cache of its index", () => {
  it("reads at a later start only what changed since the last one", async () => {
    const [folder, cacheDir] = [contentFolder(october, morning, evening), folderOfTest()];
    expect(new Set((await open(folder.dir, cacheDir)).read)).toEqual(new Set([october.id, morning.id, evening.id]));
    await settle(folder.dir, cacheDir);

    const rewritten = { ...morning, titleEn: "Another title" };
    folder.put(rewritten);
    folder.remove(storyPath(evening.id));
    const { read, stories } = await open(folder.dir, cacheDir);
    expect(read).toEqual([morning.id]);
    expect(stories).toStrictEqual([rewritten, october]);
  });

  it("is the same library as one without", async () => {
    const spoken = { ...evening, narrations: [narrationOf(evening, "pl")] };
    const [folder, cacheDir] = [contentFolder(october, morning, spoken), folderOfTest()];
    await open(folder.dir, cacheDir);
    await settle(folder.dir, cacheDir);
    const { library, stories } = await open(folder.dir, cacheDir);
    expect([...library.timeline.all()].map(({ narrated }) => narrated)).toEqual([["pl"], [], []]);
    expect(stories).toStrictEqual([spoken, morning, october]);
  });

  it.each([
    ["cut short", (path: string) => truncateSync(path, 20)],
    ["emptied", (path: string) => truncateSync(path, 0)],
    ["cut short by its last letter", (path: string) => truncateSync(path, statSync(path).size - 1)],
    ["not JSON", (path: string) => writeFileSync(path, "no")],
    ["no list", (path: string) => writeFileSync(path, "000000004\nnull")],
  ])("reads the files again where what was kept is %s", async (_, damage) => {
    const [folder, cacheDir] = [contentFolder(october, morning), folderOfTest()];
    await open(folder.dir, cacheDir);
    await settle(folder.dir, cacheDir);
    const kept = join(cacheDir, readdirSync(cacheDir)[0] as string);
    damage(join(kept, "2026-11.stories"));
    const { read, stories } = await open(folder.dir, cacheDir);
    expect(read).toEqual([morning.id]);
    expect(stories).toStrictEqual([morning, october]);
    expect((await open(folder.dir, cacheDir)).read).toEqual([]);
  });

  it("tells its stories also where what was kept is deleted or replaced after the start", async () => {
    const [folder, cacheDir] = [contentFolder(october, morning, evening), folderOfTest()];
    await open(folder.dir, cacheDir);
    await settle(folder.dir, cacheDir);
    const [asked, ahead] = await Promise.all(
      [1, 2].map(() => openLibrary({ contentDir: folder.dir, cacheDir, likesOf: () => 0 })),
    );
    folder.put({ ...morning, titleEn: "Another title" });
    await openLibrary({ contentDir: folder.dir, cacheDir, likesOf: () => 0 });
    rmSync(cacheDir, { recursive: true });
    await ahead?.readAhead();
    for (const library of [asked, ahead])
      expect([...(library?.all() ?? [])]).toStrictEqual([evening, morning, october]);
  });

  it("never takes one library for another in the same data folder", async () => {
    const cacheDir = folderOfTest();
    const [one, other] = [contentFolder(morning), contentFolder(evening)];
    await open(one.dir, cacheDir);
    await settle(one.dir, cacheDir);
    expect((await open(other.dir, cacheDir)).stories).toStrictEqual([evening]);
  });

  it("opens although nothing can be kept", async () => {
    const folder = contentFolder(morning);
    const notAFolder = join(folderOfTest(), "file");
    writeFileSync(notAFolder, "");
    expect((await open(folder.dir, join(notAFolder, "cache"))).stories).toStrictEqual([morning]);
  });

  it("has another version when the form of a story is another", () => {
    const form = createHash("sha256")
      .update(JSON.stringify(z.toJSONSchema(Story, { io: "input" })))
      .digest("hex");
    // When this fails, raise indexVersion: what was kept under the old form must not be read as the new one.
    expect([indexVersion, form.slice(0, 16)]).toEqual([8, "8428518fec37bd0f"]);
  });
});
