import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentFolder } from "../content.fixture.ts";
import { formatStory } from "../file/story-file.ts";
import { type Story, StoryId, storyPath, tombstonePath } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { openLibrary } from "./library.ts";

const morning = storyOf({ id: "2026-11-21-morning" });
const evening = storyOf({ id: "2026-11-21-evening" });
const later = Temporal.Instant.from("2030-01-01T00:00:00Z");
const open = (contentDir: string) => openLibrary({ contentDir, likesOf: () => 0 });
const served = (library: Awaited<ReturnType<typeof open>>) =>
  library.list({ now: later, limit: 50, offset: 0 }).map((story: Story) => story.id);

describe("the library of a content folder", () => {
  it("holds every story that lies there", async () => {
    const old = storyOf({ id: "2024-02-29-afternoon-2" });
    const library = await open(contentFolder(morning, evening, old).dir);
    expect(library.find(old.id, later)).toStrictEqual(old);
    expect(served(library)).toEqual([evening.id, morning.id, old.id]);
    expect(library.faults()).toEqual([]);
  });

  it("is empty for a folder without stories, and for none at all", async () => {
    const folder = contentFolder();
    expect((await open(folder.dir)).size).toBe(0);
    const library = await open(join(folder.dir, "nothing", "here"));
    expect([library.size, library.faults()]).toEqual([0, []]);
  });

  it("sees new, changed, renamed and deleted files at the next refresh, and says which", async () => {
    const folder = contentFolder(morning, evening);
    const library = await open(folder.dir);
    expect(await library.refresh()).toEqual({ changed: [], removed: [] });

    const rewritten = { ...morning, titleEn: "Rain on the zill" };
    expect(formatStory(rewritten).length).not.toBe(formatStory(morning).length);
    folder.put(rewritten, storyOf({ id: "2026-11-21-afternoon" }));
    folder.remove(storyPath(evening.id));
    expect(await library.refresh()).toEqual({ changed: ["2026-11-21-afternoon", morning.id], removed: [evening.id] });
    expect(library.find(morning.id, later)).toStrictEqual(rewritten);
    expect(library.any(evening.id)).toBeUndefined();

    renameSync(join(folder.dir, storyPath(morning.id)), join(folder.dir, storyPath(evening.id)));
    folder.remove("stories/2026/11/2026-11-21-afternoon.md");
    expect(await library.refresh()).toEqual({ changed: [evening.id], removed: [morning.id, "2026-11-21-afternoon"] });
    expect(library.any(evening.id)).toEqual({ ...rewritten, id: evening.id });
  });

  it("knows of which slot the story was taken away, until one is there again", async () => {
    const folder = contentFolder(evening);
    folder.write(tombstonePath(morning.id), "");
    folder.write(tombstonePath(evening.id), "");
    folder.write("stories/2026/11/2026-11-21-morning-2.deleted", "");
    folder.write("stories/2026/12/2026-11-20-morning.deleted", "");
    const library = await open(folder.dir);
    const ids = [morning.id, evening.id, "2026-11-21-morning-2", "2026-11-20-morning"].map((id) => StoryId.parse(id));
    expect(ids.map(library.isDeleted)).toEqual([true, false, false, false]);
    folder.put(morning);
    await library.refresh();
    expect([library.isDeleted(morning.id), library.faults()]).toEqual([false, []]);
  });

  it("sees a change of the same length in the same moment", async () => {
    const folder = contentFolder(morning);
    const library = await open(folder.dir);
    for (const letter of "abcdefgh") {
      folder.put({ ...morning, titleEn: letter });
      expect(await library.refresh()).toEqual({ changed: [morning.id], removed: [] });
      expect(library.any(morning.id)?.titleEn).toBe(letter);
    }
  });

  it("calls nothing changed that only looks newer", async () => {
    const folder = contentFolder(morning);
    const library = await open(folder.dir);
    const before = library.any(morning.id);
    utimesSync(join(folder.dir, storyPath(morning.id)), new Date(), new Date("2020-01-01"));
    expect(await library.refresh()).toEqual({ changed: [], removed: [] });
    expect(library.any(morning.id)).toBe(before);
  });

  it("answers every one of many refreshes at once with what was there when it was asked for", async () => {
    const folder = contentFolder(morning);
    const library = await open(folder.dir);
    const first = library.refresh();
    folder.put(evening);
    const [, ...rest] = await Promise.all([first, library.refresh(), library.refresh()]);
    expect(library.any(evening.id)).toStrictEqual(evening);
    expect(rest.every(({ removed }) => removed.length === 0)).toBe(true);
  });

  it("goes on serving a story that is gone from the disk until the next refresh", async () => {
    const folder = contentFolder(morning);
    const library = await open(folder.dir);
    folder.remove("stories");
    expect(served(library)).toEqual([morning.id]);
    expect(await library.refresh()).toEqual({ changed: [], removed: [morning.id] });
    expect([library.size, library.faults()]).toEqual([0, []]);
  });

  it("lets a faulty file be corrected", async () => {
    const folder = contentFolder();
    folder.write(storyPath(morning.id), "---\n");
    const library = await open(folder.dir);
    expect(library.faults()).toHaveLength(1);
    folder.put(morning);
    expect(await library.refresh()).toEqual({ changed: [morning.id], removed: [] });
    expect(library.faults()).toEqual([]);
  });
});

describe("a file that cannot be used is named and takes no other story down:", () => {
  const path = storyPath(evening.id);
  const good = formatStory(evening);
  type Folder = ReturnType<typeof contentFolder>;

  it.each<[string, (folder: Folder) => void, { path?: string; line?: number; reason: unknown }]>([
    [
      "JavaScript front matter",
      ({ write }) => write(path, good.replace("---", "---js")),
      { line: 1, reason: "the first line must be ---" },
    ],
    [
      "an anchor bomb",
      ({ write }) => write(path, good.replace("---", `---\na: &a [x]\nb: [${"*a,".repeat(999)}]`)),
      { reason: expect.stringContaining("anchors") },
    ],
    [
      "a prototype key",
      ({ write }) => write(path, good.replace("---", "---\n__proto__: {size: 0}")),
      { reason: "the key __proto__ is not allowed" },
    ],
    [
      "wrong types",
      ({ write }) => write(path, good.replace("featured: false", "featured: [1]")),
      { line: 5, reason: expect.stringContaining("featured") },
    ],
    [
      "a NUL character",
      ({ write }) => write(path, `${good}\0`),
      { line: 22, reason: "NUL characters are not allowed" },
    ],
    [
      "bytes that are no UTF-8",
      ({ write }) => write(path, Buffer.concat([Buffer.from(good), Buffer.from([0xc3, 0x28])])),
      { reason: "is not UTF-8" },
    ],
    ["UTF-16", ({ write }) => write(path, Buffer.from(`\ufeff${good}`, "utf16le")), { reason: "is not UTF-8" }],
    ["5 MB", ({ write }) => write(path, good + "x".repeat(5_000_000)), { reason: "is larger than 256 kB" }],
    ["nothing in it", ({ write }) => write(path, ""), { line: 1, reason: "the first line must be ---" }],
    [
      "a missing marker",
      ({ write }) => write(path, good.replace("<!-- pl -->\n", "")),
      { reason: expect.stringContaining("<!-- pl -->") },
    ],
    [
      "markers in the wrong order",
      ({ write }) =>
        write(path, good.replace("en -->", "xx -->").replace("pl -->", "en -->").replace("xx -->", "pl -->")),
      { line: 13, reason: expect.stringContaining("before the Polish") },
    ],
    [
      "both markers the same",
      ({ write }) => write(path, good.replace("pl -->", "en -->")),
      { line: 18, reason: expect.stringContaining("only once") },
    ],
    [
      "a folder named like a story",
      ({ dir }) => mkdirSync(join(dir, path), { recursive: true }),
      { reason: "is not a plain file" },
    ],
    [
      "a symbolic link to a good story",
      (folder) => {
        folder.write("elsewhere.md", good);
        symlinkSync(join(folder.dir, "elsewhere.md"), join(folder.dir, path));
      },
      { reason: "is not a plain file" },
    ],
    [
      "a symbolic link to itself",
      ({ dir }) => symlinkSync(join(dir, path), join(dir, path)),
      { reason: "is not a plain file" },
    ],
    [
      "a pipe that nobody writes to",
      ({ dir }) => execFileSync("mkfifo", [join(dir, path)]),
      { reason: "is not a plain file" },
    ],
    [
      "a linked month",
      (folder) => {
        folder.write("elsewhere/2026-10-01-morning.md", good);
        symlinkSync(join(folder.dir, "elsewhere"), join(folder.dir, "stories/2026/10"));
      },
      { path: "stories/2026/10", reason: "is not a folder" },
    ],
    [
      "a file in a month's place",
      ({ write }) => write("stories/2026/10", "x"),
      { path: "stories/2026/10", reason: "is not a folder" },
    ],
    [
      "the wrong month's folder",
      ({ write }) => write("stories/2026/10/2026-11-21-evening.md", good),
      { path: "stories/2026/10/2026-11-21-evening.md", reason: `this story belongs at ${path}` },
    ],
    [
      "no month's folder",
      ({ write }) => write("stories/2026/2026-11-21-evening.md", good),
      { path: "stories/2026/2026-11-21-evening.md", reason: "stories lie in stories/YYYY/MM/" },
    ],
    [
      "a name that is no id",
      ({ write }) => write("stories/2026/11/My story.md", good),
      { path: "stories/2026/11/My story.md", reason: expect.stringContaining("is not a story id") },
    ],
    [
      "an impossible slot",
      ({ write }) => write("stories/2026/11/2026-11-21-night.md", good),
      { path: "stories/2026/11/2026-11-21-night.md", reason: expect.stringContaining("is not a story id") },
    ],
  ])("%s", async (_what, harm, fault) => {
    const folder = contentFolder(morning);
    harm(folder);
    const library = await open(folder.dir);
    expect(served(library)).toEqual([morning.id]);
    expect(library.faults()).toEqual([{ path, ...fault }]);
    // And the same again when it is looked at again.
    await library.refresh();
    expect(served(library)).toEqual([morning.id]);
    expect(library.faults()).toEqual([{ path, ...fault }]);
  });

  it("a stories folder that is none", async () => {
    const folder = contentFolder();
    folder.write("stories", "x");
    const library = await open(folder.dir);
    expect(library.faults()).toEqual([{ path: "stories", reason: "cannot be listed (ENOTDIR)" }]);
  });

  it("600 hostile files at once: every good story is served and every bad file is named", async () => {
    const folder = contentFolder(morning, evening);
    const bad = Array.from(
      { length: 600 },
      (_, at) => `stories/2026/10/2026-10-${String((at % 31) + 1).padStart(2, "0")}-morning-${at + 2}.md`,
    );
    for (const [at, each] of bad.entries()) {
      folder.write(
        each,
        [
          "",
          "---js\nx\n---\n",
          good.replace(/timeSlot: .*/, "timeSlot: night"),
          good.slice(0, 300),
          `---${"\n".repeat(60_000)}---`,
        ][at % 5] ?? "",
      );
    }
    const library = await open(folder.dir);
    expect(served(library)).toEqual([evening.id, morning.id]);
    expect(library.faults()).toHaveLength(600);
    expect(new Set(library.faults().map((fault) => fault.path))).toEqual(new Set(bad));
  });

  it("files that are no Markdown, or hidden, are nobody's business", async () => {
    const folder = contentFolder(morning);
    for (const name of ["notes.txt", ".DS_Store", ".2026-11-21-evening.md.tmp", "2026-11-21-evening.md~"]) {
      folder.write(`stories/2026/11/${name}`, "x");
    }
    const library = await open(folder.dir);
    expect([served(library), library.faults()]).toEqual([[morning.id], []]);
  });
});
